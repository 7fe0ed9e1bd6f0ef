/**
 * Events that happen to a customer: `POST /demo/happen`. `GET /demo/world` lists the events that make sense for the signed-in customer,
 * each with a Dutch name for its button in the panel.
 */
import * as v from 'valibot'
import { addMonths, dayOf, endOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { amountText } from '#kit/words/dataSize.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { addWorkdays } from '#kit/workdays.ts'
import { nextTermOf } from '#model/invoices/arrangements.ts'
import { isPhoneOnItsWay } from '#model/phones/phoneState.ts'
import { isEsim } from '#model/sim/simcard.ts'
import type { Account, Porting, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { openMonthsOf, runningOf } from '../invoices/unpaid.ts'
import { isAnswered } from '../invoices/world.ts'
import { lastingOutages, withOutage } from '../outage/world.ts'
import { isOnboarding } from '../overview/attention.ts'
import { decide, settle } from '../payment/paying.ts'
import { type Payment, paymentsOf } from '../payment/payments.ts'
import { tellOfOthers } from '../security/lockedMessages.ts'
import { leavingRequestOf, lockedSimOf } from '../security/numberLock.ts'
import { Refusal } from '../server/answers.ts'
import { type Browser, customerIn, nowIn, record } from '../server/browsers.ts'
import { newEventOf } from './events.ts'
import { hasEnded } from './periods.ts'

/** Every one has a kind of its own. A payment is named by its id alone: the backend knows its details. */
export const Happening = v.union([
  newEventOf('number-approved'),
  newEventOf('number-rejected'),
  newEventOf('number-stopped'),
  newEventOf('number-leaves'),
  newEventOf('phone-delivered'),
  newEventOf('phone-returned'),
  newEventOf('phone-status'),
  newEventOf('sim-active'),
  newEventOf('esim-used'),
  newEventOf('invoice-paid'),
  newEventOf('bank-form-received'),
  newEventOf('stranger-ordered'),
  newEventOf('invoice-credited'),
  newEventOf('questions-answered'),
  newEventOf('terms-paid'),
  newEventOf('term-missed'),
  newEventOf('gift-arrived'),
  newEventOf('outage-struck'),
  newEventOf('outage-over'),
  v.strictObject({
    kind: v.literal('payment-decided'),
    payment: v.pipe(v.string(), v.maxLength(64)),
    outcome: v.picklist(['paid', 'failed']),
  }),
])
type Happening = v.InferOutput<typeof Happening>

/** An event that is possible now, with the text of its button. */
export type OfferedHappening = { readonly name: string; readonly happening: Happening }

/** The number is ported this many workdays after the old provider agreed. */
const WORKDAYS_TO_PORT = 2

/** The length of an outage in the demo, in hours. */
const STRIKES = 14
const HOUR = 3_600_000

/** Events of a subscription only. */
const ofSubscription: ReadonlySet<Happening['kind']> = new Set([
  'phone-delivered',
  'phone-returned',
  'phone-status',
  'invoice-paid',
  'invoice-credited',
  'questions-answered',
  'terms-paid',
  'term-missed',
])

/** Can it happen to this customer? A gift needs a subscription that runs, and an active card a contract that is confirmed. */
function concerns(kind: Happening['kind'], account: Account, today: Day): boolean {
  if (kind === 'sim-active') return !isOnboarding(account)
  if (kind === 'gift-arrived') return account.type === 'Postpaid' && !hasEnded(account, today)
  return account.type === 'Postpaid' || !ofSubscription.has(kind)
}

/** A gift lasts until the end of the next month. */
const gift = (type: 'data' | 'voice', size: number, today: Day): OfferedHappening => ({
  name: `Cadeau komt binnen: ${amountText({ type, size })}`,
  happening: { kind: 'gift-arrived', type, size, until: endOfMonth(addMonths(today, 1)) },
})

const invoiceOffers = (account: PostpaidAccount, today: Day): OfferedHappening[] =>
  openMonthsOf(account, today).length === 0
    ? []
    : [
        { name: 'Openstaande facturen zijn betaald', happening: { kind: 'invoice-paid' } },
        { name: `Nieuwste open factuur wordt ${euro(50)} lager`, happening: { kind: 'invoice-credited', amount: 50 } },
      ]

const questionOffers = ({ questions }: PostpaidAccount, today: Day): OfferedHappening[] =>
  questions.some((asked) => !asked.withdrawn && !isAnswered(asked, today))
    ? [{ name: 'Vraag over een factuur wordt beantwoord', happening: { kind: 'questions-answered' } }]
    : []

function arrangementOffers(account: PostpaidAccount, today: Day): OfferedHappening[] {
  const next = nextTermOf(runningOf(account, today)?.terms ?? [])
  if (next === null) return []
  const paid: OfferedHappening = { name: 'Alle termijnen zijn betaald', happening: { kind: 'terms-paid' } }
  const missed: OfferedHappening = { name: 'Termijn is niet op tijd betaald', happening: { kind: 'term-missed' } }
  return next.sentOn === undefined ? [paid, missed] : [paid]
}

/** Answers of the other provider to a porting request. */
function portingOffers(porting: Porting | null, today: Day): OfferedHappening[] {
  const on = addWorkdays(today, WORKDAYS_TO_PORT)
  if (porting?.step === 'approved') return [{ name: 'Nummer kan niet meer mee', happening: { kind: 'number-stopped' } }]
  if (porting?.step !== 'sent') return []
  return [
    { name: `Nummer mag mee, op ${dayText(on)}`, happening: { kind: 'number-approved', on } },
    {
      name: 'Nummer mag niet mee: verkeerd klantnummer',
      happening: { kind: 'number-rejected', code: 'CUSTOMER_NUMBER_MISMATCH' },
    },
  ]
}

function subscriberOffers(account: Account, today: Day): OfferedHappening[] {
  if (account.type === 'Prepaid') return []
  const { handset } = account
  return [
    ...(account.termination === null && account.leavesWithNumber === null && leavingRequestOf(account) === null
      ? [{ name: 'Andere provider neemt het nummer mee', happening: { kind: 'number-leaves' } } as const]
      : []),
    ...(handset && isPhoneOnItsWay(handset)
      ? [{ name: 'Telefoon is bezorgd', happening: { kind: 'phone-delivered' } } as const]
      : []),
    ...(handset?.status === 'WAIT_FOR_RETURN'
      ? [{ name: 'Telefoon is terug bij ons', happening: { kind: 'phone-returned' } } as const]
      : []),
    ...(handset?.status === 'WAIT_FOR_RETURN' && handset.told === undefined
      ? [{ name: 'Telefoon komt niet terug', happening: { kind: 'phone-status', status: 'WAIT_FOR_RETURN' } } as const]
      : []),
    ...(account.numberLock.on && lockedSimOf(account) === null && !hasEnded(account, today)
      ? [{ name: 'Iemand anders vraagt een simkaart aan', happening: { kind: 'stranger-ordered' } } as const]
      : []),
    ...invoiceOffers(account, today),
    ...questionOffers(account, today),
    ...arrangementOffers(account, today),
    ...(concerns('gift-arrived', account, today) ? [gift('data', 5000, today), gift('voice', 60, today)] : []),
  ]
}

function simOffers(account: Account, today: Day): OfferedHappening[] {
  const {
    simcard: { type, statusType, hasPendingSimcardActivation },
    sims: { next },
  } = account
  const name = `${isEsim(next?.type ?? type) ? 'eSIM' : 'Simkaart'} is actief`
  const isWaiting = statusType !== 'ACTIVE' || hasPendingSimcardActivation || next !== null
  return [
    ...(isWaiting && concerns('sim-active', account, today) ? [{ name, happening: { kind: 'sim-active' } } as const] : []),
    ...(next && isEsim(next.type) && !next.isUsed
      ? [{ name: 'Code van de eSIM is gebruikt', happening: { kind: 'esim-used' } } as const]
      : []),
  ]
}

function paymentOffers({ begun: { payment, amount }, status }: Payment): OfferedHappening[] {
  const way = (outcome: 'paid' | 'failed', name: string): OfferedHappening => ({
    name: `Betaling van ${euro(amount)} ${name}`,
    happening: { kind: 'payment-decided', payment, outcome },
  })
  if (status === 'pending') return [way('paid', 'is gecontroleerd')]
  return status === 'open' ? [way('paid', 'lukt'), way('failed', 'mislukt')] : []
}

/** Outages that end, and a long one at the customer's address. */
function outageOffers(account: Account, now: number): OfferedHappening[] {
  const over = lastingOutages(account, now).map(
    ({ id, name }): OfferedHappening => ({ name: `De storing in ${name} is voorbij`, happening: { kind: 'outage-over', id } }),
  )
  const from = now - STRIKES * HOUR
  // One that overlaps an earlier outage would change nothing.
  const isPossible = hasService(account, dayOf(from), dayOf(now)) && withOutage(account, STRIKES, false, now) !== account
  if (!isPossible) return over
  const strike = (name: string, isOver: boolean): OfferedHappening => ({
    name,
    happening: { kind: 'outage-struck', hours: STRIKES, isOver },
  })
  return [
    ...over,
    strike(`Een storing van ${STRIKES} uur in je wijk`, true),
    strike(`Een storing in je wijk duurt al ${STRIKES} uur`, false),
  ]
}

/** Does the customer pay for service on these days? */
const hasService = (account: Account, from: Day, today: Day): boolean =>
  account.type === 'Prepaid'
    ? account.bundle !== null || account.mutual !== null
    : account.since <= from && !isOnboarding(account) && !hasEnded(account, today)

/** The possible events of a customer at a moment (ms). */
export function offersFor(browser: Browser, number: number, now: number): OfferedHappening[] {
  const account = customerIn(browser, number, now)
  return [
    ...paymentsOf(browser, number, now)
      .filter(({ begun }) => begun.at <= now)
      .flatMap(paymentOffers),
    ...(hasEnded(account, dayOf(now)) ? [] : simOffers(account, dayOf(now))),
    ...(account.ibanForm
      ? [{ name: 'Formulier met rekeningnummer is binnen', happening: { kind: 'bank-form-received' } } as const]
      : []),
    ...portingOffers(account.porting, dayOf(now)),
    ...subscriberOffers(account, dayOf(now)),
    ...outageOffers(account, now),
  ]
}

/** Makes an event happen now. `real` is the real time in ms. Refused 409 for an event that does not concern this customer. */
export function happen(browser: Browser, number: number, happening: Happening, real: number): void {
  const now = nowIn(browser, real)
  if (happening.kind !== 'payment-decided') {
    const before = customerIn(browser, number, now)
    if (!concerns(happening.kind, before, dayOf(now))) throw new Refusal(409, 'It cannot happen to this customer')
    record(browser, number, happening, now)
    tellOfOthers(browser, before, customerIn(browser, number, now), now)
    return
  }
  const payment = paymentsOf(browser, number, now).find(({ begun }) => begun.payment === happening.payment)
  if (!payment) throw new Refusal(404, 'No such payment')
  if (payment.status === 'pending' && happening.outcome === 'paid') settle(payment, now)
  else if (payment.status === 'open') decide(payment, happening.outcome, real)
  else throw new Refusal(409, 'Its outcome is known')
}
