import * as v from 'valibot'
import { Cents, Day, known, Quantity } from '#kit/parts.ts'
import { del, get, put, takes } from '#model/operation.ts'

/** A country by its ISO 3166-1 code; XK is Kosovo. */
const CountryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const AlarmNumber = v.pipe(v.string(), v.regex(/^\d{2,6}$/))

/** Cents per started minute of calling and of being called, per sms and per MB. In the EU: outside the bundle. */
const AbroadPrices = v.object({ call: Cents, called: Cents, sms: Cents, data: Cents })
export type AbroadPrices = v.InferOutput<typeof AbroadPrices>

/** The alarm numbers of police, ambulance and fire brigade. */
const Emergency = v.object({ police: AlarmNumber, ambulance: AlarmNumber, fire: AlarmNumber })
export type Emergency = v.InferOutput<typeof Emergency>

/** `emergency` is null where the numbers are not known for certain. */
export const AbroadCountry = v.object({ code: CountryCode, emergency: v.nullable(Emergency) })

/** Countries with the same prices. EU: where the bundles and rates of home apply. The others from cheap to expensive. */
export const AbroadZone = v.object({
  zone: v.picklist(['EU', 'NEAR', 'FAR', 'REST']),
  prices: AbroadPrices,
  countries: v.array(AbroadCountry),
})

/** The prices of this customer abroad. `fairUse`: the MB of the bundle that can be used in the EU in a month; null when all of it can. */
export const AbroadRates = v.object({ zones: known(AbroadZone, 'zone'), fairUse: v.nullable(Quantity) })
export type AbroadRates = v.InferOutput<typeof AbroadRates>

export const getAbroadRates = get('getAbroadRates', AbroadRates) // not in the spec

/** A limit to the costs of internet outside the EU from the first to the last day of a trip. */
export const TravelCap = v.object({ country: CountryCode, from: Day, until: Day, amount: Cents })
export type TravelCap = v.InferOutput<typeof TravelCap>

/** The limit that applies or will apply; null when there is none, and again after its last day. */
export const TravelPlan = v.object({ cap: v.nullable(TravelCap) })
export type TravelPlan = v.InferOutput<typeof TravelPlan>

export const getTravelPlan = get('getTravelPlan', TravelPlan) // not in the spec

/**
 * Internet outside the EU stops once it has cost `amount` cents on these days. Replaces an earlier limit. Refused: 403 STOPPED (no
 * subscription any more), 422 DETAILS_INVALID (an unknown country, one with the rates of home, impossible days, or a limit that is not
 * offered).
 */
export const setTravelCap = put('setTravelCap', TravelPlan, ['getTravelPlan'], takes<TravelCap>()) // not in the spec

/** Refused 409 NOTHING when there is no limit. */
export const cancelTravelCap = del('cancelTravelCap', TravelPlan, ['getTravelPlan']) // not in the spec
