import type { Day } from '#kit/parts.ts'
import { chosenBundles, mustChoose, type Selection } from '#model/bundles/bundleChange.ts'
import type { Composition, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import type { User } from '#model/login/contract/session.ts'
import type { HandsetPortfolio, Smartphone } from '#model/phones/contract/handsetShop.ts'
import { creditAnswersIn, creditCapacityOf } from '#model/phones/creditCapacity.ts'
import { selectionWithPhone } from '#model/phones/handsetBundles.ts'
import { type HandsetSums, handsetSumsOf } from '#model/phones/handsetSums.ts'
import { needsCreditCheck, sliderMaxOf, sliderValueOf } from '#model/phones/instalment.ts'
import { isAvailable, type Variant } from '#model/phones/phoneSpec.ts'
import type { BindingPeriodType } from '#model/subscription/contract/subscription.ts'
import type { HandsetDraft } from './draft.ts'

/** The variant as sold to this customer, and the bundles that go with it. */
export type OrderOffer = {
  phone: Smartphone
  variant: Variant
  portfolio: HandsetPortfolio
  options: PostpaidOptions
  user: User
  startsOn: Day
  /** As long as the phone's instalments. */
  period: BindingPeriodType
}

/** A draft, resolved against the current offer. */
export type PhoneChoice = {
  selection: Selection
  to: Composition
  /** The highest monthly amount, as `monthly` in cents. */
  max: number
  /** The limit in cents from the income check; null: not checked. */
  personal: number | null
  monthly: number
  sums: HandsetSums
  needs: boolean
  hindrance: 'sold-out' | 'bundles' | null
}

export const sumsAt = ({ phone, variant, portfolio }: OrderOffer, monthly: number, to: Composition): HandsetSums =>
  handsetSumsOf({ costs: variant.storage.costs, refurbished: phone.refurbished, portfolio }, monthly, to)

export function phoneChoiceOf(offer: OrderOffer, draft: HandsetDraft): PhoneChoice {
  const { phone, variant, portfolio, options, period } = offer
  const selection = selectionWithPhone(options, draft, period)
  const to = chosenBundles(options, selection)
  const personal = draft.income && creditCapacityOf(creditAnswersIn(draft.income))
  const max = sliderMaxOf(variant.storage.costs, personal)
  const monthly = sliderValueOf(draft.monthly, max)
  const sums = sumsAt(offer, monthly, to)
  const hindrance = !isAvailable(phone, variant) ? 'sold-out' : mustChoose(options, selection) !== null ? 'bundles' : null
  return { selection, to, max, personal, monthly, sums, needs: needsCreditCheck(sums, portfolio, draft.adjusted), hindrance }
}
