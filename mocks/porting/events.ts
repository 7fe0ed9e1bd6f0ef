/** Deeds about porting a number in. */

import type { Day } from '#kit/parts.ts'
import type { PortingRejection, PortingRequest } from '#model/porting/contract.ts'
import type { Porting } from '../../fixtures/accounts/account.ts'
import type { After, Afters } from '../world/after.ts'
import { asked, codesSentOf, rejectedOn, requestOf } from './world.ts'

export type PortingDeeds = {
  'porting-asked': { readonly request: PortingRequest }
  'porting-code-sent': object
  'porting-confirmed': object
  'porting-cancelled': object
  'number-approved': { readonly on: Day }
  'number-rejected': { readonly code: PortingRejection }
  'number-stopped': object
}

/** Changes nothing after the number was ported, or when no porting was requested. */
const ofPorting =
  <Deed>(change: (porting: Porting, deed: Deed, today: Day) => Porting): After<Deed> =>
  (account, deed, today) => {
    const { porting } = account
    return porting && porting.step !== 'done' ? { ...account, porting: change(porting, deed, today) } : account
  }

export const afterPorting: Afters<PortingDeeds> = {
  'porting-asked': (account, { at, request }) => ({ ...account, porting: asked(request, at) }),
  'porting-code-sent': ofPorting((porting, { at }) =>
    porting.step === 'sms' ? { ...porting, codesSent: [...codesSentOf(porting), at] } : porting,
  ),
  'porting-confirmed': ofPorting((porting, _, today) => ({ ...requestOf(porting), step: 'sent', on: today })),
  'porting-cancelled': ofPorting((porting) => ({ ...requestOf(porting), step: 'cancelled' })),
  'number-approved': ofPorting((porting, { on }, today) => ({ ...requestOf(porting), step: 'approved', on: today, date: on })),
  'number-rejected': ofPorting((porting, { code }, today) => rejectedOn(requestOf(porting), code, today)),
  'number-stopped': ofPorting((porting) => ({ ...requestOf(porting), step: 'terminated' })),
}
