/** Deeds about outages. */

import type { Afters } from '../world/after.ts'
import { withOutage, withOutageOver } from './outages.ts'

export type OutagesDeeds = {
  /** `phoneNumber` gets the answer by sms. `outage`: the id of the known outage that it is about. */
  'outage-reported': { readonly phoneNumber: string; readonly outage: string | null }
  /** There has been no service at the customer's address for this many hours; `isOver`: until now. */
  'outage-struck': { readonly hours: number; readonly isOver: boolean }
  'outage-over': { readonly id: string }
}

export const afterOutages: Afters<OutagesDeeds> = {
  'outage-reported': (account) => ({ ...account, outageReports: account.outageReports + 1 }),
  'outage-struck': (account, { hours, isOver, at }) => withOutage(account, hours, isOver, at),
  'outage-over': (account, { id, at }) => withOutageOver(account, id, at),
}
