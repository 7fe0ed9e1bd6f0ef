/**
 * The demo's own controls, for the panel, tests and scripts. They answer at once, are never refused by a fault, and concern only the
 * browser that asks (cookie `demo-browser`).
 *
 * GET  /demo/accounts  the test accounts: [{ type, number, title, name, phoneNumber, password, shows, showsText }]
 * POST /demo/login     { "account": 30 }: signs in without a password or code; answers like /auth/login
 * GET  /demo/messages  every sms and e-mail that was sent, oldest first: [{ at, method, to, text, link }]: codes, and links to choose a password.
 *                      The code for signing in is always 123456; 000000 is an expired one and 999999 blocks (secondFactor.ts).
 * GET  /demo/world     { account, signedIn, latency, faults, clock, events, priceRise, patch, now, today, simDigits, operations }: simDigits are the
 *                      last six on a card that is on its way, or null
 * PUT  /demo/world     changes what is named and leaves the rest; answers like GET:
 *   latency   ms for every call, or null for the usual 150 to 600
 *   faults    { "<operation>": "500" }, or { "fault": "500", "times": 2 } for the next calls only, or null to take it away; "*" is every
 *             operation of /api, and "auth/login", "auth/logout", "auth/is-logged-in" go by their own name; null instead of an object
 *             takes all away. The names are in faults.ts.
 *   clock     ms that the clock runs ahead, or a day "2027-02-28" (at this time of day) or a moment "2027-02-28T23:59:00+01:00", in the
 *             years 2000 to 2099; null is the real time. While it runs ahead the cookie `demo-clock` holds the ms, for the page. It ends
 *             no session: those follow the real time.
 *   events    exactly so many calls and sms in the current period, or null
 *   priceRise cents on top of every price that is offered, as when prices change while somebody is choosing
 *   patch     { "overview": { … } } is laid over the answer of the overview; null takes it away
 * POST /demo/happen    something happens to whoever is signed in, now by the clock: { "kind": "number-approved", "on": "2027-03-01" },
 *                      { "kind": "number-rejected", "code": "OTHER" }, { "kind": "gift-arrived", "type": "data", "size": 500, "until": "2027-03-31" }, or one of { "kind": "number-stopped" }, "phone-delivered",
 *                      "sim-active", "esim-used", "invoice-paid" (all that is open), "bank-form-received"; { "kind": "invoice-credited", "amount": 50 }
 *                      gives cents back on the newest open invoice; answers like GET /demo/world
 * GET  /demo/payment?id=…  what is paid at the demo's bank: { amount, status, decision, back, links }: cents, how it stands, what is obvious at
 *                      the bank that was chosen (or null), where it sends the customer back to, and whether it links a bank account. For
 *                      anybody who knows the id.
 * POST /demo/payment   { "id": "…", "decision": "paid" | "cancelled" | "failed" | "slow" } decides about it, once; answers the same
 * POST /demo/reset     everything as at the start, signed in or not as before; answers like GET /demo/world
 */
import * as v from 'valibot'
import type { Account } from '../fixtures/accounts/account.ts'
import { accountOf, accounts } from '../fixtures/accounts/all.ts'
import { Day } from '../src/api/contract/parts.ts'
import { PortingRejection } from '../src/api/contract/porting.ts'
import { dayOf, hourOf, momentOf } from '../src/domain/dates.ts'
import { isEsim } from '../src/domain/simcard.ts'
import { checked, json, objectIn, Refusal } from './answers.ts'
import { changedFlags, signIn } from './auth.ts'
import { type Conditions, customerIn, type Door, freshWorld, record, sessionOf, type Visit } from './browsers.ts'
import { browserCookie, clockCookie } from './cookies.ts'
import { withEntry, withoutEntry } from './entries.ts'
import { type ActiveFaults, EVERY_OPERATION, type FaultName, faultNames, isFaultName } from './faults.ts'
import { guestOperations, operations } from './operations/index.ts'
import { linksOf } from './paid.ts'
import { decide, decisions, demoBanks, findPayment } from './payments.ts'
import { lastDigitsOf } from './world/sim.ts'

