import { askText, dataCapDoneText, monthlyText } from '#features/bundles/dataplafond/text.ts'
import { addDays, endOfMonth } from '#kit/dates.ts'
import { euro } from '#kit/words/money.ts'
import { currentOf, monthlyOf } from '#model/bundles/bundleChange.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { getUsPs, postpaidOverview } from '#model/overview/contract.ts'
import { getNetworkSettings, updateNetworkSettings } from '#model/profile/contract/networkSettings.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { changedBefore } from '../law/bundles.ts'
import { type Customer, chance, law, undated } from '../law/law.ts'

const isOn = async (customer: Customer): Promise<boolean | null> =>
  (await customer.read(getNetworkSettings)).dataCap?.active ?? null
const charged = async (customer: Customer) => {
  const { currentCosts } = await customer.read(postpaidOverview)
  return currentCosts?.fixed.find(({ title }) => title === 'Dataplafond')?.amount ?? 0
}
/** The data cap and the monthly price of all bundles, from the bundle screens. */
const composed = async (customer: Customer) => {
  const options = await customer.read(getPostpaidOptionsV2)
  const now = currentOf(options)
  return { active: now.DATA_CAP !== null, monthly: monthlyOf(now) }
}
law('data cap', {
  // Accounts that can change it: 3 has stopped, 14 has yet to begin, 4 has cancelled and 6 is blocked.
  accounts: accounts.flatMap(({ number, type }) => (type === 'Postpaid' && ![3, 4, 6, 14].includes(number) ? number : [])),
  async choose(customer, random) {
    if (![4, 6, 23].includes(customer.number) && chance(random, 0.3)) await changedBefore(customer, random)
    for (const day of chance(random, 0.3) ? [1, 2] : []) {
      const { dataCapPrice: price } = await customer.read(getUsPs)
      await customer.write(updateNetworkSettings, { dataCap: !(await isOn(customer)), price })
      await customer.turnTo(addDays(customer.today(), day))
    }
    const active = await isOn(customer)
    return active === null ? null : { on: !active }
  },
  async told(customer, { on }) {
    const { dataCapPrice: price, dataCostOutsideBundle: perMb } = await customer.read(getUsPs)
    const { currentCosts } = await customer.read(postpaidOverview)
    const { monthly } = await composed(customer)
    const asked = askText(on, on ? price : perMb)
    return {
      // the dialog shows the new price; the receipt shows the same in its own words
      costs: on ? (asked.includes(price === 0 ? 'gratis' : euro(price)) ? monthlyText(price) : asked) : 'Uit',
      outside: on ? 'Geen' : asked.includes(`${euro(perMb)} per MB`) ? `${euro(perMb)} per MB` : asked,
      active: on,
      price: on ? price : 0,
      total: (currentCosts?.total ?? 0) + (on ? price : -price),
      monthly: monthly + (on ? price : -price),
    }
  },
  async order(customer, { on }) {
    const { dataCapPrice: price, dataCostOutsideBundle: perMb } = await customer.read(getUsPs)
    const { dataCap } = await customer.write(updateNetworkSettings, { dataCap: on, price })
    const active = dataCap?.active ?? null
    const { costs, outside } = dataCapDoneText({ active: active === true, price, perMb })
    return { active, costs, outside }
  },
  async pending(customer) {
    const { dataCap, currentCosts } = await customer.read(postpaidOverview)
    const { bundles } = await customer.read(getPostpaidSubscription)
    return {
      dataplafond: { active: await isOn(customer) },
      overzicht: { active: dataCap?.active, total: currentCosts?.total, price: await charged(customer) },
      'bundels-wijzigen': await composed(customer),
      abonnement: {
        active: bundles.some(({ code, subscribedStatus }) => code === 'DATA_CAP' && subscribedStatus === 'Subscribed'),
      },
    }
  },
  // it takes effect at once and continues next month
  startsOn: () => null,
  async after(customer) {
    await customer.turnTo(addDays(endOfMonth(customer.today()), 1))
    const active = await isOn(customer)
    return {
      dataplafond: active === null ? {} : { active },
      overzicht: active === null ? {} : { price: await charged(customer) },
    }
  },
  undo: {
    async by(customer, { on }) {
      const { dataCapPrice: price } = await customer.read(getUsPs)
      await customer.write(updateNetworkSettings, { dataCap: !on, price })
    },
    leaves: async (customer) => [
      undated(await customer.read(postpaidOverview)),
      await customer.read(getPostpaidOptionsV2),
      await customer.read(getPostpaidSubscription),
      await customer.read(getNetworkSettings),
    ],
  },
})
