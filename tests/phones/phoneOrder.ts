import type { CreditAnswers, RetentionHandsetOrder } from '#model/phones/contract/handsetRetention.ts'
import type { HandsetStorage } from '#model/phones/contract/handsetShop.ts'
import { instalmentOf } from '#model/phones/instalment.ts'

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

/** A valid phone order for this address. `today` sets the year of the document. */
export function phoneOrder({
  storage,
  monthly,
  campaignIDs,
  address,
  levy = 641,
}: {
  storage: Pick<HandsetStorage, 'articleCode' | 'costs'>
  monthly: number
  campaignIDs: string[]
  address: { street: string; houseNumber: number; houseNumberAddition: string; zipCode: string; city: string }
  levy?: number
}): RetentionHandsetOrder {
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
