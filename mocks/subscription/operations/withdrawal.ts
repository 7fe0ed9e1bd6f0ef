import * as v from 'valibot'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { emailIn } from '#kit/typed/email.ts'
import { isSameEmail } from '#kit/typed/emailText.ts'
import { dayInFull, timeText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { reflectionUntil } from '#model/bundles/changeTerms.ts'
import type * as contract from '#model/subscription/contract/withdrawal.ts'
import {
  type Refund,
  type Withdrawable,
  WithdrawalKind,
  type WithdrawalReceipt,
} from '#model/subscription/contract/withdrawal.ts'
import { backOf, returnPhoneBy } from '#model/subscription/withdrawal.ts'
import type { PostpaidAccount } from '../../../fixtures/accounts/account.ts'
import { refundOf, withdrawnHandsets } from '../../phones/handset.ts'
import { checked, Refusal } from '../../server/answers.ts'
import type { Context, Part } from '../../server/backend.ts'
import { type PdfLine, pdfOf } from '../../server/pdf.ts'
import { doneBy } from '../../world/asOf.ts'
import { withdrawn } from '../cancelling.ts'
import { withdrawablesOf } from '../leaving.ts'
import { concludedOn } from '../reflection.ts'
import { subscriber } from './subscription.ts'

const Wanted = v.object({ kind: WithdrawalKind, email: v.pipe(v.string(), v.maxLength(1000)) })
const Asked = v.object({ reference: v.pipe(v.string(), v.maxLength(40)) })

/** All withdrawal statements of a customer, newest first. */
const statementsOf = ({ account, events, now }: Context): WithdrawalReceipt[] =>
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
  const phone = kind === 'change' ? undefined : withdrawnHandsets(customer).find((one) => one.withdrawnOn === withdrawnOn)
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

export const withdrawal: Part<typeof contract> = {
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
    const { kind, email: typed } = checked(Wanted, input)
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
}
