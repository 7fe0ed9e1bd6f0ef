/** When a customer could call and use internet: without a working card there is no usage. */
import type { Account, Half, Span } from '../../fixtures/accounts/account.ts'
import { dayOf } from '../../src/domain/dates.ts'
import { restOf } from './halves.ts'

/** Does the card connect calls? Not when it is new, blocked or partly blocked, nor after a withdrawal. */
const calls = (account: Account): boolean =>
  account.simcard.statusType === 'ACTIVE' && !(account.type === 'Postpaid' && account.cancellation?.isWithdrawn)

/** Is there internet? The customer may have switched it off. */
const surfs = (account: Account): boolean => calls(account) && account.settings.network.mobileData

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
  const next = { calls: turned(offline.calls, calls(account), half), internet: turned(offline.internet, surfs(account), half) }
  return next.calls === offline.calls && next.internet === offline.internet ? account : { ...account, offline: next }
}
