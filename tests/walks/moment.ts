import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { isWorkday } from '#kit/workdays.ts'
import { MOST_TIMES } from '#model/credit/autoTopUp.ts'
import type { AutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import type { Household } from '#model/friends/contract/household.ts'
import type { Overview, Tile } from '#model/overview/contract.ts'
import type { Simcard } from '#model/sim/contract/simcard.ts'
import { topUp } from '../../fixtures/catalogue/rates.ts'
import { lastSeen, type Walker } from './customer.ts'
import { must } from './must.ts'
import { keepPromises, promise } from './promises.ts'
import { toldByOverview } from './told.ts'

/** What must hold at every moment of a walk. */

const MINUTE = 60_000

export type Before = { readonly overview: Overview | null }

const sum = (rows: readonly { amount: number }[]) => rows.reduce((cents, { amount }) => cents + amount, 0)

export const overviewOf = async (walker: Walker): Promise<Overview | null> => {
  const answer = await walker.read(walker.isPrepaid() ? 'prepaidOverview' : 'postpaidOverview')
  return answer as Overview | null // its shape was checked
}

/** A few minutes pass before the next deed: another code may be sent. */
export async function waitForCode(walker: Walker): Promise<void> {
  lastSeen.delete(walker)
  await walker.turnTo(walker.now + 2 * MINUTE)
}

export const beforeDeed = async (walker: Walker): Promise<Before> => ({
  overview: lastSeen.get(walker) ?? (await overviewOf(walker)),
})

/** Days on the overview that may be over: of what has happened or is overdue, and of a recurring term. */
export const MAY_BE_PAST = [
  'arrangement',
  'arrangementLate',
  'creditExpiring',
  'extensionMissed',
  'mutualMissed',
  'portingDone',
  'orderWaiting',
  'phoneRefund',
  'phoneReturn',
  'phoneReturned',
]

/** A phone that has come tells the day on which it did, while it is new. One without a loan is paid off on that day. */
export const isToCome = ({ status }: Tile): boolean => status !== 'DELIVERED' && status !== 'PAID_OFF'

/** The most credit that somebody may have: a compensation, and the cent of a linked account, come on top of what can be topped up. */
export const mostCredit = new WeakMap<Walker, number>()

function checkOverview(overview: Overview, today: Day, most: number): void {
  const { balance, currentCosts, dataBundle, nextInvoice, latestInvoice, terminationDate, subscriptionActive } = overview
  if (balance !== null) must(balance >= 0 && balance <= most, 'the credit is between nothing and its maximum', balance)
  if (currentCosts) {
    const { fixed, outside, total, invoiceOn } = currentCosts
    must(total === sum(fixed) + sum(outside), 'the costs add up', currentCosts)
    must(
      outside.every(({ amount }) => amount >= 0),
      'nobody is paid for use',
      outside,
    )
    must(isWorkday(invoiceOn), 'an invoice is made on a working day', invoiceOn)
  }
  if (dataBundle) {
    const { used, usedPerDay, outside, from, until } = dataBundle
    must(used === usedPerDay.reduce((all, one) => all + one, 0), 'the days add up to what was used', used)
    must(outside <= used, 'no more outside the bundle than was used', outside, used)
    must(from <= today && today <= until, 'the period is that of today', from, until, today)
  }
  if (nextInvoice) {
    must(nextInvoice.date >= today, 'the next invoice is still to come', nextInvoice.date, today)
    must(isWorkday(nextInvoice.date), 'an invoice is made on a working day', nextInvoice.date)
  }
  if (latestInvoice) {
    must(latestInvoice.date <= today, 'the latest invoice has been made', latestInvoice.date, today)
    must((latestInvoice.paidInTerms ?? 0) <= Math.max(0, latestInvoice.amount), 'no more is paid than was due', latestInvoice)
  }
  must(terminationDate === null || terminationDate >= today || !subscriptionActive, 'what has ended has ended', terminationDate)
  for (const { templateType, date } of [...overview.fixMeBarItems, ...overview.fixMeTiles, ...overview.tiles.filter(isToCome)])
    if (date !== undefined && templateType !== 'inactive' && !MAY_BE_PAST.includes(templateType))
      must(date >= today, `${templateType} is promised for a day that is over`, date, today)
  for (const { until, eligible, subscribed } of overview.giftBundles)
    must(
      eligible === (!subscribed && until >= today && subscriptionActive),
      'a gift can be unwrapped until its last day, and that of the subscription',
      until,
      eligible,
      today,
    )
}

/** Low credit is topped up at once, when it may be. */
async function checkLowCredit(walker: Walker, { balance, autoTopUps }: Overview): Promise<void> {
  const [setting] = autoTopUps
  if (balance === null || setting?.type !== 'BALANCE' || balance >= (setting.threshold ?? 0)) return
  const { recent } = (await walker.read('getAutoTopUp')) as AutoTopUp
  const isFull = balance + setting.amount > topUp.maximum
  must(isFull || recent.length >= MOST_TIMES, 'low credit is topped up', balance, setting, recent)
}

/** Without a subscription no card works, and nobody has the household discount. */
async function checkEnded(walker: Walker, { subscriptionActive }: Overview): Promise<void> {
  if (subscriptionActive) return
  const { statusType, hasPendingSimcardActivation } = (await walker.read('getSimCard')) as Simcard
  must(statusType === 'BLOCKED' && !hasPendingSimcardActivation, 'the card of an ended subscription is blocked', statusType)
  const { discount } = (await walker.read('getHousehold')) as Household
  must(discount === 0, 'an ended subscription has no household discount', discount)
}

/** The overview of this moment, after checking all that must hold of it. */
export async function expectMoment(walker: Walker): Promise<Overview | null> {
  const overview = await overviewOf(walker)
  const today = dayOf(walker.now)
  if (overview) {
    checkOverview(overview, today, mostCredit.get(walker) ?? topUp.maximum)
    await checkLowCredit(walker, overview)
    await checkEnded(walker, overview)
    await keepPromises(walker, overview, lastSeen.get(walker) ?? null)
    promise(walker, ...toldByOverview(overview))
    lastSeen.set(walker, overview)
  }
  return overview
}
