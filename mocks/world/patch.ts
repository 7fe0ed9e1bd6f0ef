const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const laidOver = (value: unknown, patch: unknown): unknown => {
  if (!isPlain(value) || !isPlain(patch)) return patch
  const merged = { ...value }
  for (const [key, part] of Object.entries(patch)) merged[key] = laidOver(value[key], part)
  return merged
}

/** `value` with `patch` laid over it: objects field by field, everything else (lists too) replaced. */
export const patched = <Value extends object>(value: Value, patch: Record<string, unknown> | null): Value =>
  // A patch may say what the contract forbids: that is how a test sends something unexpected.
  patch === null ? value : (laidOver(value, patch) as Value)
