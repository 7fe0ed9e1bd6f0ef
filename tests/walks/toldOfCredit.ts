import { addDays, dayOf } from '#kit/dates.ts'
import { MOST_TIMES, WITHIN_DAYS } from '#model/credit/autoTopUp.ts'
import type { Campaign, PrepaidOffer } from '#model/credit/contract/prepaidBundle.ts'
import { nextStartOf } from '#model/credit/prepaidBundles.ts'
import type { PastPayment } from '#model/invoices/contract/paymentHistory.ts'
import { topUp } from '../../fixtures/catalogue/rates.ts'
import { MISSED_NEWS } from '../../mocks/overview/attention.ts'
import type { Walker } from './customer.ts'
import { must, same } from './must.ts'
import type { Promised } from './promises.ts'

/** What is told of later to who pays from credit. */

/** What moves the end of a prepaid bundle, or whether it is extended. */
const ENDS_BUNDLE = [
  'topupPrepaidBundle',
  'setAutoExtendPrepaidDataCampaign',
  'settingsChangeSimcardBlock',
  'activateSimcard',
  'sim-active',
  'pre2PostTransfer',
  'undoPre2PostTransfer',
  'bank',
  'payment-decided',
]

const paymentsOn = async (walker: Walker): Promise<readonly PastPayment[]> =>
  (Object((await walker.read('getPayments')) ?? { payments: [] }) as { payments: PastPayment[] }).payments

/** Whether a payment that the bank looked into bought another bundle after a moment (ms), which moves what was told then. */
const boughtSlowly = (payments: readonly PastPayment[], since: number): boolean =>
  payments.some(({ kind, method, at }) => kind !== 'topUp' && method === 'ideal' && Date.parse(at) > since)

/** A prepaid bundle or on-net calling, as told at a moment (ms), with its price in cents when it is known. */
export const extensionOf = (
  kind: 'bundle' | 'mutual',
  { until, autoExtend }: Campaign,
  price: number | null,
  at: number,
): Promised => ({
  name: kind,
  on: nextStartOf(until),
  endsWith: ENDS_BUNDLE,
  async check(walker, { is, today }) {
    if (!walker.isPrepaid()) return
    const on = nextStartOf(until)
    const own = (await paymentsOn(walker)).filter((one) => one.kind === kind)
    if (boughtSlowly(own, at)) return
    const paid = own.filter((one) => dayOf(Date.parse(one.at)) >= on)
    if (!autoExtend) {
      same(`a ${kind} that is not extended is not paid again`, paid, [])
      const { current, mutual } = (await walker.read('getPrepaidTopupBundlesV3')) as PrepaidOffer
      same(`a ${kind} that is not extended has stopped`, kind === 'bundle' ? current : mutual.current, null)
      return
    }
    const first = paid.find(({ at }) => dayOf(Date.parse(at)) === on)
    if (first) {
      if (price !== null) same('it is extended for its price', first.amount, price)
      return
    }
    if (today > addDays(on, MISSED_NEWS)) return
    const type = kind === 'mutual' ? 'mutualMissed' : 'extensionMissed'
    const missed = is.fixMeBarItems.find(({ templateType }) => templateType === type)
    must(missed?.date === on && (missed.amount ?? 0) > 0, 'it is extended on its day, or the credit lacked', on, missed ?? null)
    if (price !== null) must((missed?.amount ?? 0) <= price, 'no more than its price lacks', missed?.amount, price)
  },
})

/** The automatic top-up that has a day, as told at a moment (ms). */
export const toppedUpOn = (on: string, amount: number, at: number): Promised => ({
  name: 'auto top-up',
  on,
  endsWith: [...ENDS_BUNDLE, 'updateAutoTopUp', 'stopAutoTopUp'],
  async check(walker, { was }) {
    if (!walker.isPrepaid() || was?.balance == null) return
    const payments = await paymentsOn(walker)
    if (boughtSlowly(payments, at)) return
    const debited = payments.filter(({ kind, method }) => kind === 'autoTopUp' && method === 'directDebit')
    const days = debited.map(({ at }) => dayOf(Date.parse(at)))
    const isPaid = debited.some((one, nth) => days[nth] === on && one.amount === amount)
    const recent = days.filter((day) => day < on && day > addDays(on, -WITHIN_DAYS)).length
    // A payment that the bank looked into may have filled it meanwhile.
    const slow = payments.filter(({ kind, at: paidAt }) => kind === 'topUp' && Date.parse(paidAt) > at)
    const isFull = was.balance + slow.reduce((sum, one) => sum + one.amount, 0) + amount > topUp.maximum
    must(isPaid || isFull || recent >= MOST_TIMES, 'the credit is topped up on its day', on, amount, days)
  },
})
