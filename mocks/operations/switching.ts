import * as v from 'valibot'
import type { OrderedSubscription, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import type { Composition } from '../../src/api/contract/bundleOptions.ts'
import { Day } from '../../src/api/contract/parts.ts'
import type * as contract from '../../src/api/contract/switching.ts'
import { Salutation, type SwitchObstacle, type SwitchOrder } from '../../src/api/contract/switching.ts'
import { additionProblem, houseNumberProblem, zipCodeIn } from '../../src/domain/address.ts'
import { VERIFICATION } from '../../src/domain/bankAccount.ts'
import { codes, discountOf, monthlyOf } from '../../src/domain/bundleChange.ts'
import { birthDateProblem } from '../../src/domain/dateInput.ts'
import { numericDate } from '../../src/domain/dateText.ts'
import { emailIn } from '../../src/domain/email.ts'
import { ibanIn, isDutchIban } from '../../src/domain/iban.ts'
import { euro } from '../../src/domain/money.ts'
import {
  infixProblem,
  initialsProblem,
  lastNameInFull,
  nameProblem,
  plainName,
  splitLastName,
} from '../../src/domain/personName.ts'
import { isAdult, obstacleOf, switchTerms } from '../../src/domain/switching.ts'
import { provider } from '../../src/provider.ts'
import { checked, Refusal } from '../answers.ts'
import type { Context, Part } from '../backend.ts'
import { AccountPayment, beginPayment, checkedPayment, underwayOf } from '../payments.ts'
import { pdfOf } from '../pdf.ts'
import { orderLines, receiptOfSwitch } from '../switches.ts'
import { priceOf } from '../world/options.ts'
import { bindingPeriodTypes } from '../world/subscription.ts'
import { PORTFOLIO, subscriptionOffers, termsOfOrder } from '../world/switching.ts'
import { bundleTitles, type Chosen, ChosenOptions, chosenFrom, offeredAs } from './bundleOptions.ts'
import { prepaidCustomer } from './prepaidBundle.ts'

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
    Street: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)),
    HouseNumber: v.pipe(v.number(), v.integer()),
    HouseNumberExtension: Text,
    City: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)),
    Zip: Text,
  }),
  changeCampaignOptions: ChosenOptions,
  Iban: Text,
  guardian: v.boolean(),
  startNow: v.boolean(),
  AccountPayment: v.nullable(AccountPayment),
})
const Asked = v.object({ campaignIDs: ChosenOptions.entries.campaignIDs, startNow: v.boolean() })

const refused = (code: string, status = 422) => new Refusal(status, 'This cannot be ordered', code)

/** Is there one that was paid, and of which the bank says so later? */
const isAtBank = ({ deeds, account: { number }, now }: Context): boolean => {
  const own = deeds[number] ?? []
  // Moving the clock of the demo back leaves what was done later for later.
  const isBegun = (payment: string) =>
    own.some((deed) => deed.kind === 'payment-begun' && deed.payment === payment && deed.at <= now)
  return underwayOf(own, now).some(
    ({ what, unlinked, payment }) => what.kind === 'switch' && unlinked === undefined && isBegun(payment),
  )
}

