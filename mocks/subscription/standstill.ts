import { addDays } from '#kit/dates.ts'
import type { Standstill } from '#kit/parts.ts'
import { nextTermOf } from '#model/invoices/arrangements.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { costLimitOf } from '../costs/world.ts'
import type { Behind } from '../invoices/unpaid.ts'
import { runningOf } from '../invoices/unpaid.ts'
import { isOnboarding } from '../overview/attention.ts'
import { hasEnded, terminationOf } from '../world/periods.ts'
import type { World } from '../world/world.ts'

/**
 * A card that the provider blocked for unpaid invoices, with the solution: the overdue amount, a payment under way, or the next term of an
 * arrangement.
 */
function unpaidStandstill(account: Account, { today }: World, { overdue, checking }: Behind): Standstill {
  if (overdue > 0) return { why: 'unpaid', amount: overdue }
  if (checking > 0) return { why: 'checking', amount: checking }
  const term = account.type === 'Postpaid' ? nextTermOf(runningOf(account, today)?.terms ?? []) : null
  return term ? { why: 'term', amount: term.amount } : { why: 'blocked' }
}

/**
 * An empty bundle with a data cap, or no bundle that is left and a limit to extra costs that was reached, until the next bundle begins. After
 * the end of the subscription no bundle follows.
 */
function cappedStandstill(world: World): Standstill | null {
  const { account, latest, allowance, usageOf } = world
  const { data, dataCap } = allowance
  if (data?.isUnlimited || usageOf(latest).left.data > 0) return null
  const isCapped = dataCap && data !== null
  const isLimited = account.type === 'Postpaid' && costLimitOf(account, world).isReached
  if (!isCapped && !isLimited) return null
  const termination = terminationOf(account)
  const isLast = termination !== null && termination <= latest.until
  const until = isLast ? {} : { until: addDays(latest.until, 1) }
  return { why: 'capped', ...until, ...(!isCapped && { limited: true as const }) }
}

/** Why this customer has no internet now, the most serious reason first; null when nothing blocks it. */
export function standstillOf(world: World, behind: Behind): Standstill | null {
  const { account, today } = world
  const { simcard, settings } = account
  if (hasEnded(account, today) || isOnboarding(account)) return null
  if (simcard.status === 'Geblokkeerd') {
    if (simcard.statusType === 'STOLEN') return { why: 'stolen' }
    return simcard.statusType === 'SOFTBLOCKED' ? unpaidStandstill(account, world, behind) : { why: 'blocked' }
  }
  if (simcard.statusType === 'NEW') return { why: 'inactive' }
  return settings.network.mobileData ? cappedStandstill(world) : { why: 'switchedOff' }
}
