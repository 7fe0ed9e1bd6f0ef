import type { CostKind, CostLine } from '#kit/parts.ts'
import type { CostLimit } from './contract.ts'

/** The limits that are offered, in cents a month. */
export const COST_LIMITS = { min: 0, max: 10_000, step: 500 } as const

/** The limit that is proposed at first. */
export const USUAL_LIMIT = 2500

/** From this part of the limit on the customer is warned. */
const NEAR = 0.8

/** True for a limit that is offered, and for none. */
export const isPossibleLimit = (amount: unknown): amount is number | null =>
  amount === null ||
  (Number.isInteger(amount) &&
    Number(amount) >= COST_LIMITS.min &&
    Number(amount) <= COST_LIMITS.max &&
    Number(amount) % COST_LIMITS.step === 0)

/** True while extra costs leave room under the limit (cents). */
export const isWithinLimit = (amount: number, spent: number): boolean => spent < amount

/** The kinds of costs that stop at the limit (domain 1.3), in the order of the screen. */
export const stoppedKinds = ['data', 'voice', 'sms', 'abroad', 'service'] as const satisfies readonly CostKind[]

/** The costs that no limit can stop, because the customer agreed to them or orders them on purpose (domain 1.3). */
export const goingOn = ['subscription', 'phone', 'bought', 'once'] as const

/** The cents of this month that count for the limit. */
export const countedOf = (outside: readonly CostLine[]): number =>
  outside.reduce((sum, { kind, amount }) => (kind === 'other' ? sum : sum + amount), 0)

/** The costs of this month compared with the limit. */
type CostLimitStanding = 'none' | 'within' | 'near' | 'reached'

export function costLimitStanding({
  amount,
  outside,
  isReached,
}: Pick<CostLimit, 'amount' | 'outside' | 'isReached'>): CostLimitStanding {
  if (amount === null) return 'none'
  if (isReached) return 'reached'
  return countedOf(outside) >= amount * NEAR ? 'near' : 'within'
}

/** The effect of setting a limit now (cents): `stops` when the month is already at or over it, else the room that it leaves. */
export const effectOf = (
  amount: number,
  spent: number,
): { readonly kind: 'stops' } | { readonly kind: 'room'; readonly left: number } =>
  isWithinLimit(amount, spent) ? { kind: 'room', left: amount - spent } : { kind: 'stops' }
