/** Throws what does not hold, with what was seen. */
export function must(holds: boolean, what: string, ...seen: readonly unknown[]): void {
  if (!holds) throw new Error([what, ...seen.map((one) => JSON.stringify(one))].join(' | '))
}

export const same = (what: string, is: unknown, expected: unknown) =>
  must(JSON.stringify(is) === JSON.stringify(expected), what, is, expected)
