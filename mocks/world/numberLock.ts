/** The lock on a number, and what waits for it. */
import type { Account, LockedRequest } from '../../fixtures/accounts/account.ts'
import type { NumberLock } from '../../src/api/contract/numberLock.ts'
import { dayOf } from '../../src/domain/dates.ts'
import { isEsim } from '../../src/domain/simcard.ts'
import { deliveryOf } from '../../src/domain/simOrder.ts'
import { hasEnded } from './periods.ts'
import { withOrderedSim } from './sim.ts'

const withLock = (account: Account, change: Partial<Account['numberLock']>): Account => ({
  ...account,
  numberLock: { ...account.numberLock, ...change },
})

/** On takes back a wish to turn it off. */
export const withLockOn = (account: Account): Account =>
  withLock(account, { on: true, waiting: account.numberLock.waiting.filter(({ kind }) => kind !== 'lock-off') })

export const withLocked = (account: Account, request: LockedRequest): Account =>
  withLock(account, { waiting: [...account.numberLock.waiting, request] })

export const withoutLocked = (account: Account, id: string): Account =>
  withLock(account, { waiting: account.numberLock.waiting.filter((request) => request.id !== id) })

/** The card that waits; null for none. */
export const lockedSimOf = ({ numberLock }: Pick<Account, 'numberLock'>) =>
  numberLock.waiting.find((request) => request.kind === 'sim') ?? null

function begun(account: Account, request: LockedRequest): Account {
  const rest = withoutLocked(account, request.id)
  if (request.kind === 'lock-off') return withLock(rest, { on: false })
  const today = dayOf(request.from)
  if (hasEnded(rest, today)) return rest
  const { type, price } = request
  const arrives = isEsim(type) ? null : deliveryOf(today, rest.address.zipCode).until
  return withOrderedSim(rest, { type, price, arrives }, today)
}

/** The customer at a moment (ms), after every request that has waited long enough. */
export const lockAsOf = (account: Account, now: number): Account =>
  account.numberLock.waiting.filter(({ from }) => from <= now).reduce(begun, account)

export const toldLock = ({ numberLock: { on, waiting } }: Account): NumberLock => ({
  on,
  waiting: waiting.map((request) => ({
    id: request.id,
    kind: request.kind === 'lock-off' ? 'lock-off' : isEsim(request.type) ? 'esim' : 'sim',
    from: new Date(request.from).toISOString(),
  })),
})
