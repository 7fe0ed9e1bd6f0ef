import { fairUseOf, type PricedBundle, TRAVEL_LIMITS, tripProblem } from '#model/abroad/abroad.ts'
import * as contract from '#model/abroad/contract.ts'
import { type AbroadPrices, type AbroadRates, TravelCap } from '#model/abroad/contract.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { zoneCountries, zoneNames, zoneOf, zoneRates } from '../../fixtures/catalogue/abroad.ts'
import { emergencyOf } from '../../fixtures/catalogue/alarmNumbers.ts'
import { checked, Refusal } from '../server/answers.ts'
import { area } from '../server/backend.ts'
import { roomIn } from '../world/allowance.ts'
import { hasEnded, prepaidBundleOf } from '../world/periods.ts'
import { bundleCostsOf } from '../world/prices.ts'
import type { World } from '../world/world.ts'
import { capOn } from './world.ts'

/** The monthly price of the customer's bundles, with the size of the internet in it; null without internet. */
function bundleOf(account: Account, { allowance, today }: World): PricedBundle | null {
  if (!allowance.data) return null
  const room = roomIn(allowance.data)
  const price = account.type === 'Postpaid' ? bundleCostsOf(account, today) : (prepaidBundleOf(account)?.price ?? 0)
  return { size: Number.isFinite(room) ? room : null, price }
}

/** In the EU the rates of home apply, and being called is free. */
const atHome = ({ allowance: { rates } }: World): AbroadPrices => ({
  call: rates.voice,
  called: 0,
  sms: rates.sms,
  data: rates.data,
})

function ratesOf(account: Account, world: World): AbroadRates {
  const bundle = bundleOf(account, world)
  return {
    zones: zoneNames.map((zone) => ({
      zone,
      prices: zone === 'EU' ? atHome(world) : { ...zoneRates[zone] },
      countries: zoneCountries[zone].map((code) => ({ code, emergency: emergencyOf(code) })),
    })),
    fairUse: bundle && fairUseOf(bundle, world.today),
  }
}

export const abroadOperations = area(contract)({
  getAbroadRates: (_, { account, world }) => ratesOf(account, world),

  getTravelPlan: (_, { account, world: { today } }) => ({ cap: hasEnded(account, today) ? null : capOn(account, today) }),

  setTravelCap(input, { account, world: { today }, record }) {
    const cap = checked(TravelCap, input)
    if (hasEnded(account, today)) throw new Refusal(403, 'The subscription has stopped', 'STOPPED')
    const zone = zoneOf(cap.country)
    const isRight = zone !== null && zone !== 'EU' && tripProblem(cap, today) === null && TRAVEL_LIMITS.includes(cap.amount)
    if (!isRight) throw new Refusal(422, 'This limit is not possible', 'DETAILS_INVALID')
    return { cap: capOn(record({ kind: 'travel-capped', ...cap }), today) }
  },

  cancelTravelCap(_, { account, world: { today }, record }) {
    if (!capOn(account, today)) throw new Refusal(409, 'There is no limit', 'NOTHING')
    return { cap: capOn(record({ kind: 'travel-cap-stopped' }), today) }
  },
})
