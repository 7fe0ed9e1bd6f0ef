import { dateIn } from '#kit/typed/dateInput.ts'
import { initialsText } from '#kit/typed/personName.ts'
import { mobileNumber } from '#kit/typed/phoneNumber.ts'
import { plainText } from '#kit/typed/typedText.ts'
import type { ChangeCampaignOptions } from '#model/bundles/contract/bundleOptions.ts'
import type { AccountPayment } from '#model/payment/contract.ts'
import type { Address } from '#model/profile/contract/address.ts'
import type { RetentionHandsetOrder } from './contract/handsetRetention.ts'
import type { HandsetStorage } from './contract/handsetShop.ts'
import { creditAnswersIn, type IncomeForm } from './creditCapacity.ts'
import type { HandsetSums } from './handsetSums.ts'
import { chosenDocument, documentNumberIn, type IdentityForm, issuedIn } from './identityDocument.ts'
import { oneOffOf } from './instalment.ts'

type OrderParts = {
  identity: IdentityForm
  address: Address
  /** Null: the order did not require them. */
  income: IncomeForm | null
  storage: Pick<HandsetStorage, 'articleCode' | 'costs'>
  sums: HandsetSums
  bundles: ChangeCampaignOptions
  /** Null: nothing to pay now. */
  payment: AccountPayment | null
}

export function handsetPayload({
  identity,
  address,
  income,
  storage,
  sums,
  bundles,
  payment,
}: OrderParts): RetentionHandsetOrder {
  const document = chosenDocument(identity.documentType, identity.otherType)
  return {
    personal: {
      Salutation: (['MR', 'MRS'] as const).find((known) => known === identity.salutation) ?? 'NEUTRAL',
      Initials: initialsText(identity.initials),
      FirstName: plainText(identity.firstName),
      Insertion: plainText(identity.infix),
      LastName: plainText(identity.lastName),
    },
    address: {
      Street: address.street,
      HouseNumber: address.houseNumber,
      HouseNumberExtension: address.houseNumberAddition,
      City: address.city,
      Zip: address.zipCode,
    },
    identity: {
      PersonalID: documentNumberIn(identity.documentNumber),
      PersonalIDType: document,
      PersonalIDExpiryDate: dateIn(identity.expirationDate) ?? '',
      PersonalIDIssuingDate: dateIn(identity.issueDate) ?? '',
      PersonalIDIssuingCountry: issuedIn(document, identity.issuingCountry),
    },
    creditCheck: income && creditAnswersIn(income),
    HandsetOrder: {
      ArticleCode: storage.articleCode,
      ContactPhoneNumber: mobileNumber(identity.contactPhone) ?? '',
      InitialPayment: sums.initial,
      TotalCreditAmount: sums.credit,
      PeriodDuration: sums.months,
      MonthlyCreditAmount: sums.monthly,
      SalesPrice: storage.costs.total,
      DiscountAmount: storage.costs.discount,
    },
    changeCampaignOptions: bundles,
    AccountPayment: payment,
    costs: {
      ConnectionCosts: oneOffOf(sums.once, 'sign-up-fee'),
      DeliveryCosts: oneOffOf(sums.once, 'delivery-costs'),
      HomeCopyFee: oneOffOf(sums.once, 'home-copy-tax'),
    },
  }
}
