const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const laidOver = (value: unknown, patch: unknown): unknown => {
  if (!isPlain(value) || !isPlain(patch)) return patch
  const merged = { ...value }
  for (const [key, part] of Object.entries(patch)) merged[key] = laidOver(value[key], part)
  return merged
}

/** Merges `patch` into `value`: objects field by field; other values, including lists, are replaced. */
export const patched = <Value extends object>(value: Value, patch: Record<string, unknown> | null): Value =>
  // A patch may violate the contract: tests use it to send unexpected answers.
  patch === null ? value : (laidOver(value, patch) as Value)