/** What was filled in for an order that was not paid. */
function triedBefore({ deeds, account: { number }, now }: Context): OrderedSubscription | null {
  const begun = (deeds[number] ?? []).filter((deed) => deed.kind === 'payment-begun')
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

/** What was chosen, as it is offered now. */
function offeredNow(ids: readonly string[], { world, priceRise }: Context): { chosen: Chosen[]; to: Composition } {
  const chosen = chosenFrom(ids, { portfolio: PORTFOLIO })
  const options = subscriptionOffers(world.today, priceRise)
  const period = bindingPeriodTypes[chosen[0]?.binding ?? 'month']
  if (!options[period].available) throw refused('NOT_AVAILABLE')
  return { chosen, to: offeredAs(chosen, options, period) }
}

/** The account's bundles as they were chosen: with what each costs above the catalogue, and the lower price for the first months. */
function orderOf(
  chosen: readonly Chosen[],
  { startNow }: Pick<SwitchOrder, 'startNow'>,
  { person, given }: Pick<OrderedSubscription, 'person' | 'given'>,
  rise: number,
): OrderedSubscription {
  const kind = (code: Chosen['code']) => chosen.find((one) => one.code === code)?.bundle
  const [data, voice, binding = 'month'] = [kind('ADDON_INET'), kind('MAIN'), chosen[0]?.binding]
  if (!data || !voice) throw refused('NOT_AVAILABLE')
  const priced = priceOf(data, binding)
  return {
    binding,
    bundles: { data: data.id, voice: voice.id, sms: kind('ADDON_SMS') !== undefined, dataCap: kind('DATA_CAP') !== undefined },
    surcharge: rise === 0 ? {} : Object.fromEntries(chosen.map(({ bundle }) => [bundle.id, rise])),
    promo: priced && priced.months > 0 ? { price: priced.price + rise, months: priced.months } : null,
    startNow,
    person,
    given,
  }
}

/** The customer who orders; refused when something about them cannot be right. */
function personOf({ personal, address, guardian }: v.InferOutput<typeof Ordered>, today: Day): OrderedSubscription['person'] {
  const problems = [
    initialsProblem(personal.Initials),
    nameProblem(personal.FirstName),
    infixProblem(personal.Insertion),
    nameProblem(personal.LastName),
    houseNumberProblem(String(address.HouseNumber)),
    additionProblem(address.HouseNumberExtension),
  ]
  const [email, zipCode] = [emailIn(personal.Email), zipCodeIn(address.Zip)]
  const birth = birthDateProblem(numericDate(personal.BirthDate), today)
  if (birth === 'tooYoung') throw refused('TOO_YOUNG')
  if (birth !== null || problems.some((problem) => problem !== null) || email === null || zipCode === null)
    throw refused('DETAILS_INVALID')
  if (!isAdult(personal.BirthDate, today) && !guardian) throw refused('GUARDIAN_MISSING')
  return {
    firstName: plainName(personal.FirstName),
    lastName: lastNameInFull(personal.Insertion, personal.LastName),
    email,
    address: {
      street: address.Street,
      houseNumber: address.HouseNumber,
      houseNumberAddition: address.HouseNumberExtension,
      zipCode,
      city: address.City,
    },
  }
}

/** What a prepaid customer never told. */
const unknown = { salutation: null, initials: '', birthDate: null, iban: '' }

const periods = { month: 'Maandelijks opzegbaar', year: '1 jaar', twoYears: '2 jaar', retention: '1 jaar' } as const

export const switching: Part<typeof contract> = {
  getPre2PostOptions(_, context) {
    const customer = prepaidCustomer(context.account)
    const { today } = context.world
    const { switching: coming } = customer
    // What was filled in for an order that was never paid is not typed again.
    const tried = triedBefore(context)
    const { firstName, lastName, email, address } = tried?.person ?? customer
    return {
      ...subscriptionOffers(today, context.priceRise),
      obstacle: obstacleFor(customer, context),
      coming: coming && termsOfOrder(coming.order, coming.orderedOn),
      balance: customer.balance,
      creditValidUntil: customer.creditValidUntil,
      known: { ...(tried?.given ?? unknown), firstName, ...splitLastName(lastName), email, address },
    }
  },

  pre2PostTransfer(input, context) {
    const wanted = checked(Ordered, input)
    const customer = prepaidCustomer(context.account)
    const { today } = context.world
    const obstacle = obstacleFor(customer, context)
    if (obstacle !== null) throw refused(obstacle, 403)
    if (!wanted.changeCampaignOptions.contractAccepted) throw refused('CONTRACT_NOT_ACCEPTED')
    const person = personOf(wanted, today)
    const iban = ibanIn(wanted.Iban)
    if (iban === null) throw refused('IBAN_INVALID')
    const { chosen, to } = offeredNow(wanted.changeCampaignOptions.campaignIDs, context)
    const { Salutation: salutation, Initials: initials, BirthDate: birthDate } = wanted.personal
    const order = orderOf(chosen, wanted, { person, given: { salutation, initials, birthDate, iban } }, context.priceRise)

    if (!isDutchIban(iban)) {
      context.record({ kind: 'switch-ordered', order, to })
      context.record({ kind: 'bank-form', iban })
      const orderNumber = context.place(orderLines(to))
      return { ...receiptOfSwitch(order, to, { orderNumber, balance: customer.balance, at: context.now }), form: true }
    }
    if (wanted.AccountPayment?.Amount !== VERIFICATION) throw refused('NOT_POSSIBLE')
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
    const { chosen, to } = offeredNow(campaignIDs, context)
    const [first] = chosen
    const terms = switchTerms(to.period, startNow, context.world.today)
    const months = discountOf(to)
    const lines = [
      `${provider.name} Abonnement voor ${customer.phoneNumber}`,
      ...codes.flatMap((code) => {
        const option = to[code]
        return option ? [[`${bundleTitles[code]} ${option.id.split('.')[0]}`, euro(option.price)] as const] : []
      }),
      ['Per maand, inclusief btw', euro(monthlyOf(to))] as const,
      ...(months === null ? [] : [[`Na ${months} maanden`, euro(monthlyOf(to, true))] as const]),
      ['Eenmalig', 'Gratis'] as const,
      `Contractduur: ${periods[first?.binding ?? 'month']}`,
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
}
