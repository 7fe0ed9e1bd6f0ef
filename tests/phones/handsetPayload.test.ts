import { describe, expect, test } from 'vitest'
import {
  asItIs,
  changePayload,
  chosenBundles,
  isTooSmallForPhone,
  MINIMUM_WITH_PHONE,
  monthlyOf,
  sizeRank,
} from '#model/bundles/bundleChange.ts'
import type { BundleOption, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { blankIncome } from '#model/phones/creditCapacity.ts'
import { periodFor, selectionWithPhone } from '#model/phones/handsetBundles.ts'
import { handsetPayload } from '#model/phones/handsetPayload.ts'
import { handsetSumsOf, subscriptionOver } from '#model/phones/handsetSums.ts'
import type { IdentityForm } from '#model/phones/identityDocument.ts'
import { onceLinesOf, sliderMaxOf } from '#model/phones/instalment.ts'
import { variantsOf } from '#model/phones/phoneSpec.ts'
import { getPostpaidOptionsRetention } from '#model/renewal/contract.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { oneOffCosts, phones } from '../../fixtures/catalogue/phones.ts'
import { operations } from '../support/operations.ts'
import { contextOf } from '../world/context.ts'

const NOON = Date.parse('2026-11-20T11:00:00Z')

function optionsOf(number: number): PostpaidOptions {
  const account = accountOf(number)
  if (!account) throw new Error(`no account ${number}`)
  // The operation answers in its own schema.
  return operations.get(getPostpaidOptionsRetention.name)?.answer(undefined, contextOf(account, NOON)) as PostpaidOptions
}

const identity: IdentityForm = {
  salutation: 'MR',
  initials: 'ka',
  firstName: ' Kees ',
  infix: 'van  der',
  lastName: 'Zijlstra',
  documentType: 'FOREIGN_PASSPORT',
  otherType: '',
  documentNumber: 'ab 123 456',
  issueDate: '1-2-2022',
  expirationDate: '1/2/2032',
  issuingCountry: 'DE',
  contactPhone: '+31 6 12 34 56 78',
}
const address = { street: 'Gruttolaan', houseNumber: 12, houseNumberAddition: 'A', zipCode: '1234 AB', city: 'Weidestad' }
const income = {
  ...blankIncome,
  familyComposition: 'SINGLE',
  livingSituation: 'RENTING',
  netIncome: '2.300',
  netCostOfLiving: '850',
  specialCosts: '0',
  carOwner: 'yes',
}
const s2 = phones.find(({ model }) => model === 's2')
const variant = s2 && variantsOf(s2).find(({ color }) => color.slug === 'zwart')
if (!variant) throw new Error('the catalogue has a Talura S2')
const { storage } = variant
/** The bundles of account 15 with a phone. */
const to = chosenBundles(optionsOf(15), selectionWithPhone(optionsOf(15), asItIs, 'twoYearBindingPeriod'))
const portfolio = { oneOffCosts: [...oneOffCosts] }

test('the payload has exactly the fields of spec 7, made of the form', () => {
  const options = optionsOf(24)
  const selection = selectionWithPhone(options, asItIs, 'twoYearBindingPeriod')
  const to = chosenBundles(options, selection)
  const sums = handsetSumsOf({ costs: storage.costs, refurbished: false, portfolio }, 2100, to)
  const payment = { Amount: sums.now, Issuer: 'TESTNL01', ReturnURL: 'https://mijn.example/terug' }
  const bundles = changePayload(to, selection)
  expect(handsetPayload({ identity, address, income, storage, sums, bundles, payment })).toStrictEqual({
    personal: { Salutation: 'MR', Initials: 'K.A.', FirstName: 'Kees', Insertion: 'van der', LastName: 'Zijlstra' },
    address: { Street: 'Gruttolaan', HouseNumber: 12, HouseNumberExtension: 'A', City: 'Weidestad', Zip: '1234 AB' },
    identity: {
      PersonalID: 'AB123456',
      PersonalIDType: 'FOREIGN_PASSPORT',
      PersonalIDExpiryDate: '2032-02-01',
      PersonalIDIssuingDate: '2022-02-01',
      PersonalIDIssuingCountry: 'DE',
    },
    creditCheck: {
      carOwner: true,
      daysPerWeekDayCare: 0,
      daysPerWeekSchoolCare: 0,
      livingSituation: 'RENTING',
      specialCosts: 0,
      familyComposition: 'SINGLE',
      netIncomePerMonth: 230_000,
      netCostOfLivingPerMonth: 85_000,
    },
    HandsetOrder: {
      ArticleCode: 'TUR-TAL-S2-128-ZWART',
      ContactPhoneNumber: '0612345678',
      InitialPayment: 4500,
      TotalCreditAmount: 50_400,
      PeriodDuration: 24,
      MonthlyCreditAmount: 2100,
      SalesPrice: 54_900,
      DiscountAmount: 0,
    },
    changeCampaignOptions: {
      activateComplete: false,
      campaignIDs: ['INET-10000.twoYears.600.renewal', 'MAIN-UNL.twoYears.500.renewal'],
      contractAccepted: true,
    },
    AccountPayment: { Amount: 5141, Issuer: 'TESTNL01', ReturnURL: 'https://mijn.example/terug' },
    costs: { ConnectionCosts: 0, DeliveryCosts: 0, HomeCopyFee: 641 },
  })
  const others = { ...identity, documentType: 'OTHERS', otherType: 'ResidencyPermitII', salutation: '' }
  expect(handsetPayload({ identity: others, address, income: null, storage, sums, bundles, payment: null })).toMatchObject({
    personal: { Salutation: 'NEUTRAL' },
    identity: { PersonalIDType: 'ResidencyPermitII', PersonalIDIssuingCountry: 'NL' },
    creditCheck: null,
    AccountPayment: null,
  })
})

test('sums: for any phone and amount, nothing is negative and the whole phone is paid', () => {
  for (const phone of phones)
    for (const { costs } of variantsOf(phone).map((each) => each.storage))
      for (let monthly = 0; monthly <= sliderMaxOf(costs, null); monthly += 100) {
        const sums = handsetSumsOf({ costs, refurbished: phone.refurbished, portfolio }, monthly, to)
        const { once: lines, ...amounts } = sums
        const once = lines.reduce((sum, { amount }) => sum + amount, 0)
        expect(lines).toEqual(onceLinesOf(portfolio.oneOffCosts, phone.refurbished))
        expect(Math.min(...Object.values(amounts))).toBeGreaterThanOrEqual(0)
        expect(sums.now).toBe(sums.initial + once)
        expect(sums.inAll).toBe(costs.total - costs.discount + once)
        expect(sums.perMonth).toBe(monthly + monthlyOf(to))
        expect(sums.now + sums.monthly * sums.months).toBe(sums.inAll)
        expect(sums.total).toBe(sums.inAll + subscriptionOver(to, sums.months))
      }
})

describe('the subscription that comes with a phone', () => {
  test.each([
    [15, 24, 'twoYearBindingPeriod'],
    [15, 12, 'retentionBindingPeriod'],
    [26, 12, 'retentionBindingPeriod'],
    [15, 36, null],
    [1, 24, null],
  ])('account %i gets with a phone of %i months: %s', (number, months, period) =>
    expect(periodFor(optionsOf(number), months)).toBe(period),
  )

  test.each([15, 17, 22, 24, 26, 28])('account %i keeps its bundles, or gets one that is large enough', (number) => {
    const options = optionsOf(number)
    const period = periodFor(options, 24)
    if (period === null) throw new Error('who may extend may do so for two years')
    const { ADDON_INET: data, MAIN: voice } = chosenBundles(options, selectionWithPhone(options, asItIs, period))
    expect(data && sizeRank(data)).toBeGreaterThanOrEqual(MINIMUM_WITH_PHONE)
    expect(voice).not.toBeNull()
    // A bundle that is too small cannot be chosen either.
    const small = { ...asItIs, data: '1000' }
    const other = chosenBundles(options, selectionWithPhone(options, small, period)).ADDON_INET
    expect(other && isTooSmallForPhone(other, 'ADDON_INET')).toBe(false)
  })
})

test('a bundle that is large enough is kept, another gives way to the default of 10 GB', () => {
  const chosen = (number: number) => selectionWithPhone(optionsOf(number), asItIs, 'twoYearBindingPeriod')
  expect(chosen(15)).toMatchObject({ data: '10000', voice: 'unlimited' })
  expect(chosen(22)).toMatchObject({ data: '10000', voice: '100' }) // 2 GB and 100 minutes before
})

test.each([
  [true, 'ELIGIBLE', true],
  [true, 'NOT_ELIGIBLE', false],
  [false, 'ELIGIBLE', false],
] as const)('Compleet comes with a phone when it is chosen and possible: %s and %s is %s', (complete, completeStatus, comes) => {
  const options = { ...optionsOf(15), completeStatus }
  expect(selectionWithPhone(options, { ...asItIs, complete }, 'twoYearBindingPeriod').complete).toBe(comes)
})

test('a discount counts only for its months', () => {
  const option = {
    ...({ id: 'x', size: 10_000, isUnlimited: false } as BundleOption), // other fields do not affect prices
    price: 800,
    originalPrice: 1000,
    discountMonths: 6,
    discountMonthsLeft: 0,
  }
  const to = { period: 'twoYearBindingPeriod', ADDON_INET: option, MAIN: null, ADDON_SMS: null, DATA_CAP: null } as const
  expect(subscriptionOver(to, 24)).toBe(6 * 800 + 18 * 1000)
  expect(subscriptionOver(to, 3)).toBe(3 * 800)
  expect(subscriptionOver({ ...to, ADDON_INET: { ...option, discountMonths: 0, discountMonthsLeft: 2 } }, 24)).toBe(
    2 * 800 + 22 * 1000,
  )
})

test('an unknown one-off cost is paid now like the others', () => {
  const more = { oneOffCosts: [...oneOffCosts, { id: 'gift-wrap', title: 'Inpakken', price: 250 }] }
  const [usual, wrapped] = [portfolio, more].map((given) =>
    handsetSumsOf({ costs: storage.costs, refurbished: false, portfolio: given }, 2200, to),
  )
  expect((wrapped?.now ?? 0) - (usual?.now ?? 0)).toBe(250)
  expect(wrapped?.once.at(-1)?.title).toBe('Inpakken')
})

test('the selection with a phone has no other fields of the draft', () => {
  const draft = { ...asItIs, phone: null, monthly: 1600 }
  const chosen = selectionWithPhone(optionsOf(15), draft, 'twoYearBindingPeriod')
  expect(Object.keys(chosen).toSorted()).toEqual(Object.keys(asItIs).toSorted())
})
