import { dayOf } from '#kit/dates.ts'
import { dayInFull, timeText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { plural } from '#kit/words/plural.ts'
import type { Withdrawable, WithdrawalCosts, WithdrawalReceipt } from '#model/subscription/contract/withdrawal.ts'
import { backOf } from '#model/subscription/withdrawal.ts'
import { copy } from './copy.ts'

const daysText = (days: number) => plural(days, '1 dag', `${days} dagen`)

/** The costs of withdrawal: one sentence, the parts, and how the days are counted. */
export function withdrawalCostsText(costs: WithdrawalCosts) {
  const { days, monthly, used, periods, extras, outside, others, total, invoiced, credit } = costs
  const sums = periods.length > 0 ? periods : used === 0 ? [] : [{ days, monthly, used }]
  const back = backOf(costs)
  const rows = [
    { term: copy.costs.used(daysText(days)), amount: used },
    { term: copy.costs.extras, amount: extras },
    { term: copy.costs.outside, amount: outside },
    { term: copy.costs.others, amount: others },
  ]
  return {
    text: total === 0 ? copy.costs.none : copy.costs.text(euro(total)),
    rows: rows.filter(({ amount }) => amount !== 0).map(({ term, amount }) => ({ term, text: euro(amount) })),
    sums: sums.map((one) => copy.costs.sum(daysText(one.days), euro(one.monthly), euro(one.used))),
    total: euro(total),
    invoiced: invoiced === 0 ? null : copy.costs.invoiced(euro(invoiced)),
    back: credit === 0 ? null : back > 0 ? copy.costs.back(euro(credit), euro(back)) : copy.costs.less(euro(credit)),
  }
}

type Meaning = Pick<Withdrawable, 'kind' | 'keepsUntil' | 'hasPhone' | 'hasLoan' | 'terms' | 'isOwnNumber'>

export function meansText({ kind, keepsUntil, hasPhone, hasLoan, terms, isOwnNumber }: Meaning): string[] {
  if (kind === 'subscription')
    return [isOwnNumber ? copy.subscription.ownNumber : copy.subscription.number, ...(hasPhone ? [copy.subscription.phone] : [])]
  if (kind === 'phone')
    return [
      hasPhone ? copy.chooser.phone : copy.chooser.phoneNotSent,
      ...(hasLoan ? [copy.chooser.loan] : []),
      ...(terms > 0 ? [copy.chooser.terms(euro(terms))] : []),
    ]
  return [keepsUntil === null ? copy.chooser.change : copy.chooser.changeStarted(dayInFull(keepsUntil))]
}

export const statementText = ({ kind, orderNumber }: Pick<Withdrawable, 'kind' | 'orderNumber'>): string =>
  kind === 'subscription' ? copy.subscription.statement : copy.chooser.statement(orderNumber)

export function receiptText({ kind, at, email, costs, returnBy, keepsUntil, refund }: WithdrawalReceipt) {
  const moment = Date.parse(at)
  const [day, time] = [dayInFull(dayOf(moment)), timeText(moment)]
  return {
    heading: kind === 'subscription' ? copy.subscription.success : copy.chooser.success,
    received: copy.received(day, time, email),
    at: copy.receipt.atText(day, time),
    costs: costs === null ? null : costs.total === 0 ? copy.receipt.nothing : euro(costs.total),
    // Once the phone has come back, nothing is to be sent.
    returnBy: returnBy && !refund?.receivedOn ? dayInFull(returnBy) : null,
    keepsUntil: keepsUntil && dayInFull(keepsUntil),
  }
}
