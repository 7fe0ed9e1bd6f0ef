import type { BindingPeriodType } from '../api/contract/subscription.ts'
import { provider } from '../provider.ts'
import type { Item } from './vocabulary.ts'

const types: Record<BindingPeriodType, NonNullable<Item['subscription_type']>> = {
  monthBindingPeriod: 'monthly',
  yearBindingPeriod: '1-year',
  retentionBindingPeriod: '1-year',
  twoYearBindingPeriod: '2-year',
}

type Ordered = { readonly id: string /** Cents a month. */; readonly price: number } | null
type Composition = { period: BindingPeriodType } & Readonly<Record<'MAIN' | 'ADDON_INET' | 'ADDON_SMS' | 'DATA_CAP', Ordered>>

/** The bundles of a subscription that was ordered, as the data layer knows them: what each costs a month, in euros. */
export const subscriptionItems = ({ period, MAIN, ADDON_INET, ADDON_SMS, DATA_CAP }: Composition): Item[] =>
  [ADDON_INET, MAIN, ADDON_SMS, DATA_CAP].flatMap((option) =>
    option === null
      ? []
      : {
          item_id: option.id,
          item_name: 'bundle',
          item_brand: provider.name,
          item_category: 'bundle',
          subscription_type: types[period],
          quantity: 1,
          price: option.price / 100,
        },
  )
