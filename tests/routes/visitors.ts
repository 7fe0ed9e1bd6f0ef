import { readFileSync } from 'node:fs'
import { provider } from '#kit/provider.ts'

/** The columns of the access matrix: a guest, a subscriber, a prepaid customer, and one who has not finished onboarding. */
export const COLUMNS = [null, 1, 30, 14] as const

/** Characters of a column. */
export const WIDTH = 24

let allowed: Map<string, number> | undefined

/**
 * The lowest account number that the access matrix names as allowed to see a path. Read from the reviewed matrix, which
 * `table.test.ts` compares: asking the mock takes seconds, in each process that runs browser tests.
 */
export function firstAllowed(path: string): number | undefined {
  // The matrix was written for the first brand, whose name is in one address.
  allowed ??= allowedIn(
    readFileSync(new URL('./__snapshots__/table.test.ts.snap', import.meta.url), 'utf8').replaceAll(
      '-tureluur',
      `-${provider.slug}`,
    ),
  )
  return allowed.get(path)
}

/** The lowest account number per path in the text of a matrix. */
export function allowedIn(matrix: string): Map<string, number> {
  const found = new Map<string, number>()
  const note = (path: string, number: number) => found.set(path, Math.min(number, found.get(path) ?? number))
  let account: number | null = null
  for (const line of matrix.split('\n')) {
    const path = line.slice(line.lastIndexOf(' ') + 1)
    account = Number(/^(\d+) .*: as \d/.exec(line)?.[1] ?? account) || null
    if (account !== null) {
      if (line.startsWith('  + ')) note(path, account)
    } else {
      for (const [at, number] of COLUMNS.entries()) {
        if (number !== null && line.startsWith('+ ', at * WIDTH)) note(path, number)
      }
    }
  }
  return found
}
