/** A number from 0 up to 1, and the next one at every call. */
export type Random = () => number

/** The same seed always gives the same row of numbers (FNV-1a over the seed, then mulberry32). */
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

/** A whole number from `min` to `max`, both possible. */
export const between = (random: Random, min: number, max: number): number => min + Math.floor(random() * (max - min + 1))

/** A whole number that is `mean` on average: 2,3 becomes 2 or, three times in ten, 3. */
export const about = (random: Random, mean: number): number => Math.floor(mean + random())

/** Splits `total` into whole parts in proportion to `weights`; together they are exactly `total`. */
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
