import * as v from 'valibot'
import type { Day } from '#kit/parts.ts'
import type * as contract from '#model/profile/contract/networkSettings.ts'
import { type NetworkSettings, NetworkSwitches } from '#model/profile/contract/networkSettings.ts'
import { forwardNumberIn, forwardProblem, neededFor } from '#model/profile/networkSettings.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import type { Account } from '../../../fixtures/accounts/account.ts'
import { askLocked } from '../../security/proof.ts'
import { checked, Refusal } from '../../server/answers.ts'
import type { Context, Part } from '../../server/backend.ts'
import { subscriber } from '../../subscription/operations/subscription.ts'
import { cancelStatusOf } from '../../subscription/subscription.ts'
import { agreedOn } from '../../world/orders.ts'
import { hasEnded } from '../../world/periods.ts'
import { dataCapPriceOf } from '../../world/prices.ts'

const Cap = v.object({ dataCap: v.boolean(), price: v.number() })
const Switched = v.object({
  setting: v.keyof(NetworkSwitches),
  on: v.boolean(),
  forwardTo: v.optional(v.pipe(v.string(), v.maxLength(20))),
})
const Wanted = v.union([Cap, Switched])

function settingsOf(account: Account, today: Day): NetworkSettings {
  const isOver = hasEnded(account, today)
  const { network, forwardTo } = account.settings
  return {
    dataCap: isOver || account.type === 'Prepaid' ? null : { active: account.bundles.dataCap },
    switches: isOver ? null : { ...network },
    forwardTo: isOver ? null : forwardTo,
  }
}

function switchCap({ account, world, priceRise, record }: Context, { dataCap, price }: v.InferOutput<typeof Cap>): Account {
  const customer = subscriber(account)
  if (isCancelledLike(cancelStatusOf(customer, world.today))) throw new Refusal(403, 'Nothing can be changed', 'NOT_ALLOWED')
  if (dataCap === customer.bundles.dataCap) return account
  if (dataCap) agreedOn(price, dataCapPriceOf(customer) + priceRise)
  return record({ kind: 'data-cap', on: dataCap })
}

function switchOne(context: Context, { setting, on, forwardTo }: v.InferOutput<typeof Switched>): Account {
  const { account, record } = context
  if (on && neededFor(setting, account.settings.network))
    throw new Refusal(409, 'Another setting has to be on first', 'NEEDS_OTHER')
  const isForwarding = setting === 'callForwarding' && on
  if (isForwarding && forwardProblem(forwardTo ?? '', account.phoneNumber) !== null)
    throw new Refusal(422, 'Calls cannot go on to this number', 'NUMBER_WRONG')
  // Codes by phone would go to the other number too.
  if (isForwarding) askLocked(context)
  return record({ kind: 'network-switched', setting, on, forwardTo: isForwarding ? forwardNumberIn(forwardTo ?? '') : null })
}

export const networkSettings: Part<typeof contract> = {
  getNetworkSettings: (_, { account, world: { today } }) => settingsOf(account, today),

  /** Earlier usage and charges do not change. */
  updateNetworkSettings(input, context) {
    const wanted = checked(Wanted, input)
    const { account, world } = context
    if ('dataCap' in wanted) subscriber(account)
    if (hasEnded(account, world.today)) throw new Refusal(403, 'The subscription has stopped', 'STOPPED')
    return settingsOf('dataCap' in wanted ? switchCap(context, wanted) : switchOne(context, wanted), world.today)
  },
}
