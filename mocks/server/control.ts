/**
 * The demo's own controls, for the panel, tests and scripts. They answer at once, ignore faults, and affect only the browser that asks
 * (cookie `demo-browser`).
 *
 * GET  /demo/accounts  The test accounts: [{ type, number, title, name, phoneNumber, password, shows, showsText }].
 * POST /demo/login     { "account": 30 }: signs in without a password or code; answers like /auth/login.
 * GET  /demo/messages  Every sms and e-mail with its code or link, oldest first: [{ at, method, to, text, link }]. The code for signing in
 *                      is always 123456; 000000 is expired and 999999 blocks (secondFactor.ts).
 * GET  /demo/world     { account, signedIn, latency, line, faults, clock, events, priceRise, shop, patch, now, today, simDigits, happenings,
 *                      operations }. simDigits are the last six digits of the card that is on its way, or null.
 * GET  /demo/coming    The days on which something will happen to the signed-in customer, the first one first: [{ day, name, kind }].
 * PUT  /demo/world     Changes the named conditions and leaves the rest; answers like GET:
 *   latency   Ms for every call, or null for the usual 150 to 600.
 *   line      The speed of the line in kbit/s: an answer takes as long as its bytes need; null for no such wait.
 *   faults    { "<operation>": "500" }, or { "fault": "500", "times": 2 } for the next calls only, or null to remove the fault. "*" is
 *             every operation of /api; "auth/login", "auth/logout" and "auth/is-logged-in" have their own names. Null instead of an object
 *             removes all faults. faults.ts has the names of the faults.
 *   clock     The offset of the clock in ms, or a day "2027-02-28" (at the current time of day), or a moment "2027-02-28T23:59:00+01:00",
 *             in the years 2000 to 2099; null restores the real time. The cookie `demo-clock` holds the offset in ms, for the page.
 *             Sessions follow the real time, so the clock ends no session.
 *   events    The exact number of calls and sms in the current period, or null.
 *   priceRise Cents added to every offered price, as if prices changed while a customer was choosing.
 *   shop      { "phones": 500, "soldOut": "TUR-TAL-S2-128-ZWART", "newCreditRules": true, "noOneOffCosts": true }: the number of phones (or
 *             null), the sold-out article (or null), whether every loan asks for income, and whether a phone has no one-off costs. Fields
 *             that are left out stay; null restores all defaults.
 *   patch     { "<operation>": { … } } is merged into the answers of that operation; "overview" is that of either kind of customer. Null
 *             removes all.
 * POST /demo/happen    Makes an event happen to the signed-in customer, now by the clock; answers like GET /demo/world. There, `happenings`
 *                      lists the events that are possible now: [{ name, happening }], with the body to send as `happening`:
 *                      { "kind": "number-approved", "on": "2027-03-01" }, { "kind": "number-rejected", "code": "OTHER" },
 *                      { "kind": "gift-arrived", "type": "data", "size": 500, "until": "2027-03-31" },
 *                      { "kind": "payment-decided", "payment": "…", "outcome": "paid" | "failed" },
 *                      { "kind": "phone-status", "status": "WAIT_FOR_DELIVERY" } (any status of a phone order; never offered),
 *                      { "kind": "invoice-credited", "amount": 50 } (cents, on the newest open invoice), or a kind without fields:
 *                      { "kind": "number-stopped" }, "number-leaves", "phone-delivered", "sim-active", "esim-used", "invoice-paid" (all
 *                      open invoices), "terms-paid" and "term-missed" (the end of an arrangement), "bank-form-received",
 *                      "handset-returned", "stranger-ordered" (a simcard that the customer did not order);
 *                      { "kind": "outage-struck", "hours": 14, "isOver": true }, { "kind": "outage-over", "id": "outage-1012" }.
 * GET  /demo/state     The world of this browser as one document: { version: 2, account, now, world, orders, events }. `account` is the
 *                      signed-in account, `now` the moment on the demo clock, `world` the input of PUT /demo/world; `events` are by account
 *                      number. It contains no session, password, code or message. Every event is in it; names, addresses, bank accounts,
 *                      numbers and pictures that were typed or sent, and are not made up already, have a stand-in (hasStandIns). Refused
 *                      413 when too much has happened.
 * PUT  /demo/state     Replaces the world of this browser by such a document and signs in as its account; answers like /auth/login, or
 *                      { result: null } when the document has no account. The clock keeps its offset; when that is another day than `now`,
 *                      it is set to `now`. Any other document is refused with the reason and changes nothing: 413 above 256,000 bytes.
 * POST /demo/short     { "path": "/verbruik" } keeps the state of this browser under a short id: { id }. `/demo/link?kort=<id>` opens it in
 *                      any browser; GET /demo/short?id=… answers { path, state }. Only a path of this site is
 *                      kept. 100 wrong ids in a quarter of an hour close the links: 429.
 * GET  /demo/payment?id=…  A payment at the demo bank, for anybody who knows its id: { amount, status, decision, back, links }. `amount`
 *                      in cents, `decision` the default outcome of the chosen bank (or null), `back` the return address, `links` whether it
 *                      links a bank account.
 * POST /demo/payment   { "id": "…", "decision": "paid" | "cancelled" | "failed" | "slow" } decides about it, once; answers like GET.
 * POST /demo/reset     Restores the initial world and keeps the session; answers like GET /demo/world.
 */
