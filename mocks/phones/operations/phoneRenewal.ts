import * as v from 'valibot'
import { dayOf } from '#kit/dates.ts'
import { Cents, Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { isSameAddress, zipCodeIn } from '#kit/typed/address.ts'
import { infixProblem, initialsProblem, isSameName, lastNameInFull, nameProblem } from '#kit/typed/personName.ts'
import { mobileNumber } from '#kit/typed/phoneNumber.ts'
import { numericDate } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { ISSUING_COUNTRIES } from '#model/abroad/countries.ts'
import { RESEND_AFTER } from '#model/login/secondFactor.ts'
import * as contract from '#model/phones/contract/handsetRetention.ts'
import { FamilyComposition, IdentityDocument, LivingSituation } from '#model/phones/contract/handsetRetention.ts'
import { creditCapacityOf } from '#model/phones/creditCapacity.ts'
import { phoneContractStartsOn } from '#model/phones/handsetBundles.ts'
import {
  asksCountry,
  documentNumberIn,
  documentNumberProblem,
  expiryProblem,
  issueDateProblem,
} from '#model/phones/identityDocument.ts'
import { needsCreditCheck } from '#model/phones/instalment.ts'
import { renewalOf } from '#model/renewal/renewal.ts'
import { Salutation } from '#model/switching/contract.ts'
import type { OrderedPhone, PostpaidAccount } from '../../../fixtures/accounts/account.ts'
import { refusedDocuments } from '../../../fixtures/register.ts'
import { ChosenOptions } from '../../bundles/operations/bundleOptions.ts'
import { CODE, checkCode } from '../../login/secondFactor.ts'
import type { Purchase } from '../../payment/events.ts'
import { AccountPayment, beginPayment, checkedPayment, notPossible } from '../../payment/paying.ts'
import { underwayOf } from '../../payment/payments.ts'
import { checked, Refusal } from '../../server/answers.ts'
import { area, type Context } from '../../server/backend.ts'
import { eventsOf } from '../../server/browsers.ts'
import { TypedCode } from '../../server/typedValues.ts'
import { subscriber } from '../../subscription/operations.ts'
import { phoneRejectionOf, subscriptionOf } from '../../subscription/subscription.ts'
import { doneBy } from '../../world/asOf.ts'
import type { WorldEvent } from '../../world/events.ts'
import { agreedFor } from '../../world/orders.ts'
import { type Awaited, awaitedBy, codesOfDay } from '../awaitedOrder.ts'
import { toPayNow } from '../phoneOrder.ts'
import { confirmationOf, onSale, phoneLines, phoneReceipt } from '../receipts.ts'
import type { PhoneWish } from '../world.ts'
import { dealFor, refusedOrder } from './deal.ts'
import { phoneDocuments } from './documents.ts'
import { portfolioFor } from './phones.ts'

/** The number of resends per day, after the first code. */
const RESENDS = 3
/** The codes of a day, over all orders: nobody is flooded by ordering anew. */
const MOST_CODES = 10

const Text = v.pipe(v.string(), v.maxLength(80))
const Amount = v.pipe(Cents, v.minValue(0))
const DaysOfWeek = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))
/** The highest accepted monthly income and costs in cents. */
const [Income, Costs] = [v.pipe(Amount, v.maxValue(2_500_000)), v.pipe(Amount, v.maxValue(1_000_000))]

const Ordered = v.object({
  personal: v.object({ Salutation, Initials: Text, FirstName: Text, Insertion: Text, LastName: Text }),
  address: v.object({
    Street: Text,
    HouseNumber: v.pipe(v.number(), v.integer()),
    HouseNumberExtension: Text,
    City: Text,
    Zip: Text,
  }),
  identity: v.object({
    PersonalID: Text,
    PersonalIDType: IdentityDocument,
    PersonalIDExpiryDate: Day,
    PersonalIDIssuingDate: Day,
    PersonalIDIssuingCountry: v.picklist(ISSUING_COUNTRIES),
  }),
  creditCheck: v.nullable(
    v.object({
      carOwner: v.boolean(),
      daysPerWeekDayCare: DaysOfWeek,
      daysPerWeekSchoolCare: DaysOfWeek,
      livingSituation: LivingSituation,
      specialCosts: Costs,
      familyComposition: FamilyComposition,
      netIncomePerMonth: Income,
      netCostOfLivingPerMonth: Costs,
    }),
  ),
  HandsetOrder: v.object({
    ArticleCode: Text,
    ContactPhoneNumber: Text,
    InitialPayment: Amount,
    TotalCreditAmount: Amount,
    PeriodDuration: v.pipe(v.number(), v.integer()),
    MonthlyCreditAmount: Amount,
    SalesPrice: Amount,
    DiscountAmount: Amount,
  }),
  changeCampaignOptions: ChosenOptions,
  AccountPayment: v.nullable(AccountPayment),
  costs: v.object({ ConnectionCosts: Amount, DeliveryCosts: Amount, HomeCopyFee: Amount }),
})
type Ordered = v.InferOutput<typeof Ordered>
const Code = v.object({
  flowInstanceId: v.pipe(v.string(), v.maxLength(64)),
  code: v.union([TypedCode, v.pipe(v.string(), v.maxLength(1000))]),
})

