/** A copy of plain data: arrays, objects and simple values. */
export function plainCopy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  const copy = Array.isArray(value)
    ? value.map(plainCopy)
    : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainCopy(part)]))
  return copy as Value // of the same shape
}
