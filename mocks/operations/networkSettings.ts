import * as v from 'valibot'
import type * as contract from '../../src/api/contract/networkSettings.ts'
import { checked, Refusal } from '../answers.ts'
import type { Part } from '../backend.ts'
import { agreedOn } from '../orders.ts'
import { hasEnded } from '../world/periods.ts'
import { dataCapPriceOf } from '../world/prices.ts'
import { subscriber } from './subscription.ts'

const Wanted = v.object({ dataCap: v.boolean(), price: v.number() })

export const networkSettings: Part<typeof contract> = {
  getNetworkSettings(_, { account, world }) {
    const { bundles } = subscriber(account)
    return { dataCap: hasEnded(account, world.today) ? null : { active: bundles.dataCap } }
  },

  /** Switches the data cap. Usage and charges of before stay as they were. */
  updateNetworkSettings(input, { account, world: { today }, priceRise, record }) {
    const { dataCap, price } = checked(Wanted, input)
    const customer = subscriber(account)
    if (hasEnded(customer, today)) throw new Refusal(403, 'The subscription has stopped', 'STOPPED')
    if (dataCap !== customer.bundles.dataCap) {
      if (dataCap) agreedOn(price, dataCapPriceOf(customer) + priceRise)
      record({ kind: 'data-cap', on: dataCap })
    }
    return { dataCap: { active: dataCap } }
  },
}
