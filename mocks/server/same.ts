/** True when two values of plain data hold the same. Parts that are one object are not looked into. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [own, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return own.length === theirs.size && own.every(([name, part]) => theirs.has(name) && isSame(part, theirs.get(name)))
}
