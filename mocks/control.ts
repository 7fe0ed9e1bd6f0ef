/**
 * The demo's own controls, for the panel, tests and scripts. They answer at once, are never refused by a fault, and concern only the
 * browser that asks (cookie `demo-browser`).
 *
 * GET  /demo/accounts  the test accounts: [{ type, number, title, name, phoneNumber, password, shows, showsText }]
 * POST /demo/login     { "account": 30 }: signs in without a password or code; answers like /auth/login
 * GET  /demo/messages  every sms and e-mail that was sent, oldest first: [{ at, method, to, text, link }]: codes, and links to choose a password.
 *                      The code for signing in is always 123456; 000000 is an expired one and 999999 blocks (secondFactor.ts).
 * GET  /demo/world     { account, signedIn, latency, faults, clock, events, priceRise, shop, patch, now, today, simDigits, happenings, operations }:
 *                      simDigits are the last six on a card that is on its way, or null
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
 *   shop      { "phones": 500, "soldOut": "TUR-TAL-S2-128-ZWART", "newCreditRules": true, "noOneOffCosts": true }: how many phones there are (or
 *             null), the article that is sold out now (or null), whether income is asked for every loan, and whether nothing is charged beside a phone; what is not named stays, and null takes all away
 *   patch     { "overview": { … } } is laid over the answer of the overview; null takes it away
 * POST /demo/happen    something happens to the customer who is signed in, now by the clock; answers like GET /demo/world. Of that answer,
 *                      `happenings` lists what makes sense now: [{ name, happening }], with the happening as it is sent here.
 *                      { "kind": "number-approved", "on": "2027-03-01" }, { "kind": "number-rejected", "code": "OTHER" },
 *                      { "kind": "gift-arrived", "type": "data", "size": 500, "until": "2027-03-31" },
 *                      { "kind": "payment-decided", "payment": "…", "outcome": "paid" | "failed" }, or one of
 *                      { "kind": "number-stopped" }, "number-leaves", "phone-delivered", "sim-active", "esim-used", "invoice-paid" (all that is open),
 *                      "terms-paid" and "term-missed" (how an arrangement ends),
 *                      "bank-form-received"; { "kind": "invoice-credited", "amount": 50 } gives cents back on the newest open invoice
 * GET  /demo/state     the world of this browser as one document: { version: 1, account, now, world, orders, deeds }: who is signed in, the
 *                      moment on the demo's clock, what PUT /demo/world takes, the orders, and what was done, by number of the account. No
 *                      session, password, code, message, bank account or own picture is in it.
 * PUT  /demo/state     takes such a document in the place of all that this browser did, and signs in as its account; answers like /auth/login,
 *                      or { result: null } when nobody is signed in there. The clock stands where it stood; when that is another day by
 *                      now, at `now`. Anything else is refused with the reason, and changes nothing: 413 above 256,000 bytes.
 * GET  /demo/payment?id=…  what is paid at the demo's bank: { amount, status, decision, back, links }: cents, how it stands, what is obvious at
 *                      the bank that was chosen (or null), where it sends the customer back to, and whether it links a bank account. For
 *                      anybody who knows the id.
 * POST /demo/payment   { "id": "…", "decision": "paid" | "cancelled" | "failed" | "slow" } decides about it, once; answers the same
 * POST /demo/reset     everything as at the start, signed in or not as before; answers like GET /demo/world
 */
import * as v from 'valibot'
import type { Account, Description } from '../fixtures/accounts/account.ts'
import { accountOf, accounts } from '../fixtures/accounts/all.ts'
import { dayOf } from '../src/domain/dates.ts'
import { isEsim } from '../src/domain/simcard.ts'
import { checked, json, objectIn, Refusal } from './answers.ts'
import { admit, changedFlags, signIn } from './auth.ts'
import { customerIn, type Door, freshWorld, see, sessionOf, type Visit } from './browsers.ts'
import { Change, change, told } from './conditions.ts'
import { browserCookie, clockCookie, signedOutCookies } from './cookies.ts'
import { Happening, happen, offersFor } from './happenings.ts'
import { guestOperations, operations } from './operations/index.ts'
import { linksOf } from './paid.ts'
import { decide, decisions, demoBanks, findPayment } from './payments.ts'
import { LONGEST_STATE, stateOf, worldOfState } from './state.ts'
import { lastDigitsOf } from './world/sim.ts'

/** The last six digits of the SIM card that is on its way, which the customer receives by post; null when there is none. */
function simDigitsOf(account: Account): string | null {
  const { next } = account.sims
  return next && !isEsim(next.type) ? lastDigitsOf(account, next.at) : null
}

/** The answer of `GET /demo/world`. `real` is the real time in ms. */
const standing = (visit: Visit, real: number) => {
  const { conditions } = visit.browser
  const session = sessionOf(visit)
  const now = real + conditions.shift
  return {
    account: session?.account ?? null,
    signedIn: session !== null,
    ...told(conditions),
    now: new Date(now).toISOString(),
    today: dayOf(now),
    simDigits: session && simDigitsOf(customerIn(visit.browser, session.account, now)),
    happenings: session ? offersFor(visit.browser, session.account, now) : [],
    operations: [...operations.keys(), ...guestOperations.keys()],
  }
}

const listed = ({ type, number, title, firstName, lastName, phoneNumber, password, shows, showsText }: Description) => ({
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

/** The answer of `GET /demo/payment`. */
function atBank(door: Door, id: string, real: number) {
  const payment = findPayment(door, id, real)
  if (!payment) throw new Refusal(404, 'No such payment')
  const { amount, bank, returnUrl } = payment.begun
  const back = new URL(returnUrl)
  back.searchParams.set('betaling', id)
  const decision = demoBanks.find((known) => known.id === bank)?.decision ?? null
  return { amount, status: payment.status, decision, back: back.href, links: linksOf(payment.begun.what) !== null }
}

/** The handlers of `/demo/…`, by method and path. */
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
    return signIn({ door, browser, url: new URL(request.url), now, real }, account.number)
  },

  async 'POST /demo/happen'(door, visit, request, real) {
    const happening = checked(Happening, await objectIn(request))
    const session = sessionOf(visit)
    if (!session) throw new Refusal(401, 'Nobody is signed in')
    happen(visit.browser, session.account, happening, real)
    return remembered(door, visit, request, real)
  },

  'GET /demo/state': (_, visit, __, real) => json(stateOf(visit.browser, sessionOf(visit)?.account ?? null, real)),

  async 'PUT /demo/state'(door, { browser }, request, real) {
    const { world, account: number } = worldOfState(await objectIn(request, LONGEST_STATE), real)
    Object.assign(browser, world)
    const url = new URL(request.url)
    const { shift } = browser.conditions
    if (number !== null) {
      const { answer, cookies } = admit({ door, browser, url, now: real + shift, real }, number)
      return json({ result: answer }, 200, [...cookies, clockCookie(url, shift)])
    }
    browser.session = null
    door.keep(browser)
    return json({ result: null }, 200, [browserCookie(url, browser.id), clockCookie(url, shift), ...signedOutCookies(url)])
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
    const session = sessionOf(visit)
    if (session) see(visit.browser, session.account, real)
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
