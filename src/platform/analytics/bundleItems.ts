import { provider } from '#kit/provider.ts'
import { isNone, linesOf } from '#model/bundles/bundleChange.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { BindingPeriodType } from '#model/subscription/contract/subscription.ts'
import type { Item } from './vocabulary.ts'

const types: Record<BindingPeriodType, Item['subscription_type']> = {
  monthBindingPeriod: 'monthly',
  yearBindingPeriod: '1-year',
  twoYearBindingPeriod: '2-year',
  retentionBindingPeriod: '1-year',
}

/** The bundles of an ordered subscription as data layer items, with prices per month. */
export const bundleItems = (to: Composition): Item[] =>
  linesOf(to).flatMap(({ code, option, monthly }) =>
    isNone(code, option)
      ? []
      : [
          {
            item_id: option.id,
            item_name: 'bundle',
            item_brand: provider.name,
            item_category: 'bundle',
            subscription_type: types[to.period],
            quantity: 1,
            price: monthly / 100,
          },
        ],
  )
