import * as v from 'valibot'
import { Days } from '#kit/parts.ts'
import { flag, Price, prepaidIds, TopUpSetting, text } from '../world/eventParts.ts'

/** Events of prepaid customers: bundles and credit. */
export const creditEvents = {
  'prepaid-bundle': { id: v.picklist(prepaidIds), days: Days, price: Price, autoExtend: flag },
  mutual: { price: Price, autoExtend: flag },
  'auto-extend': { of: v.picklist(['bundle', 'mutual']), autoExtend: flag },
  /** A changed setting, or null when it was turned off. The first setting is made by its payment. */
  'auto-top-up': { setting: v.nullable(TopUpSetting) },
  'code-redeemed': { code: text(40), amount: Price },
  'code-refused': {},
  'newest-prices': {},
}