const AUTH = ['auth/login', 'auth/logout', 'auth/is-logged-in']
const callNames = new Set([EVERY_OPERATION, ...AUTH, ...operations.keys(), ...guestOperations.keys()])

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const Call = v.custom<string>(
  (name) => typeof name === 'string' && callNames.has(name),
  `Unknown call; known are ${[...callNames].join(', ')}`,
)
const unknownFault = `Unknown fault; known are ${faultNames.join(', ')}`
const Fault = v.custom<FaultName>(isFaultName, unknownFault)

const Change = v.strictObject({
  latency: v.optional(v.nullable(whole(60_000))),
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
  patch: v.optional(v.nullable(v.strictObject({ overview: v.optional(v.record(v.string(), v.unknown())) }))),
})

const Happening = v.variant('kind', [
  v.strictObject({ kind: v.literal('number-approved'), on: Day }),
  v.strictObject({ kind: v.literal('number-rejected'), code: PortingRejection }),
  v.strictObject({ kind: v.literal('gift-arrived'), type: v.picklist(['data', 'voice']), size: whole(100_000), until: Day }),
  v.strictObject({
    kind: v.picklist(['number-stopped', 'phone-delivered', 'sim-active', 'esim-used', 'invoice-paid', 'bank-form-received']),
  }),
  v.strictObject({ kind: v.literal('invoice-credited'), amount: whole(100) }),
])
type Change = v.InferOutput<typeof Change>

/** How many ms the clock must run ahead of `real` (ms) to stand at a day, at the same time of day, or at a moment. */
function shiftTo(text: string, real: number): number {
  const clock = new Date(real)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  const wanted = isDay ? momentOf(text, hourOf(real), clock.getUTCMinutes(), clock.getUTCSeconds()) : Date.parse(text)
  if (Number.isNaN(wanted)) throw new Refusal(400, `clock: "${text}" is not a day or a moment`)
  return isDay ? wanted + clock.getUTCMilliseconds() - real : wanted - real
}

/** The years in which the calendar of the demo can stand: beyond them days cannot be written or reckoned with. */
const [FIRST, END] = [Date.UTC(2000, 0), Date.UTC(2100, 0)]

/** The same as ms; refused when the clock would leave those years. */
function shiftOf(clock: number | string | null, real: number): number {
  const shift = typeof clock === 'string' ? shiftTo(clock, real) : (clock ?? 0)
  if (real + shift < FIRST || real + shift >= END) throw new Refusal(400, 'clock: expected a moment in the years 2000 to 2099')
  return shift
}

const changedFaults = (active: ActiveFaults, faults: NonNullable<Change['faults']>): ActiveFaults =>
  Object.entries(faults).reduce((before, [call, change]) => {
    if (change === null) return withoutEntry(before, call)
    const fault = typeof change === 'string' ? { fault: change, left: null } : { fault: change.fault, left: change.times }
    return withEntry(before, call, fault)
  }, active)

function change(conditions: Conditions, { latency, faults, clock, events, priceRise, patch }: Change, real: number): void {
  // First what can be refused, so that a refused change changes nothing.
  if (clock !== undefined) conditions.shift = shiftOf(clock, real)
  if (latency !== undefined) conditions.latency = latency
  if (faults !== undefined) conditions.faults = faults === null ? [] : changedFaults(conditions.faults, faults)
  if (events !== undefined) conditions.events = events
  if (priceRise !== undefined) conditions.priceRise = priceRise
  if (patch !== undefined) conditions.overviewPatch = patch?.overview ?? null
}

/** The digits on a card that is on its way: they come with the post. */
function simDigitsOf(account: Account): string | null {
  const { next } = account.sims
  return next && !isEsim(next.type) ? lastDigitsOf(account, next.at) : null
}

const faultsOf = (active: ActiveFaults) =>
  Object.fromEntries(active.map(([call, { fault, left }]) => [call, left === null ? fault : { fault, times: left }]))

