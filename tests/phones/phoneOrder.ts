import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { numericDate } from '#kit/words/dateText.ts'
import type { CreditAnswers, RetentionHandsetOrder } from '#model/phones/contract/handsetRetention.ts'
import type { HandsetStorage } from '#model/phones/contract/handsetShop.ts'
import { handsetPayload } from '#model/phones/handsetPayload.ts'
import { instalmentOf } from '#model/phones/instalment.ts'
import { addressOf } from '../../fixtures/addresses.ts'

export const PHONE_RETURN = 'http://localhost:4173/betaling-controleren'

/** An income that allows any phone. */
export const wealthy: CreditAnswers = {
  carOwner: false,
  daysPerWeekDayCare: 0,
  daysPerWeekSchoolCare: 0,
  livingSituation: 'OWN_HOUSE',
  specialCosts: 0,
  familyComposition: 'COUPLE',
  netIncomePerMonth: 420_000,
  netCostOfLivingPerMonth: 125_000,
}

/** A phone that is paid in two years. */
export const ARTICLE = 'TUR-TAL-S2-128-ZWART'
export const costs = { total: 54_900, discount: 0, contractLengthInMonths: 24, maximumMonthlyCredit: null }
export const TWO_YEARS = ['INET-10000.twoYears.600', 'MAIN-UNL.twoYears.500']

/**
 * The order of a phone as the app sends it, for a customer with a driving licence and the income for any phone. `today`: the licence is
 * valid then.
 */
export const orderedPhone = ({
  today,
  ...order
}: Omit<Parameters<typeof handsetPayload>[0], 'identity' | 'income'> & { today: Day }): RetentionHandsetOrder => ({
  ...handsetPayload({
    ...order,
    income: null,
    identity: {
      salutation: '',
      initials: 'A.',
      firstName: 'Kluut',
      infix: '',
      lastName: 'Wulp',
      documentType: 'NETHERLANDS_DRIVERS_LICENCE',
      otherType: '',
      documentNumber: '5340912276',
      issueDate: numericDate(addDays(today, -400)),
      expirationDate: numericDate(addDays(today, 400)),
      issuingCountry: 'NL',
      contactPhone: '0690000015',
    },
  }),
  creditCheck: wealthy,
})

type Wanted = {
  storage?: Pick<HandsetStorage, 'articleCode' | 'costs'>
  monthly?: number
  campaignIDs?: string[]
  address?: ReturnType<typeof addressOf>
  levy?: number
}

/** A valid phone order. Without more: of account 15, whose yearly contract ends in three months, at € 22 a month and € 21 in advance. */
export function phoneOrder({
  storage = { articleCode: ARTICLE, costs },
  monthly = 2200,
  campaignIDs = TWO_YEARS,
  address = addressOf(15),
  levy = 641,
}: Wanted = {}): RetentionHandsetOrder {
  const { initial, credit, months } = instalmentOf(storage.costs, monthly)
  const now = initial + levy
  return {
    personal: { Salutation: 'MRS', Initials: 'C.', FirstName: 'Chantal', Insertion: '', LastName: 'Kuiper' },
    address: {
      Street: address.street,
      HouseNumber: address.houseNumber,
      HouseNumberExtension: address.houseNumberAddition,
      City: address.city,
      Zip: address.zipCode,
    },
    identity: {
      PersonalID: 'NXA1BC2D3',
      PersonalIDType: 'NETHERLANDS_PASSPORT',
      PersonalIDIssuingDate: '2025-05-02',
      PersonalIDExpiryDate: '2035-05-02',
      PersonalIDIssuingCountry: 'NL',
    },
    creditCheck: wealthy,
    HandsetOrder: {
      ArticleCode: storage.articleCode,
      ContactPhoneNumber: '0690000015',
      InitialPayment: initial,
      TotalCreditAmount: credit,
      PeriodDuration: months,
      MonthlyCreditAmount: monthly,
      SalesPrice: storage.costs.total,
      DiscountAmount: storage.costs.discount,
    },
    changeCampaignOptions: { activateComplete: false, campaignIDs, contractAccepted: true },
    AccountPayment: now === 0 ? null : { Amount: now, Issuer: 'TESTNL01', ReturnURL: PHONE_RETURN },
    costs: { ConnectionCosts: 0, DeliveryCosts: 0, HomeCopyFee: levy },
  }
}
