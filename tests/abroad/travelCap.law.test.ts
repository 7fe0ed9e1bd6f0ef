import { capText } from '#features/abroad/text.ts'
import { addDays } from '#kit/dates.ts'
import { spanText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { TRAVEL_LIMITS } from '#model/abroad/abroad.ts'
import { cancelTravelCap, getTravelPlan, setTravelCap } from '#model/abroad/contract.ts'
import { countryName } from '#model/abroad/countries.ts'
import { zoneCountries } from '../../fixtures/catalogue/abroad.ts'
import { between } from '../../mocks/world/random.ts'
import { type Customer, law, oneOf } from '../law/law.ts'

const outside = [...zoneCountries.NEAR, ...zoneCountries.FAR, ...zoneCountries.REST]

/** What stands on the screen: the limit, the country and the days. */
const shown = async (customer: Customer) => {
  const { cap } = await customer.read(getTravelPlan)
  if (cap === null) return { limit: null, trip: null }
  const { title, text } = capText(cap, customer.today())
  return { limit: title, trip: text.split('. ')[0] }
}

law('limit for a trip', {
  // 3 has stopped
  accounts: [1, 2, 7, 8, 19, 28, 30, 31, 33],
  async choose(customer, random) {
    const from = addDays(customer.today(), between(random, 0, 60))
    return {
      country: oneOf(random, outside),
      from,
      until: addDays(from, between(random, 0, 30)),
      amount: oneOf(random, TRAVEL_LIMITS),
    }
  },
  told: async (_, trip) => ({
    limit: `Je limiet staat op ${euro(trip.amount)}`,
    trip: `Voor ${countryName(trip.country)}, ${spanText(trip)}`,
    starts: trip.from,
  }),
  async order(customer, trip) {
    await customer.write(setTravelCap, trip)
    return shown(customer)
  },
  pending: async (customer) => ({ buitenland: await shown(customer) }),
  startsOn: ({ starts }) => String(starts),
  async after(customer, { until }, told) {
    const first = await shown(customer)
    await customer.turnTo(until)
    const last = await shown(customer)
    await customer.turnTo(addDays(until, 1))
    const gone = (await customer.read(getTravelPlan)).cap === null
    return { 'first day': first, 'last day': last, 'day after': gone ? told : { limit: 'still there' } }
  },
  undo: {
    by: (customer) => customer.write(cancelTravelCap),
    leaves: (customer) => customer.read(getTravelPlan),
  },
})