/** Where this browser stands. `real` is the real time in ms. */
const standing = (visit: Visit, real: number) => {
  const { conditions } = visit.browser
  const session = sessionOf(visit)
  const now = real + conditions.shift
  return {
    account: session?.account ?? null,
    signedIn: session !== null,
    latency: conditions.latency,
    faults: faultsOf(conditions.faults),
    clock: conditions.shift,
    events: conditions.events,
    priceRise: conditions.priceRise,
    patch: conditions.overviewPatch && { overview: conditions.overviewPatch },
    now: new Date(now).toISOString(),
    today: dayOf(now),
    simDigits: session && simDigitsOf(customerIn(visit.browser, session.account, now)),
    operations: [...operations.keys(), ...guestOperations.keys()],
  }
}

const listed = ({ type, number, title, firstName, lastName, phoneNumber, password, shows, showsText }: Account) => ({
  type,
  number,
  title,
  name: `${firstName} ${lastName}`,
  phoneNumber,
  password,
  shows,
  showsText,
})

const Decided = v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)), decision: v.picklist(decisions) })

/** What the page of the demo's bank shows of a payment. */
function atBank(door: Door, id: string, real: number) {
  const payment = findPayment(door, id, real)
  if (!payment) throw new Refusal(404, 'No such payment')
  const { amount, bank, returnUrl } = payment.begun
  const back = new URL(returnUrl)
  back.searchParams.set('betaling', id)
  const decision = demoBanks.find((known) => known.id === bank)?.decision ?? null
  return { amount, status: payment.status, decision, back: back.href, links: linksOf(payment.begun.what) !== null }
}

/** The answers to `/demo/…`, by method and path. */
export const controls: Record<
  string,
  (door: Door, visit: Visit, request: Request, real: number) => Response | Promise<Response>
> = {
  'GET /demo/accounts': () => json(accounts.map(listed)),

  'GET /demo/messages': (_, { browser }) => json(browser.messages),

  'GET /demo/world': (_, visit, __, real) => json(standing(visit, real)),

  async 'PUT /demo/world'(door, visit, request, real) {
    const wanted = v.safeParse(Change, await objectIn(request))
    if (!wanted.success) {
      const [issue] = wanted.issues
      throw new Refusal(400, [v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
    }
    change(visit.browser.conditions, wanted.output, real)
    return remembered(door, visit, request, real)
  },

  async 'POST /demo/login'(door, { browser }, request, real) {
    const { account: number } = await objectIn(request)
    const account = typeof number === 'number' ? accountOf(number) : undefined
    if (!account) throw new Refusal(400, 'account: expected the number of a test account')
    const now = real + browser.conditions.shift
    return signIn({ door, browser, url: new URL(request.url), now, real }, account)
  },

  async 'POST /demo/happen'(door, visit, request, real) {
    const happening = checked(Happening, await objectIn(request))
    const session = sessionOf(visit)
    if (!session) throw new Refusal(401, 'Nobody is signed in')
    record(visit.browser, session.account, happening, real + visit.browser.conditions.shift)
    return remembered(door, visit, request, real)
  },

  'GET /demo/payment': (door, _, request, real) => json(atBank(door, new URL(request.url).searchParams.get('id') ?? '', real)),

  async 'POST /demo/payment'(door, _, request, real) {
    const { id, decision } = checked(Decided, await objectIn(request))
    const payment = findPayment(door, id, real)
    if (payment) decide(payment, decision, real)
    return json(atBank(door, id, real))
  },

  'POST /demo/reset'(door, visit, request, real) {
    Object.assign(visit.browser, freshWorld())
    return remembered(door, visit, request, real)
  },
}

function remembered(door: Door, visit: Visit, request: Request, real: number): Response {
  door.keep(visit.browser)
  const url = new URL(request.url)
  return json(standing(visit, real), 200, [
    browserCookie(url, visit.browser.id),
    clockCookie(url, visit.browser.conditions.shift),
    ...changedFlags(visit, request, real + visit.browser.conditions.shift),
  ])
}
