import { pathOf } from '#platform/router/href.ts'
import type { RoutePath } from '#platform/router/register.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { found } from '../../mocks/contract/found.ts'
import { faultNames } from '../../mocks/server/faults.ts'
import { allowedTo } from '../routes/matrix.ts'
import { exampleOf, rows } from '../routes/rows.ts'

/** A row of the route table as somebody opens it; `account` is null for a guest. */
export type Visit = { readonly path: string; readonly address: string; readonly account: number | null }

/** The first account of each kind that may see a row: a subscriber and a prepaid customer where both may come. */
function accountsFor(path: string, route: (typeof rows)[number][1]): (number | null)[] {
  if ('redirect' in route ? route.signedIn !== undefined : route.for !== 'customers') return [null]
  const allowed = new Set(allowedTo(path, route))
  return (['Postpaid', 'Prepaid'] as const).flatMap(
    (kind) => accounts.find(({ type, number }) => type === kind && allowed.has(number))?.number ?? [],
  )
}

export const visits: readonly Visit[] = rows.flatMap(([path, route]) =>
  accountsFor(path, route).map((account) => ({ path, address: pathOf(path as RoutePath, exampleOf(path)), account })),
)

export const faults: readonly string[] = faultNames

/** Every write of the contract, which a fault can meet. */
export const writes: readonly string[] = found.flatMap(({ operation }) => (operation.reads ? [] : [operation.name]))

/** Faults after which the write was carried out all the same: the app looks up what became of it, and may say so. */
export const DONE_ALL_THE_SAME = new Set(['lost', 'done-with-500', 'truncated', 'null-fields', 'late'])