/** The customer. Throws a refusal when they cannot order a phone now. */
function buyer({ account, world: { today }, now, events }: Context): PostpaidAccount {
  const customer = subscriber(account)
  const reason = phoneRejectionOf(customer, today)
  if (reason !== null) throw refusedOrder(reason, 403)
  const isUnderway = underwayOf(events, now).some(({ what }) => what.kind === 'handset')
  if (isUnderway) throw refusedOrder('OPEN_HANDSET_ORDER', 403)
  const renewal = renewalOf(subscriptionOf(customer, today), now)
  if (renewal.kind === 'waits') throw refusedOrder('CHANGE_PENDING', 409)
  if (renewal.kind !== 'open') throw refusedOrder('OTHER', 403)
  return customer
}

const placed = ({ Street, HouseNumber, HouseNumberExtension, City }: Ordered['address']) => ({
  street: Street,
  houseNumber: HouseNumber,
  houseNumberAddition: HouseNumberExtension,
  city: City,
})

/** Throws a refusal when the personal details are invalid. A phone is delivered only to the customer's own address. */
function checkDetails({ personal, address, identity, HandsetOrder }: Ordered, account: PostpaidAccount, today: Day): void {
  const problems = [
    initialsProblem(personal.Initials),
    isSameName(personal.FirstName, account.firstName) ? null : nameProblem(personal.FirstName),
    ...(isSameName(lastNameInFull(personal.Insertion, personal.LastName), account.lastName)
      ? []
      : [infixProblem(personal.Insertion), nameProblem(personal.LastName)]),
  ]
  const { PersonalID: id, PersonalIDType: type, PersonalIDIssuingDate, PersonalIDExpiryDate } = identity
  const [issued, expires] = [numericDate(PersonalIDIssuingDate), numericDate(PersonalIDExpiryDate)]
  const isRight =
    problems.every((problem) => problem === null) &&
    isSameAddress({ zipCode: zipCodeIn(address.Zip) ?? '', ...placed(address) }, account.address) &&
    mobileNumber(HandsetOrder.ContactPhoneNumber) !== null &&
    documentNumberProblem(id, type) === null &&
    issueDateProblem(issued, today) === null &&
    expiryProblem(expires, issued, today) === null &&
    (asksCountry(type) || identity.PersonalIDIssuingCountry === 'NL')
  if (!isRight) throw refusedOrder('DETAILS_INVALID')
}

/** The result of the credit check, which is done for large loans only. */
function refusalOf({ identity }: Ordered, isLookedUp: boolean): OrderedPhone['refusal'] {
  const known = refusedDocuments[documentNumberIn(identity.PersonalID).slice(-2)]
  return known && (isLookedUp || !known.onlyWithLoan) ? known.reason : null
}

function waiting(context: Context): Awaited {
  const { browser, sid, events, now } = context
  const { number } = subscriber(context.account)
  const awaited = awaitedBy(events, now)
  // The code belongs to the session that ordered.
  const isHere = browser.orderedIn[number] === sid
  if (!awaited || awaited.isConfirmed || !isHere) throw refusedOrder('NOT_WAITING', 409)
  return awaited
}

const sentToday = ({ browser, account, now }: Context) => codesOfDay(eventsOf(browser, account.number), now)
const resendsLeft = (context: Context) => Math.max(0, RESENDS + 1 - sentToday(context))

/** The sms names the phone and its price, so that a customer who did not order it gives the code to nobody. */
function textCode({ articleCode, salesPrice, discount, monthly }: PhoneWish, context: Context): void {
  const { phone } = onSale(articleCode, context) ?? {}
  const price = monthly > 0 ? `${euro(monthly)} per maand` : euro(salesPrice - discount)
  const what = `${phone ? `${phone.brand.name} ${phone.name}` : 'telefoon'} (${price})`
  context.text(
    context.account.phoneNumber,
    `Je code om je bestelling van een ${what} bij ${provider.name} te bevestigen is ${CODE}. De code is 30 minuten geldig.`,
  )
}

/** Throws a refusal when the contract of an order begins in another month than when it was ordered (ms). */
const checkPeriod = (askedAt: number, { world }: Context): void =>
  agreedFor(phoneContractStartsOn(dayOf(askedAt)), phoneContractStartsOn(world.today))

/** The confirmed order that is kept, at the amount (cents) that the customer saw. */
export function keptPhone(amount: number, context: Context): Purchase {
  const customer = buyer(context)
  const awaited = awaitedBy(context.events, context.now)
  if (!awaited?.isConfirmed) throw refusedOrder('NOT_WAITING', 409)
  checkPeriod(awaited.askedAt, context)
  const deal = dealFor(customer, awaited.wish, context)
  if (amount !== toPayNow(deal.order)) throw notPossible()
  return { kind: 'handset', ...deal }
}