import * as v from 'valibot'
import { addDays, dayOf, momentOf } from '#kit/dates.ts'
import { isEsim } from '#model/sim/simcard.ts'
import type { Account, Description } from '../../fixtures/accounts/account.ts'
import { accountOf, accounts } from '../../fixtures/accounts/all.ts'
import { admit, signIn } from '../login/auth.ts'
import { changedFlags } from '../login/flags.ts'
import { overviewAt } from '../overview/operations.ts'
import { linkedIban } from '../payment/paid.ts'
import { decide, decisions, demoBanks } from '../payment/paying.ts'
import { findPayment } from '../payment/payments.ts'
import { deviceIn } from '../security/device.ts'
import { lastDigitsOf } from '../sim/world.ts'
import { type Coming, comingOf } from '../world/coming.ts'
import { Happening, happen, offersFor } from '../world/happenings.ts'
import { messagesOf } from '../world/messages.ts'
import { checked, json, objectIn, Refusal } from './answers.ts'
import {
  type Browser,
  customerIn,
  type Door,
  endSessions,
  eventsOf,
  freshWorld,
  nowIn,
  see,
  sessionOf,
  type Visit,
  worldFor,
} from './browsers.ts'
import { ConditionsChange, changeConditions, told } from './conditions.ts'
import { browserCookie, clockCookie, signedOutCookies } from './cookies.ts'
import { guestOperations, operations } from './operations.ts'
import { isOwnPath } from './ownPath.ts'
import { keepLink, linkOf } from './shortLinks.ts'
import { LONGEST_STATE, stateDocument, worldOfState } from './state.ts'

/** The last six digits of the SIM card that is on its way, which the customer receives by post; null when there is none. */
function simDigitsOf(account: Account): string | null {
  const { next } = account.sims
  return next && !isEsim(next.type) ? lastDigitsOf(account, next.at) : null
}

/** The promises of the overview at a moment (ms). */
const promisedTo = (browser: Browser, number: number, now: number): Coming[] => {
  const account = customerIn(browser, number, now)
  const world = worldFor(browser, account, now)
  return comingOf(account, overviewAt({ account, world, now, events: eventsOf(browser, account.number) }), dayOf(now))
}

/** What will happen when nothing else is done: a promise that does not stand on the eve of its day, such as credit that use extends, is none. */
const comingFor = (browser: Browser, number: number, now: number): Coming[] =>
  promisedTo(browser, number, now).filter(({ day, name }) => {
    const eve = momentOf(addDays(day, -1), 12)
    return eve <= now || promisedTo(browser, number, eve).some((one) => one.day === day && one.name === name)
  })

