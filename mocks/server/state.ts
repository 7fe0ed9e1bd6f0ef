/**
 * A browser's world as one JSON document: `GET|PUT /demo/state`. It holds the signed-in account, the conditions, the orders and all events.
 * It holds nothing of the browser itself: no session, cookie, password, code or message.
 */
import * as v from 'valibot'
import { dayOf } from '#kit/dates.ts'
import { Moment } from '#kit/parts.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { isOnCalendar } from '../world/calendar.ts'
import { EventShape, type WorldEvent } from '../world/events.ts'
import { Refusal } from './answers.ts'
import { type Browser, customerIn, freshWorld, newBrowser, nowIn, worldFor } from './browsers.ts'
import { ConditionsChange, changeConditions, told } from './conditions.ts'
import { withStandIns } from './madeUp.ts'

/** The size limit of a document (bytes): a month of use takes about a tenth of it. */
export const LONGEST_STATE = 256_000
const MOST_EVENTS = 1000
const MOST_ORDERS = 1000

const short = (most: number) => v.pipe(v.string(), v.maxLength(most))
const numbers = accounts.map(({ number }) => number)
const Amount = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000))
const Line = v.strictObject({ title: short(200), amount: Amount, monthly: v.boolean() })
const OrderShape = v.strictObject({
  orderNumber: short(40),
  account: v.picklist(numbers),
  day: v.pipe(v.string(), v.isoDate()),
  lines: v.pipe(v.array(Line), v.maxLength(50)),
})

const State = v.strictObject({
  version: v.literal(2),
  account: v.nullable(v.picklist(numbers)),
  /** The demo clock when the document was made. */
  now: v.pipe(
    Moment,
    v.check((moment) => isOnCalendar(Date.parse(moment)), 'expected a moment in the years 2000 to 2099'),
  ),
  /** As in `PUT /demo/world`; left out conditions get their default. */
  world: ConditionsChange,
  /** When each account was first seen (ms), by number. An account that is left out is first seen now. */
  seen: v.optional(v.record(v.picklist(numbers.map(String)), v.pipe(v.number(), v.integer(), v.check(isOnCalendar))), {}),
  orders: v.pipe(v.array(OrderShape), v.maxLength(MOST_ORDERS)),
  /** By account number. */
  events: v.record(v.picklist(numbers.map(String)), v.pipe(v.array(EventShape), v.maxLength(MOST_EVENTS))),
  /** Something that was typed about a person is replaced by something made up. */
  hasStandIns: v.optional(v.boolean(), false),
})

/** The address of a browser's push messages leads to somebody's device. */
const isShared = ({ kind }: WorldEvent): boolean => kind !== 'push-set' && kind !== 'push-ended'

/**
 * The state document of a browser in which `account` is signed in. `real` is the real time in ms. Every event is in it but those of its push
 * messages, and what a visitor may have typed about a real person has a stand-in. Throws a refusal with the reason when the document would be too large to be taken.
 */
export function stateDocument({ conditions, seen, orders, events }: Browser, account: number | null, real: number) {
  const shared = Object.fromEntries(
    Object.entries(events).map(([number, done]) => [
      number,
      done.filter(isShared).map((event) => withStandIns(event, Number(number))),
    ]),
  )
  const document = {
    version: 2,
    account,
    now: new Date(real + conditions.shift).toISOString(),
    world: told(conditions),
    seen,
    orders,
    events: shared,
    hasStandIns: JSON.stringify(shared) !== JSON.stringify(events),
  }
  const isTooMuch = orders.length > MOST_ORDERS || Object.values(events).some((done) => done.length > MOST_EVENTS)
  if (isTooMuch || new TextEncoder().encode(JSON.stringify(document)).length > LONGEST_STATE)
    throw new Refusal(413, `Too much has happened for one document of ${LONGEST_STATE} bytes`)
  return document
}

/** Derives every customer in the document once: events of the right shape can still describe an impossible customer. */
function tryOut(browser: Browser, real: number): void {
  const now = nowIn(browser, real)
  try {
    for (const number of Object.keys(browser.events)) {
      const world = worldFor(browser, customerIn(browser, Number(number), now), now)
      for (const period of world.periods) world.usageOf(period)
    }
  } catch (error) {
    throw new Refusal(400, `events: they lead to no customer (${error instanceof Error ? error.message : 'unknown'})`)
  }
}

/** The world of a document, for a new browser. Throws a refusal with the reason when the document is invalid. */
export function worldOfState(
  document: unknown,
  real: number,
): { world: Omit<Browser, 'id' | 'sessions'>; account: number | null } {
  const checked = v.safeParse(State, document, { abortEarly: true })
  if (!checked.success) {
    const [issue] = checked.issues
    throw new Refusal(400, [v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
  }
  const state = checked.output
  const world = { ...freshWorld(), seen: state.seen, orders: [...state.orders], events: state.events }
  changeConditions(world.conditions, state.world, real)
  // The clock keeps its offset; on another day it is set to the moment of the document.
  const now = Date.parse(state.now)
  if (dayOf(real + world.conditions.shift) !== dayOf(now)) world.conditions.shift = now - real
  tryOut({ ...newBrowser(), ...world }, real)
  return { world, account: state.account }
}
