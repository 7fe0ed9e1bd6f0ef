/** Deeds about outages. */
import { withOutage, withOutageOver } from '../world/outages.ts'
import type { Afters } from './after.ts'

export type OutagesDeeds = {
  'outage-reported': object
  /** There has been no service at the customer's address for this many hours; `isOver`: until now. */
  'outage-struck': { readonly hours: number; readonly isOver: boolean }
  'outage-over': { readonly id: string }
}

export const afterOutages: Afters<OutagesDeeds> = {
  'outage-reported': (account) => ({ ...account, outageReports: account.outageReports + 1 }),
  'outage-struck': (account, { hours, isOver, at }) => withOutage(account, hours, isOver, at),
  'outage-over': (account, { id, at }) => withOutageOver(account, id, at),
}
