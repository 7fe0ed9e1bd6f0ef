import { uspsAt } from '../../fixtures/catalogue/usps.ts'
import type * as contract from '../../src/api/contract/overview.ts'
import type { Overview } from '../../src/api/contract/overview.ts'
import { isOverdue, openSumOf } from '../../src/domain/invoices.ts'
import { Refusal } from '../answers.ts'
import type { Context, Part } from '../backend.ts'
import { underwayOf } from '../payments.ts'
import { overviewOf } from '../world/overview.ts'
import { patched } from '../world/patch.ts'
import { dataCapPriceOf } from '../world/prices.ts'
import { updatedAt } from '../world/usage.ts'
import { listed } from './invoices.ts'

/** What a bank is busy with is not asked for again. */
function stillAsked(items: Overview['fixMeBarItems'], context: Context): Overview['fixMeBarItems'] {
  const kinds = new Set(underwayOf(context.deeds[context.account.number] ?? [], context.now).map(({ what }) => what.kind))
  if (!kinds.has('invoices') && !kinds.has('term')) return items
  return items.flatMap((item) => {
    const { templateType } = item
    if (kinds.has('term') && (templateType === 'arrangement' || templateType === 'arrangementLate')) return []
    if (templateType !== 'paymentOverdue') return item
    const amount = openSumOf(listed(context).filter(isOverdue))
    return amount === 0 ? [] : { ...item, amount }
  })
}

function answer(context: Context): Overview {
  const { account, world, now, overviewPatch } = context
  const told = overviewOf(world)
  const fixMeBarItems = stillAsked(told.fixMeBarItems, context)
  return patched({ ...told, fixMeBarItems, updatedAt: updatedAt(account, now) }, overviewPatch)
}

export const overview: Part<typeof contract> = {
  postpaidOverview(_, context) {
    if (context.account.type !== 'Postpaid') throw new Refusal(403, 'Only for customers with a subscription')
    return answer(context)
  },
  prepaidOverview(_, context) {
    if (context.account.type !== 'Prepaid') throw new Refusal(403, 'Only for prepaid customers')
    return answer(context)
  },
  getUsPs: (_, { account, world, priceRise }) =>
    uspsAt(world.allowance.rates, account.type === 'Postpaid' ? dataCapPriceOf(account) + priceRise : 0),
}
