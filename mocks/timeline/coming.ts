/** What is certain or expected to come to a customer. */
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Overview } from '#model/overview/contract.ts'
import { creditDatesOf, type RightsDate, rightsOf } from '#model/subscription/rightsClock.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { completeStatusOf } from '../bundles/complete.ts'
import { optionsFor } from '../bundles/operations/bundleOptions.ts'
import { householdOf } from '../friends/world.ts'
import { overviewAt } from '../overview/operations.ts'
import { countingPhone } from '../phones/phoneOrder.ts'
import type { Context } from '../server/backend.ts'
import { reflectionsOf } from '../subscription/reflection.ts'
import { subscriptionOf } from '../subscription/subscription.ts'
import { invoicesAhead } from './money.ts'
import { renewableDays } from './renewing.ts'
import { plainOn, type Told } from './rows.ts'

/** The row of a date. Rows about money come from the invoices. */
function told(date: RightsDate, phone: string | null): Told[] {
  const { day } = date
  switch (date.kind) {
    case 'invoice':
    case 'settlement':
    case 'pay':
    case 'debit':
    case 'term':
    case 'lateTerm':
    case 'refund':
      return []
    case 'withdraw':
      return [{ kind: 'withdraw', day, what: [...date.what] }]
    case 'gift':
      return [{ kind: 'gift', day, count: date.gifts.length }]
    case 'extra':
      return [{ kind: 'extra', day, types: [...date.types] }]
    case 'discount':
      return [{ kind: 'discount', day, price: date.price }]
    case 'porting':
      return [{ kind: 'porting', day, number: date.number === '' ? null : date.number }]
    case 'parcel':
    case 'return':
      return [{ kind: date.kind, day, name: phone }]
    case 'bundle':
    case 'change':
    case 'complete':
    case 'contract':
    case 'credit':
    case 'extension':
    case 'firstTerm':
    case 'household':
    case 'mutual':
    case 'renewal':
    case 'stay':
    case 'stop':
      return plainOn(date.kind, day)
  }
}

function datesOf(account: PostpaidAccount, overview: Overview, context: Context): RightsDate[] {
  const { now, world } = context
  const { today } = world
  const completeStatus = completeStatusOf(account, today)
  return rightsOf(
    {
      subscription: subscriptionOf(account, today),
      options: optionsFor(account, context),
      overview,
      household: householdOf(account, today, null),
      complete: { completeStatus, expectedOn: completeStatus === 'PENDING' ? account.completeFrom : null },
      withdrawals: reflectionsOf(account, today),
    },
    now,
  )
}

/** A change of bundles that begins a signed contract is shown as that contract, before and after its first day. */
const asContract = (date: RightsDate, { newContract }: PostpaidAccount): RightsDate =>
  date.kind === 'change' && newContract?.startsOn === date.day ? { ...date, kind: 'renewal' } : date

/** The answers to questions about invoices. */
const answersTo = ({ questions }: PostpaidAccount, today: Day): Told[] =>
  questions.flatMap(({ answeredOn, withdrawn }) => (withdrawn || answeredOn < today ? [] : plainOn('answer', answeredOn)))

export function comingTo(context: Context): Told[] {
  const { account, now, world } = context
  const overview = overviewAt(context)
  const cards = plainOn('simComes', account.sims.next?.arrives)
  if (account.type === 'Prepaid') {
    const begins = account.switching ? dayOf(account.switching.at) : null
    return [...creditDatesOf(overview, now).flatMap((date) => told(date, null)), ...plainOn('start', begins), ...cards].filter(
      ({ day }) => day >= world.today,
    )
  }
  const phone = countingPhone(account)?.name ?? null
  return [
    ...invoicesAhead(account, overview),
    ...datesOf(account, overview, context).flatMap((date) => told(asContract(date, account), phone)),
    ...renewableDays(account).flatMap((day) => plainOn('renew', day)),
    ...answersTo(account, world.today),
    ...cards,
  ].filter(({ day }) => day >= world.today)
}
