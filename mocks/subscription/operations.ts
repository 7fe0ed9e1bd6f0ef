import * as v from 'valibot'
import { dayOf } from '#kit/dates.ts'
import { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { emailIn } from '#kit/typed/email.ts'
import { isSameEmail } from '#kit/typed/emailText.ts'
import { dayInFull, timeText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { reflectionUntil } from '#model/bundles/changeTerms.ts'
import { messageProblem } from '#model/outage/outage.ts'
import { isLeaving } from '#model/subscription/cancellation.ts'
import * as subscriptionContract from '#model/subscription/contract/subscription.ts'
import * as contract from '#model/subscription/contract/termination.ts'
import { TerminateReason } from '#model/subscription/contract/termination.ts'
import * as withdrawalContract from '#model/subscription/contract/withdrawal.ts'
import {
  type Refund,
  type Withdrawable,
  WithdrawalKind,
  type WithdrawalReceipt,
} from '#model/subscription/contract/withdrawal.ts'
import { canUndo, earliestEnd, finalInvoiceOn, latestEnd, terminationFee, undoUntil } from '#model/subscription/termination.ts'
import { backOf, returnPhoneBy } from '#model/subscription/withdrawal.ts'
import type { Account, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { refundOf, withdrawnOrders } from '../phones/phoneOrder.ts'
import { askProof } from '../security/proof.ts'
import { checked, Refusal } from '../server/answers.ts'
import { area, type Context } from '../server/backend.ts'
import { type PdfLine, pdfOf } from '../server/pdf.ts'
import { doneBy } from '../world/asOf.ts'
import { agreedOn } from '../world/orders.ts'
import { hasEnded, terminationOf } from '../world/periods.ts'
import { renewalSetAside, withdrawn } from './cancelling.ts'
import { terminateDataOf, withdrawablesOf } from './leaving.ts'
import { concludedOn } from './reflection.ts'
import { cancelStatusOf, subscriptionOf } from './subscription.ts'

/** The subscriber. Throws a refusal for a prepaid customer. */
export function subscriber(account: Account): PostpaidAccount {
  if (account.type !== 'Postpaid') throw new Refusal(403, 'Only for customers with a subscription')
  return account
}

export const subscriptionOperations = area(subscriptionContract)({
  getPostpaidSubscription: (_, { account, world }) => subscriptionOf(subscriber(account), world.today),
})

const Withdrawn = v.object({ kind: WithdrawalKind, email: v.pipe(v.string(), v.maxLength(1000)) })
const Asked = v.object({ reference: v.pipe(v.string(), v.maxLength(40)) })

/** All withdrawal statements of a customer, newest first. */
export const statementsOf = ({ account, events, now }: Context): WithdrawalReceipt[] =>
  doneBy(events, now)
    .flatMap((event) => {
      if (event.kind !== 'withdrawn') return []
      const { at, receipt } = event
      return [
        { ...receipt, at: new Date(at).toISOString(), refund: refundFor(receipt.kind, subscriber(account), dayOf(at), now) },
      ]
    })
    .toReversed()

/** The refund for the phone that a withdrawal on a day concerned. A change of bundles concerns no phone. */
function refundFor(kind: WithdrawalKind, customer: PostpaidAccount, withdrawnOn: Day, now: number): Refund | null {
  const phone = kind === 'change' ? undefined : withdrawnOrders(customer).find((one) => one.withdrawnOn === withdrawnOn)
  return phone ? refundOf(phone, dayOf(now)) : null
}

const what: Record<WithdrawalKind, string> = {
  subscription: 'Abonnement',
  phone: 'Telefoon, met de lening daarvoor',
  change: 'Verlenging of bundelwijziging',
}
const nameOf = ({ firstName, lastName }: PostpaidAccount) => `${firstName} ${lastName}`

/** The record of a withdrawal: who withdrew what, and when it was received. */
function documentOf(customer: PostpaidAccount, receipt: WithdrawalReceipt): string {
  const { reference, kind, orderNumber, orderedOn, at, email, costs, returnBy, hasLoan, keepsUntil, refund } = receipt
  const moment = Date.parse(at)
  const lines: PdfLine[] = [
    `Kenmerk ${reference}`,
    `Ontvangen op ${dayInFull(dayOf(moment))} om ${timeText(moment)}`,
    '',
    `Naam: ${nameOf(customer)}`,
    `Nummer: ${customer.phoneNumber}`,
    `Overeenkomst: ${kind === 'phone' && !hasLoan ? 'Telefoon' : what[kind]}`,
    `Bestelnummer ${orderNumber}, besteld op ${dayInFull(orderedOn)}`,
    `Bevestiging naar: ${email}`,
    '',
    `Ik herroep mijn overeenkomst met ${provider.name}.`,
    '',
    ...(costs === null
      ? []
      : ([
          [`Gebruikt: ${costs.days} dagen`, euro(costs.used)],
          ['Extra gekocht', euro(costs.extras)],
          ['Buiten je bundel', euro(costs.outside)],
          ...(costs.others === 0 ? [] : [['Simkaart en vergoeding', euro(costs.others)] as const]),
          ['Te betalen voor wat je hebt gebruikt', euro(costs.total)],
          ['Daarvan al gefactureerd', euro(costs.invoiced)],
          ...(costs.credit === 0 ? [] : [['Beltegoed dat je meebracht', euro(costs.credit)] as const]),
          ...(costs.credit > 0 && backOf(costs) > 0 ? [['Terug op je rekening', euro(backOf(costs))] as const] : []),
        ] as const)),
    ...(returnBy === null ? [] : [`Stuur je telefoon uiterlijk terug op ${dayInFull(returnBy)}.`]),
    ...(refund === null || refund.amount === 0 ? [] : [`Terug op je rekening voor je telefoon: ${euro(refund.amount)}.`]),
    ...(keepsUntil === null ? [] : [`Je nieuwe bundels stoppen na ${dayInFull(keepsUntil)}.`]),
  ]
  return pdfOf(`Bevestiging van je herroeping bij ${provider.name}`, lines)
}

function receiptFor(found: Withdrawable, email: string, { account, world: { today }, events }: Context) {
  const count = events.filter(({ kind }) => kind === 'withdrawn').length + 1
  const { kind, orderNumber, orderedOn, costs, hasPhone, hasLoan, terms, isOwnNumber, keepsUntil } = found
  return {
    reference: `HR-26${String(account.number).padStart(3, '0')}-${String(count).padStart(3, '0')}`,
    kind,
    orderNumber,
    orderedOn,
    email,
    costs,
    returnBy: hasPhone ? returnPhoneBy(today) : null,
    hasLoan,
    terms,
    isOwnNumber,
    keepsUntil,
  }
}

export const withdrawalOperations = area(withdrawalContract)({
  getWithdrawals(_, context) {
    const customer = subscriber(context.account)
    const { world, orders } = context
    return {
      name: nameOf(customer),
      phoneNumber: customer.phoneNumber,
      email: customer.email,
      open: withdrawablesOf(customer, world, orders),
      subscriptionUntil: reflectionUntil(concludedOn(customer)),
      done: statementsOf(context),
    }
  },

  withdrawContract(input, context) {
    const { kind, email: typed } = checked(Withdrawn, input)
    const customer = subscriber(context.account)
    const email = isSameEmail(typed, customer.email) ? customer.email : emailIn(typed)
    if (email === null) throw new Refusal(422, 'No e-mail address', 'EMAIL_INVALID')
    const { world, orders, now, record, mail } = context
    const found = withdrawablesOf(customer, world, orders).find((one) => one.kind === kind)
    if (!found) throw new Refusal(409, 'It cannot be withdrawn any more', 'TOO_LATE')
    const receipt = receiptFor(found, email, context)
    record({ kind: 'withdrawn', receipt })
    const refund = refundFor(kind, withdrawn(customer, kind, world.today), world.today, now)
    const label =
      receipt.returnBy === null
        ? ''
        : ` In deze e-mail zit je retourlabel, te gebruiken tot en met ${dayInFull(receipt.returnBy)}.`
    mail(
      email,
      `We hebben je herroeping ontvangen op ${dayInFull(dayOf(now))} om ${timeText(now)}. Kenmerk ${receipt.reference}, ${what[kind].toLowerCase()}.${label}`,
    )
    return { ...receipt, at: new Date(now).toISOString(), refund }
  },

  getWithdrawalDocument(input, context) {
    const { reference } = checked(Asked, input)
    const receipt = statementsOf(context).find((one) => one.reference === reference)
    if (!receipt) throw new Refusal(404, 'No such statement')
    return { name: `herroeping-${reference}.pdf`, base64: documentOf(subscriber(context.account), receipt) }
  },
})

const Wanted = v.object({
  reason: TerminateReason,
  endsOn: Day,
  fee: v.number(),
  message: v.pipe(v.string(), v.maxLength(2000)),
})

export const terminationOperations = area(contract)({
  getTerminateReasons: (_, { account }) => {
    subscriber(account)
    return [...TerminateReason.options]
  },

  getTerminateData: (_, { account, world, now }) => terminateDataOf(subscriber(account), world.today, now),

  terminateSubscription(input, context) {
    const { account, now, record, warn } = context
    const { today } = context.world
    const { reason, endsOn, fee: seen, message } = checked(Wanted, input)
    const customer = subscriber(account)
    if (hasEnded(customer, today)) throw new Refusal(403, 'The subscription has stopped', 'STOPPED')
    if (isLeaving(cancelStatusOf(customer, today))) throw new Refusal(409, 'It was cancelled already', 'ALREADY_CANCELLED')
    if (messageProblem(message) !== null) throw new Refusal(400, 'Unknown input')
    const data = terminateDataOf(customer, today, now)
    if (endsOn < earliestEnd(today, reason)) throw new Refusal(422, 'Not before a month of notice', 'TOO_EARLY')
    if (endsOn > latestEnd(today, data.contractEnd)) throw new Refusal(422, 'Too far ahead', 'TOO_LATE')
    const fee = terminationFee(data, reason, endsOn)
    agreedOn(seen, fee)
    askProof(context)
    record({ kind: 'terminated', reason, endsOn, fee })
    const costs = fee === 0 ? 'Opzeggen kost je niets.' : `De opzegvergoeding is ${euro(fee)}.`
    warn(`Je abonnement bij ${provider.name} stopt op ${dayInFull(endsOn)}. ${costs}`)
    const isDeceased = reason === 'DECEASED'
    const { phone, lastTermOn } = data
    const until = undoUntil(endsOn)
    return { endsOn, fee, undoUntil: until, finalInvoiceOn: finalInvoiceOn(endsOn), phone, lastTermOn, isDeceased }
  },

  undoTermination(_, { account, world: { today }, record, warn }) {
    const customer = subscriber(account)
    const endsOn = terminationOf(customer)
    if (endsOn === null) throw new Refusal(409, 'It was not cancelled', 'NOT_CANCELLED')
    if (hasEnded(customer, today) || !canUndo(endsOn, today)) throw new Refusal(409, 'It is the last day', 'TOO_LATE')
    const renewal = renewalSetAside(customer, today)?.pending?.startsOn
    record({ kind: 'termination-undone' })
    const renewed = renewal ? ` Je verlenging gaat in op ${dayInFull(renewal)}.` : ''
    warn(`Je opzegging bij ${provider.name} is ingetrokken. Je abonnement loopt gewoon door.${renewed}`)
    return true
  },
})