/** The payment of the order that ended last; null when there is none. */
const lastPaymentOf = (events: readonly WorldEvent[], now: number): string | null => {
  const ended = doneBy(events, now).findLast((event) => event.kind === 'payment-decided' && event.what.kind === 'handset')
  return ended?.kind === 'payment-decided' ? ended.payment : null
}

export const phoneRetentionOperations = area(contract)({
  getKeptHandset(_, context) {
    const { account, events, now } = context
    const awaited = awaitedBy(events, now)
    const isUnderway = underwayOf(events, now).some(({ what }) => what.kind === 'handset')
    if (account.type === 'Prepaid' || !awaited?.isConfirmed || isUnderway) return null
    try {
      const { order, to } = dealFor(account, awaited.wish, context)
      const { name: phone, address, credit, monthly, months } = order
      const payment = lastPaymentOf(events, now)
      return { phone, address, credit, monthly, months, to, now: toPayNow(order), keptUntil: awaited.until, payment }
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  },

  createRetentionHandset(input, context) {
    const wanted = checked(Ordered, input)
    const customer = buyer(context)
    const { HandsetOrder: handset, costs, changeCampaignOptions, creditCheck } = wanted
    const wish: PhoneWish = {
      flow: crypto.randomUUID(),
      articleCode: handset.ArticleCode,
      salesPrice: handset.SalesPrice,
      discount: handset.DiscountAmount,
      monthly: handset.MonthlyCreditAmount,
      oneOff: { connection: costs.ConnectionCosts, delivery: costs.DeliveryCosts, levy: costs.HomeCopyFee },
      campaignIDs: changeCampaignOptions.campaignIDs,
      complete: changeCampaignOptions.activateComplete,
      payment: null,
      refusal: null,
    }
    const { order } = dealFor(customer, wish, context)
    agreedFor(changeCampaignOptions.startsOn, phoneContractStartsOn(context.world.today))
    const isAsTold =
      handset.InitialPayment === order.initial &&
      handset.TotalCreditAmount === order.credit &&
      handset.PeriodDuration === order.months
    if (!isAsTold) throw notPossible()
    if (!changeCampaignOptions.contractAccepted) throw refusedOrder('CONTRACT_NOT_ACCEPTED')
    checkDetails(wanted, customer, context.world.today)
    const isLookedUp = needsCreditCheck(order, portfolioFor(context), false)
    if (isLookedUp && creditCheck === null) throw refusedOrder('CREDIT_ANSWERS_MISSING')
    if (creditCheck !== null && order.monthly > creditCapacityOf(creditCheck)) throw refusedOrder('CREDIT_TOO_HIGH')
    if ((wanted.AccountPayment?.Amount ?? 0) !== toPayNow(order)) throw notPossible()
    const payment = wanted.AccountPayment && toPayNow(order) > 0 ? checkedPayment(wanted.AccountPayment, context.origin) : null

    if (sentToday(context) >= MOST_CODES) throw new Refusal(429, 'No more codes today', 'RESEND_LIMIT')

    context.record({
      kind: 'phone-asked',
      ...wish,
      payment: payment && { bank: payment.bank, returnUrl: payment.returnUrl },
      refusal: refusalOf(wanted, isLookedUp),
    })
    context.browser.orderedIn = { ...context.browser.orderedIn, [customer.number]: context.sid }
    textCode(wish, context)
    return { flowInstanceId: wish.flow, resendsLeft: resendsLeft(context) }
  },

  handsetorderretentionResendSmsValidationCode(_, context) {
    const { now, record } = context
    const { codeAt, wish } = waiting(context)
    if (now - codeAt < RESEND_AFTER) throw new Refusal(429, 'Too Many Requests')
    if (resendsLeft(context) === 0) throw new Refusal(429, 'No more codes today', 'RESEND_LIMIT')
    record({ kind: 'phone-code-sent' })
    textCode(wish, context)
    return { flowInstanceId: wish.flow, resendsLeft: resendsLeft(context) }
  },

  verifyRetentionHandsetCode(input, context) {
    const { flowInstanceId, code } = checked(Code, input)
    const { record, now, account, place, mail } = context
    const { wish, askedAt } = waiting(context)
    if (wish.flow !== flowInstanceId) throw refusedOrder('NOT_WAITING', 409)
    checkCode(context, account, code, { isExpired: false, blockedStatus: 429 })
    const customer = buyer(context)
    checkPeriod(askedAt, context)
    const deal = dealFor(customer, wish, context)
    record({ kind: 'phone-confirmed' })
    if (wish.payment === null) {
      record({ kind: 'phone-ordered', ...deal })
      const receipt = phoneReceipt(deal, {
        orderNumber: place(phoneLines(deal)),
        at: now,
        zipCode: account.address.zipCode,
      })
      mail(account.email, confirmationOf(receipt))
      return receipt
    }
    const { bank, returnUrl } = wish.payment
    return beginPayment({ what: { kind: 'handset', ...deal }, amount: toPayNow(deal.order), bank, returnUrl }, context)
  },

  ...phoneDocuments,
})
