import {
  asItIs,
  availablePeriods,
  categoryOf,
  changePayload,
  chosenBundles,
  currentOf,
  isChange,
  mustChoose,
  type Selection,
  sizeKey,
  whyNot,
} from '#model/bundles/bundleChange.ts'
import { changePostpaidCampaigns, getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { between, type Random } from '../../mocks/world/random.ts'
import { type Customer, chance, oneOf } from './law.ts'

/** A random choice that the screen allows; null when it equals the current bundles. */
export async function randomSelection(customer: Customer, random: Random): Promise<Selection | null> {
  const options = await customer.read(getPostpaidOptionsV2)
  const [order = null] = await customer.read(handsetOrder)
  const now = currentOf(options)
  const period = chance(random, 0.5) ? oneOf(random, availablePeriods(options)) : null
  const size = (code: 'ADDON_INET' | 'MAIN') => {
    const sold = categoryOf(options[period ?? now.period], code)?.bundleOptions ?? []
    const open = sold.filter((option) => whyNot(option, code, now[code], order) === null)
    // Omitted bundles and temporary discounts are the error-prone cases.
    const special = open.filter(
      ({ size: own, isUnlimited, originalPrice }) => originalPrice !== null || (own === 0 && !isUnlimited),
    )
    if (open.length === 0 || chance(random, 0.4)) return null
    return sizeKey(oneOf(random, special.length > 0 && chance(random, 0.5) ? special : open))
  }
  const has = (code: 'ADDON_SMS' | 'DATA_CAP') => (categoryOf(options[now.period], code)?.bundleOptions ?? []).length > 0
  const onOff = (code: 'ADDON_SMS' | 'DATA_CAP') => (has(code) && chance(random, 0.3) ? between(random, 0, 1) === 1 : null)
  const selection: Selection = {
    ...asItIs,
    bindingPeriodType: period,
    data: size('ADDON_INET'),
    voice: size('MAIN'),
    sms: onOff('ADDON_SMS'),
    dataCap: onOff('DATA_CAP'),
    complete: options.completeStatus === 'ELIGIBLE' && chance(random, 0.3),
  }
  return isChange(options, selection) && mustChoose(options, selection) === null ? selection : null
}

/** Orders a random change and lets it begin, so that the flow under test starts from a customer with a history. */
export async function changedBefore(customer: Customer, random: Random): Promise<void> {
  const selection = await randomSelection(customer, random)
  if (!selection) return
  const options = await customer.read(getPostpaidOptionsV2)
  await customer.write(changePostpaidCampaigns, changePayload(chosenBundles(options, selection), selection))
  await customer.turnTo(options.startsOn)
}
