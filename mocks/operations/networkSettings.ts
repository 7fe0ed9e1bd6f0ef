import * as v from 'valibot'
import type * as contract from '../../src/api/contract/networkSettings.ts'
import { checked, Refusal } from '../answers.ts'
import type { Part } from '../backend.ts'
import { agreedOn } from '../orders.ts'
import { dataCapPriceOf } from '../world/overview.ts'
import { hasEnded } from '../world/periods.ts'
import { subscriber } from './subscription.ts'

const Wanted = v.object({ dataCap: v.boolean(), price: v.number() })

export const networkSettings: Part<typeof contract> = {
  getNetworkSettings(_, { account, world }) {
    const { bundles } = subscriber(account)
    return { dataCap: hasEnded(account, world.today) ? null : { active: bundles.dataCap } }
  },

  /** What was used and charged before stays as it was. */
  updateNetworkSettings(input, { account, world: { today }, priceRise, become }) {
    const { dataCap, price } = checked(Wanted, input)
    const customer = subscriber(account)
    if (hasEnded(customer, today)) throw new Refusal(403, 'The subscription has stopped', 'STOPPED')
    const { bundles, dataCapSwitched, pending } = customer
    if (dataCap !== bundles.dataCap) {
      if (dataCap) agreedOn(price, dataCapPriceOf(customer) + priceRise)
      become({
        ...customer,
        bundles: { ...bundles, dataCap },
        dataCapSwitched: [...dataCapSwitched, today],
        // A change of bundles that is on its way does not take it back.
        pending: pending && { ...pending, bundles: { ...pending.bundles, dataCap } },
      })
    }
    return { dataCap: { active: dataCap } }
  },
}
