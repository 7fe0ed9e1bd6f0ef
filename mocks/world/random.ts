/** Answers the next number from 0 up to (not including) 1. */
export type Random = () => number

/** A generator that repeats its sequence for the same seed (FNV-1a over the seed, then mulberry32). */
export function randomOf(...seed: (string | number)[]): Random {
  let state = 0x811c9dc5
  for (const character of seed.join('|')) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

export const between = (random: Random, min: number, max: number): number => min + Math.floor(random() * (max - min + 1))

/** A whole number with `mean` as its average: 2.3 becomes 2, or 3 three times in ten. */
export const about = (random: Random, mean: number): number => Math.floor(mean + random())

/** Splits `total` into whole parts in proportion to `weights`; the parts add up to exactly `total`. */
export function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  let passed = 0
  let given = 0
  return weights.map((weight) => {
    passed += weight
    const upToHere = Math.round((total * passed) / sum)
    const part = upToHere - given
    given = upToHere
    return part
  })
}