/** The answer of `GET /demo/world`. `real` is the real time in ms. */
const standing = (visit: Visit, real: number) => {
  const { conditions } = visit.browser
  const session = sessionOf(visit)
  const now = nowIn(visit.browser, real)
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
  return { amount, status: payment.status, decision, back: back.href, links: linkedIban(payment.begun.what) !== null }
}

export const controls: Record<
  string,
  (door: Door, visit: Visit, request: Request, real: number) => Response | Promise<Response>
> = {
  'GET /demo/accounts': () => json(accounts.map(listed)),

  'GET /demo/messages': (_, { browser }, __, real) => json(messagesOf(browser, nowIn(browser, real))),

  'GET /demo/world': (_, visit, __, real) => json(standing(visit, real)),

  'GET /demo/coming': (_, visit, __, real) => {
    const session = sessionOf(visit)
    return json(session ? comingFor(visit.browser, session.account, nowIn(visit.browser, real)) : [])
  },

  async 'PUT /demo/world'(door, visit, request, real) {
    const wanted = v.safeParse(ConditionsChange, await objectIn(request))
    if (!wanted.success) {
      const [issue] = wanted.issues
      throw new Refusal(400, [v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
    }
    changeConditions(visit.browser.conditions, wanted.output, real)
    return remembered(door, visit, request, real)
  },

  async 'POST /demo/login'(door, { browser, sid }, request, real) {
    const { account: number } = await objectIn(request)
    const account = typeof number === 'number' ? accountOf(number) : undefined
    if (!account) throw new Refusal(400, 'account: expected the number of a test account')
    const now = nowIn(browser, real)
    return signIn({ door, browser, sid, url: new URL(request.url), device: deviceIn(request), now, real }, account.number)
  },

  async 'POST /demo/happen'(door, visit, request, real) {
    const happening = checked(Happening, await objectIn(request))
    const session = sessionOf(visit)
    if (!session) throw new Refusal(401, 'Nobody is signed in')
    happen(visit.browser, session.account, happening, real)
    return remembered(door, visit, request, real)
  },

  'GET /demo/state': (_, visit, __, real) => json(stateDocument(visit.browser, sessionOf(visit)?.account ?? null, real)),

  async 'PUT /demo/state'(door, { browser, sid }, request, real) {
    const { world, account: number } = worldOfState(await objectIn(request, LONGEST_STATE), real)
    Object.assign(browser, world)
    const url = new URL(request.url)
    const { shift } = browser.conditions
    if (number !== null) {
      const entrance = { door, browser, sid, url, device: deviceIn(request), now: nowIn(browser, real), real }
      const { answer, cookies, session } = admit(entrance, number)
      browser.orderedIn = { [number]: session.sid } // an order that waits for its code goes on here
      return json({ result: answer }, 200, [...cookies, clockCookie(url, shift)])
    }
    endSessions(browser, () => true)
    door.keep(browser)
    return json({ result: null }, 200, [browserCookie(url, browser.id), clockCookie(url, shift), ...signedOutCookies(url)])
  },

  async 'POST /demo/short'(door, visit, request, real) {
    const { path } = checked(v.strictObject({ path: v.pipe(v.string(), v.maxLength(2048)) }), await objectIn(request))
    if (!isOwnPath(path, new URL(request.url).origin)) throw new Refusal(400, 'path: expected a path of this site')
    const state = stateDocument(visit.browser, sessionOf(visit)?.account ?? null, real)
    return json({ id: keepLink(door, { path, state }), hasStandIns: state.hasStandIns })
  },

  'GET /demo/short': (door, _, request, real) => json(linkOf(door, new URL(request.url).searchParams.get('id') ?? '', real)),

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
    ...changedFlags(visit, request, nowIn(visit.browser, real)),
  ])
}
