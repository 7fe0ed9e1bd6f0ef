/** When a customer could call and use internet: there is no usage without a working card, nor of what is switched off. */

import { dayOf } from '#kit/dates.ts'
import type { Account, Half, Service, Span } from '../../fixtures/accounts/account.ts'
import { restOf } from './halves.ts'

/** Does the card connect calls? Not when it is new, blocked or partly blocked, nor after a withdrawal. */
const calls = (account: Account): boolean =>
  account.simcard.statusType === 'ACTIVE' && !(account.type === 'Postpaid' && account.cancellation?.isWithdrawn)

/** The services of the customer: switches turn off internet, also abroad alone, and calls that cost extra. */
function worksFor(account: Account): Readonly<Record<Service, boolean>> {
  const { mobileData, roaming, roamingOutsideEu, internationalCalls, serviceNumbers } = account.settings.network
  const isConnected = calls(account)
  return {
    calls: isConnected,
    internet: isConnected && mobileData,
    roaming,
    outsideEu: roaming && roamingOutsideEu,
    international: internationalCalls,
    service: serviceNumbers,
  }
}

/** Opens or closes a span without service when the state changes at this half-day. */
function turned(spans: readonly Span[], works: boolean, at: Half): readonly Span[] {
  const last = spans.at(-1)
  const isOff = last?.until === null
  if (works !== isOff) return spans
  return last && works ? [...spans.slice(0, -1), { ...last, until: at }] : [...spans, { from: at, until: null }]
}

/** The customer with the effect of a change at a moment (ms) on calls and internet. */
export function connectedAt<A extends Account>(account: A, at: number): A {
  // The morning has been shown, even to who is there when the day begins.
  const half = restOf(dayOf(at))
  const { offline } = account
  const changed = Object.entries(worksFor(account)).flatMap(([name, works]) => {
    const spans = offline[name as Service] // the keys of `worksFor`
    const next = turned(spans, works, half)
    return next === spans ? [] : [[name, next] as const]
  })
  return changed.length === 0 ? account : { ...account, offline: { ...offline, ...Object.fromEntries(changed) } }
}
