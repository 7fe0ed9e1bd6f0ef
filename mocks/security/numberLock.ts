/** The lock on a number, and what waits for it. */

import { addDays, dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { addWorkdays, workdayFrom } from '#kit/workdays.ts'
import type { NumberLock } from '#model/security/contract/numberLock.ts'
import { LOCK_WAITS } from '#model/security/numberLock.ts'
import { isEsim } from '#model/sim/simcard.ts'
import { deliveryOf } from '#model/sim/simOrder.ts'
import { earliestEnd } from '#model/subscription/termination.ts'
import type { Account, LockedRequest, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { simPrices } from '../../fixtures/catalogue/rates.ts'
import { subscriberAsOf } from '../bundles/pending.ts'
import { withOrderedSim } from '../sim/world.ts'
import { termOf } from '../subscription/reflection.ts'
import { hasEnded } from '../world/periods.ts'
import type { Reducers } from '../world/reducer.ts'
import type { securityEvents } from './events.ts'

const withLock = (account: Account, change: Partial<Account['numberLock']>): Account => ({
  ...account,
  numberLock: { ...account.numberLock, ...change },
})

/** On takes back a wish to turn it off. */
const withLockOn = (account: Account): Account =>
  withLock(account, { on: true, waiting: account.numberLock.waiting.filter(({ kind }) => kind !== 'lock-off') })

const withLocked = (account: Account, request: LockedRequest): Account =>
  withLock(account, { waiting: [...account.numberLock.waiting, request] })

const withoutLocked = (account: Account, id: string): Account =>
  withLock(account, { waiting: account.numberLock.waiting.filter((request) => request.id !== id) })

/** The request of another provider; null without one. */
export const leavingRequestOf = ({ numberLock }: Pick<Account, 'numberLock'>) =>
  numberLock.waiting.find((request) => request.kind === 'number-leaves') ?? null

/** The card that waits; null for none. */
export const lockedSimOf = ({ numberLock }: Pick<Account, 'numberLock'>) =>
  numberLock.waiting.find((request) => request.kind === 'sim') ?? null

/** The working days until the customer hears the last day. */
const WORKDAYS_TO_TELL = 2

/** The last day of a subscription whose number is asked for today: no earlier than its term ends, and the next day is a working day. */
function lastDayOf(account: PostpaidAccount, today: Day): Day {
  const [notice, term] = [earliestEnd(today, null), termOf(subscriberAsOf(account, today), today)]
  return addDays(workdayFrom(addDays(term !== null && term > notice ? term : notice, 1)), -1)
}

/** Another provider ports the number out and has cancelled the subscription. */
function leaving(account: Account, today: Day): Account {
  if (account.type === 'Prepaid' || account.termination !== null || account.leavesWithNumber !== null) return account
  return {
    ...account,
    leavesWithNumber: { askedOn: today, toldOn: addWorkdays(today, WORKDAYS_TO_TELL), endsOn: lastDayOf(account, today) },
  }
}

/** Another provider asks for the number: at once without a lock, else once the customer confirmed it and waited. */
export function withNumberAsked(account: Account, at: number): Account {
  if (!account.numberLock.on) return leaving(account, dayOf(at))
  if (leavingRequestOf(account) !== null) return account
  return withLocked(account, { id: `leaves-${at}`, kind: 'number-leaves', confirmed: false, from: at + LOCK_WAITS })
}

/** The customer confirmed that the number may leave: the wait begins anew. */
const withLeavingConfirmed = (account: Account, id: string, at: number): Account =>
  withLock(account, {
    waiting: account.numberLock.waiting.map((request) =>
      request.id === id && request.kind === 'number-leaves' ? { ...request, confirmed: true, from: at + LOCK_WAITS } : request,
    ),
  })

function begun(account: Account, request: LockedRequest): Account {
  const rest = withoutLocked(account, request.id)
  if (request.kind === 'lock-off') return withLock(rest, { on: false })
  if (request.kind === 'number-leaves') return request.confirmed ? leaving(rest, dayOf(request.from)) : rest
  const today = dayOf(request.from)
  if (hasEnded(rest, today)) return rest
  const { type, price } = request
  const arrives = isEsim(type) ? null : deliveryOf(today, rest.address.zipCode).until
  return withOrderedSim(rest, { type, price, arrives }, today)
}

/** Without the card that waits. */
export function withoutLockedSim(account: Account): Account {
  const waiting = lockedSimOf(account)
  return waiting === null ? account : withoutLocked(account, waiting.id)
}

/** The customer at a moment (ms), after every request that has waited long enough. */
export const lockAsOf = (account: Account, now: number): Account =>
  account.numberLock.waiting.filter(({ from }) => from <= now).reduce(begun, account)

const kindOf = (request: LockedRequest): NumberLock['waiting'][number]['kind'] => {
  if (request.kind === 'sim') return isEsim(request.type) ? 'esim' : 'sim'
  return request.kind === 'lock-off' ? 'lock-off' : 'porting-out'
}

export const toldLock = ({ numberLock: { on, waiting } }: Account): NumberLock => ({
  on,
  waiting: waiting.map((request) => ({
    id: request.id,
    kind: kindOf(request),
    from: new Date(request.from).toISOString(),
    confirmed: request.kind !== 'number-leaves' || request.confirmed,
  })),
})

export const securityReducers: Reducers<typeof securityEvents> = {
  'number-lock-on': (account) => withLockOn(account),
  'number-lock-off': (account, { at, id }) =>
    account.numberLock.on ? withLocked(account, { id, kind: 'lock-off', from: at + LOCK_WAITS }) : account,
  'locked-sim-ordered': (account, { at, id, type, price }) =>
    withLocked(account, { id, kind: 'sim', type, price, from: at + LOCK_WAITS }),
  'locked-cancelled': (account, { id }) => withoutLocked(account, id),
  'locked-confirmed': (account, { at, id }) => withLeavingConfirmed(account, id, at),
  'stranger-ordered': (account, { at }) =>
    account.numberLock.on && lockedSimOf(account) === null
      ? withLocked(account, { id: `stranger-${at}`, kind: 'sim', type: 'USIM', price: simPrices.physical, from: at + LOCK_WAITS })
      : account,
}
