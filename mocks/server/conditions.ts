/** The input of `PUT /demo/world`, and how it changes the conditions of a browser. */
import * as v from 'valibot'
import { hourOf, momentOf } from '#kit/dates.ts'
import { isOnCalendar } from '../world/calendar.ts'
import { Refusal } from './answers.ts'
import { type Conditions, type ShopConditions, usualShop } from './browsers.ts'
import { EVERY_CALL } from './callNames.ts'
import { withEntry, withoutEntry } from './entries.ts'
import { type ActiveFaults, type FaultName, faultNames, isFaultName } from './faults.ts'
import { guestOperations, operations } from './operations.ts'

const callNames = () => [...EVERY_CALL, ...operations.keys(), ...guestOperations.keys()]

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const Call = v.custom<string>(
  (name) => typeof name === 'string' && callNames().includes(name),
  () => `Unknown call; known are ${callNames().join(', ')}`,
)
const Patched = v.custom<string>(
  (name) => name === 'overview' || (typeof name === 'string' && (operations.has(name) || guestOperations.has(name))),
  'patch: expected the name of an operation, or overview',
)
const unknownFault = `Unknown fault; known are ${faultNames.join(', ')}`
const Fault = v.custom<FaultName>(isFaultName, unknownFault)

/** An overview is three levels deep. Much deeper input could be neither merged nor stored. */
const MOST_LEVELS = 12
const isFlat = (value: unknown, levels = MOST_LEVELS): boolean =>
  typeof value !== 'object' || value === null || (levels > 0 && Object.values(value).every((part) => isFlat(part, levels - 1)))

export const ConditionsChange = v.strictObject({
  latency: v.optional(v.nullable(whole(60_000))),
  line: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)))),
  faults: v.optional(
    v.nullable(
      v.record(
        Call,
        v.nullable(v.union([Fault, v.strictObject({ fault: Fault, times: v.nullable(whole(1000)) })], unknownFault)),
      ),
    ),
  ),
  clock: v.optional(v.nullable(v.union([v.pipe(v.number(), v.safeInteger()), v.string()]))),
  events: v.optional(v.nullable(whole(20_000))),
  priceRise: v.optional(whole(10_000)),
  shop: v.optional(
    v.nullable(
      v.strictObject({
        phones: v.optional(v.nullable(whole(1000))),
        soldOut: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60)))),
        newCreditRules: v.optional(v.boolean()),
        noOneOffCosts: v.optional(v.boolean()),
      }),
    ),
  ),
  patch: v.optional(
    v.nullable(
      v.record(
        Patched,
        v.pipe(
          v.record(v.string(), v.unknown()),
          v.check((answer) => isFlat(answer), `Deeper than ${MOST_LEVELS} levels`),
        ),
      ),
    ),
  ),
})
export type ConditionsChange = v.InferOutput<typeof ConditionsChange>

/** The offset in ms that moves the clock from `real` (ms) to a day (same time of day) or to a moment. */
function shiftTo(text: string, real: number): number {
  const clock = new Date(real)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  const wanted = isDay ? momentOf(text, hourOf(real), clock.getUTCMinutes(), clock.getUTCSeconds()) : Date.parse(text)
  if (Number.isNaN(wanted)) throw new Refusal(400, `clock: "${text}" is not a day or a moment`)
  return isDay ? wanted + clock.getUTCMilliseconds() - real : wanted - real
}

/** The offset in ms. Throws a refusal when the clock would leave the supported years. */
function shiftOf(clock: number | string | null, real: number): number {
  const shift = typeof clock === 'string' ? shiftTo(clock, real) : (clock ?? 0)
  if (!isOnCalendar(real + shift)) throw new Refusal(400, 'clock: expected a moment in the years 2000 to 2099')
  return shift
}

const changedFaults = (active: ActiveFaults, faults: NonNullable<ConditionsChange['faults']>): ActiveFaults =>
  Object.entries(faults).reduce((before, [call, change]) => {
    if (change === null) return withoutEntry(before, call)
    const fault = typeof change === 'string' ? { fault: change, left: null } : { fault: change.fault, left: change.times }
    return withEntry(before, call, fault)
  }, active)

const withNamed = (before: ShopConditions, named: NonNullable<ConditionsChange['shop']>): ShopConditions => ({
  phones: named.phones === undefined ? before.phones : named.phones,
  soldOut: named.soldOut === undefined ? before.soldOut : named.soldOut,
  newCreditRules: named.newCreditRules ?? before.newCreditRules,
  noOneOffCosts: named.noOneOffCosts ?? before.noOneOffCosts,
})

/** Applies the named changes and leaves the rest. `real` is the real time in ms. */
export function changeConditions(
  conditions: Conditions,
  { latency, line, faults, clock, events, priceRise, shop, patch }: ConditionsChange,
  real: number,
): void {
  // Everything that can be refused comes first, so that a refused change changes nothing.
  if (clock !== undefined) conditions.shift = shiftOf(clock, real)
  if (latency !== undefined) conditions.latency = latency
  if (line !== undefined) conditions.line = line
  if (faults !== undefined) conditions.faults = faults === null ? [] : changedFaults(conditions.faults, faults)
  if (events !== undefined) conditions.events = events
  if (priceRise !== undefined) conditions.priceRise = priceRise
  if (shop !== undefined) conditions.shop = shop === null ? usualShop : withNamed(conditions.shop, shop)
  if (patch !== undefined) conditions.patch = patch
}

const faultsOf = (active: ActiveFaults) =>
  Object.fromEntries(active.map(([call, { fault, left }]) => [call, left === null ? fault : { fault, times: left }]))

/** The conditions as a change: applying it to fresh conditions restores them. */
export const told = ({ latency, line, faults, shift, events, priceRise, shop, patch }: Conditions) => ({
  latency,
  line,
  faults: faultsOf(faults),
  clock: shift,
  events,
  priceRise,
  shop,
  patch,
})
