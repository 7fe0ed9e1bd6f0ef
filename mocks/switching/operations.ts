import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { additionIn, additionProblem, houseNumberProblem, zipCodeIn } from '#kit/typed/address.ts'
import { birthDateProblem } from '#kit/typed/dateInput.ts'
import { emailIn } from '#kit/typed/email.ts'
import { isSameEmail } from '#kit/typed/emailText.ts'
import { ibanIn, isDutchIban } from '#kit/typed/iban.ts'
import { infixProblem, initialsProblem, isSameName, lastNameInFull, nameProblem, splitLastName } from '#kit/typed/personName.ts'
import { plainText } from '#kit/typed/typedText.ts'
import { numericDate } from '#kit/words/dateText.ts'
import { periodNames } from '#model/bundles/bundleText.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import { VERIFICATION } from '#model/profile/bankAccount.ts'
import * as contract from '#model/switching/contract.ts'
import { Salutation, type SwitchObstacle } from '#model/switching/contract.ts'
import { isAdult, obstacleOf, switchTerms } from '#model/switching/switching.ts'
import type { OrderedSubscription, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { orderLines, priceLines } from '../bundles/bundleDocuments.ts'
import { type Chosen, ChosenOptions, chosenFrom, offeredAs, orderedTerms } from '../bundles/operations/bundleOptions.ts'
import { prepaidCustomer } from '../credit/operations/prepaidBundle.ts'
import { AccountPayment, beginPayment, checkedPayment } from '../payment/paying.ts'
import { underwayOf } from '../payment/payments.ts'
import { refusedOrder } from '../phones/operations/deal.ts'
import { checked, Refusal } from '../server/answers.ts'
import { area, type Context } from '../server/backend.ts'
import { pdfOf } from '../server/pdf.ts'
import { TypedPlace } from '../server/typedValues.ts'
import { bindingPeriodTypes } from '../subscription/subscription.ts'
import { agreedFor } from '../world/orders.ts'
import { confirmationOfSwitch, receiptOfSwitch } from './switches.ts'
import { PORTFOLIO, subscriptionOffers, termsOfOrder } from './world.ts'

const Text = v.pipe(v.string(), v.maxLength(254))
const Ordered = v.object({
  personal: v.object({
    Salutation,
    Initials: Text,
    FirstName: Text,
    Insertion: Text,
    LastName: Text,
    BirthDate: Day,
    Email: Text,
  }),
  address: v.object({
    Street: TypedPlace,
    HouseNumber: v.pipe(v.number(), v.integer()),
    HouseNumberExtension: Text,
    City: TypedPlace,
    Zip: Text,
  }),
  changeCampaignOptions: ChosenOptions,
  Iban: Text,
  guardian: v.boolean(),
  startNow: v.boolean(),
  AccountPayment: v.nullable(AccountPayment),
})
const Asked = v.object({ campaignIDs: ChosenOptions.entries.campaignIDs, startNow: v.boolean() })

const isAtBank = ({ events, now }: Context): boolean => {
  // Moving the demo clock back puts later events in the future again.
  const isBegun = (payment: string) =>
    events.some((event) => event.kind === 'payment-begun' && event.payment === payment && event.at <= now)
  return underwayOf(events, now).some(
    ({ what, unlinked, payment }) => what.kind === 'switch' && unlinked === undefined && isBegun(payment),
  )
}

function triedBefore({ events, now }: Context): OrderedSubscription | null {
  const begun = events.filter((event) => event.kind === 'payment-begun')
  const last = begun.findLast(({ what, at }) => what.kind === 'switch' && at <= now)?.what
  return last?.kind === 'switch' ? last.order : null
}

function obstacleFor(customer: PrepaidAccount, context: Context): SwitchObstacle | null {
  const { today } = context.world
  return obstacleOf(
    {
      hasOldRates: customer.rates === 'prepaidOld',
      isComing: customer.switching !== null || isAtBank(context),
      isSimActive: customer.simcard.statusType === 'ACTIVE',
      creditValidUntil: customer.creditValidUntil,
    },
    today,
  )
}

function offeredNow(ids: readonly string[], { world, priceRise }: Context): { chosen: Chosen[]; to: Composition } {
  const chosen = chosenFrom(ids, { portfolio: PORTFOLIO })
  const options = subscriptionOffers(world.today, priceRise)
  const period = bindingPeriodTypes[chosen[0]?.binding ?? 'month']
  if (!options[period].available) throw refusedOrder('NOT_AVAILABLE')
  return { chosen, to: offeredAs(chosen, options, period) }
}

/** The details of the customer who orders. Throws a refusal when they are invalid. */
function personOf(
  { personal, address, guardian }: v.InferOutput<typeof Ordered>,
  known: Pick<PrepaidAccount, 'firstName' | 'lastName' | 'email' | 'address'>,
  today: Day,
): OrderedSubscription['person'] {
  const problems = [
    initialsProblem(personal.Initials),
    isSameName(personal.FirstName, known.firstName) ? null : nameProblem(personal.FirstName),
    ...(isSameName(lastNameInFull(personal.Insertion, personal.LastName), known.lastName)
      ? []
      : [infixProblem(personal.Insertion), nameProblem(personal.LastName)]),
    houseNumberProblem(String(address.HouseNumber)),
    address.HouseNumberExtension === known.address.houseNumberAddition ? null : additionProblem(address.HouseNumberExtension),
  ]
  const email = isSameEmail(personal.Email, known.email) ? known.email : emailIn(personal.Email)
  const zipCode = zipCodeIn(address.Zip)
  const birth = birthDateProblem(numericDate(personal.BirthDate), today)
  if (birth === 'tooYoung') throw refusedOrder('TOO_YOUNG')
  if (birth !== null || problems.some((problem) => problem !== null) || email === null || zipCode === null)
    throw refusedOrder('DETAILS_INVALID')
  if (!isAdult(personal.BirthDate, today) && !guardian) throw refusedOrder('GUARDIAN_MISSING')
  return {
    firstName: plainText(personal.FirstName),
    lastName: lastNameInFull(personal.Insertion, personal.LastName),
    email,
    address: {
      street: address.Street,
      houseNumber: address.HouseNumber,
      houseNumberAddition: additionIn(address.HouseNumberExtension),
      zipCode,
      city: address.City,
    },
  }
}

export const switchingOperations = area(contract)({
  getPostpaidPortfolioV2(_, { account, world, priceRise }) {
    prepaidCustomer(account)
    return subscriptionOffers(world.today, priceRise)
  },

  getPre2PostStanding(_, context) {
    const customer = prepaidCustomer(context.account)
    const { switching: coming } = customer
    // Reuses the details of an unpaid order, so that the customer need not type them again.
    const tried = triedBefore(context)
    const { firstName, lastName, email, address } = tried?.person ?? customer
    return {
      obstacle: obstacleFor(customer, context),
      coming: coming && termsOfOrder(coming.order, coming.orderedOn),
      balance: customer.balance,
      creditValidUntil: customer.creditValidUntil,
      known: {
        salutation: null,
        initials: '',
        birthDate: customer.birthDay,
        iban: customer.iban,
        ...tried?.given,
        firstName,
        ...splitLastName(lastName),
        email,
        address,
      },
    }
  },

  pre2PostTransfer(input, context) {
    const wanted = checked(Ordered, input)
    const customer = prepaidCustomer(context.account)
    const { today } = context.world
    const obstacle = obstacleFor(customer, context)
    if (obstacle !== null) throw refusedOrder(obstacle, 403)
    if (!wanted.changeCampaignOptions.contractAccepted) throw refusedOrder('CONTRACT_NOT_ACCEPTED')
    const person = personOf(wanted, triedBefore(context)?.person ?? customer, today)
    const iban = ibanIn(wanted.Iban)
    if (iban === null) throw refusedOrder('IBAN_INVALID')
    const { chosen, to } = offeredNow(wanted.changeCampaignOptions.campaignIDs, context)
    agreedFor(wanted.changeCampaignOptions.startsOn, switchTerms(to.period, wanted.startNow, today).startsOn)
    const { Salutation: salutation, Initials: initials, BirthDate: birthDate } = wanted.personal
    const order: OrderedSubscription = {
      ...orderedTerms(chosen, context.priceRise, { surcharge: {}, isKept: () => false }),
      startNow: wanted.startNow,
      person,
      given: { salutation, initials, birthDate, iban },
    }

    if (!isDutchIban(iban)) {
      context.record({ kind: 'switch-ordered', order, to })
      context.record({ kind: 'bank-form', iban })
      const orderNumber = context.place(orderLines(to))
      const receipt = receiptOfSwitch(order, to, { orderNumber, balance: customer.balance, at: context.now })
      context.mail(person.email, confirmationOfSwitch(receipt))
      return { ...receipt, form: true }
    }
    if (wanted.AccountPayment?.Amount !== VERIFICATION) throw refusedOrder('NOT_POSSIBLE')
    const { amount, bank, returnUrl } = checkedPayment(wanted.AccountPayment, context.origin)
    return beginPayment({ what: { kind: 'switch', iban, order, to }, amount, bank, returnUrl }, context)
  },

  undoPre2PostTransfer(_, context) {
    if (prepaidCustomer(context.account).switching === null) throw new Refusal(409, 'No switch is on its way', 'NOT_COMING')
    context.record({ kind: 'switch-undone' })
    return true
  },

  getPre2PostSummary(input, context) {
    const { campaignIDs, startNow } = checked(Asked, input)
    const customer = prepaidCustomer(context.account)
    const { to } = offeredNow(campaignIDs, context)
    const terms = switchTerms(to.period, startNow, context.world.today)
    const lines = [
      `${provider.name} Abonnement voor ${customer.phoneNumber}`,
      ...priceLines(to),
      ['Eenmalig', 'Gratis'] as const,
      `Contractduur: ${periodNames[to.period]}`,
      `Gaat in op ${numericDate(terms.startsOn)}`,
      ...(terms.contractEnd === null ? [] : [`Loopt tot en met ${numericDate(terms.contractEnd)}`]),
      'Daarna elke maand opzegbaar.',
      `Herroepen kan tot en met ${numericDate(terms.reflectionUntil)}, zonder reden.`,
    ]
    return { name: 'contractsamenvatting.pdf', base64: pdfOf('Contractsamenvatting', lines) }
  },

  getMandateForm: (_, { account }) => ({
    name: 'machtigingsformulier.pdf',
    base64: pdfOf(`Doorlopende SEPA-machtiging ${provider.name}`, [
      `Klantnummer: ${account.customerNumber}`,
      'Naam rekeninghouder:',
      'Rekeningnummer (IBAN):',
      'BIC van je bank:',
      `Ik geef ${provider.name} toestemming om mijn facturen af te schrijven van deze rekening.`,
      'Ik kan een afschrijving binnen 8 weken laten terugboeken.',
      'Plaats en datum:',
      'Handtekening:',
    ]),
  }),
})
