import { type HttpHandler, http } from 'msw/http'
import type { Operation } from '#model/operation.ts'
import { warningsGoTo } from '#model/profile/mailboxes.ts'
import { changedFlags, flagsOf } from '../login/flags.ts'
import { newGuesses } from '../login/guesses.ts'
import { deviceIn } from '../security/device.ts'
import { placeOrder } from '../world/orders.ts'
import { withPatch } from '../world/patch.ts'
import { answeredOnce, outcomeOf, writeIn } from './answeredOnce.ts'
import {
  answered,
  failedReply,
  json,
  parsed,
  Refusal,
  type Reply,
  refusal,
  reply,
  replyFrom,
  responseOf,
  textIn,
} from './answers.ts'
import type { Answering, Context, GuestAnswering } from './backend.ts'
import {
  customerIn,
  type Door,
  type Entrance,
  eventsOf,
  keepSession,
  nowIn,
  record,
  type Session,
  sendMessage,
  sessionOf,
  type Visit,
  worldFor,
} from './browsers.ts'
import { browserCookie, lostCookies, putCookies, takeCookies } from './cookies.ts'
import { takeFault, withFault } from './faults.ts'
import { NotLoaded } from './notLoaded.ts'
import { guestOperations, loadAll, operations } from './operations.ts'
import { type Latency, latencyOf, overLine, pause } from './pause.ts'

/** The environment of a door: who asks, the latency, and the time (ms). */
export type Setting = { door: Door; latency: Latency; clock: () => number }

type Verb = Operation['verb']
type Ask = { request: Request }

/** Old browsers send no `Sec-Fetch-Site`. Their `Origin` has to be this host. */
function isOwnOrigin({ headers, url }: Request): boolean {
  const origin = headers.get('origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host)
}

/** Rejects requests from other sites, which would use the customer's cookies. The address bar and scripts send `none` or nothing. */
const isFromHere = (request: Request) =>
  ['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site')) && isOwnOrigin(request)
const isFromApp = (request: Request) => isFromHere(request) && request.headers.get('x-requested-with') === 'mijn'

/** Parses JSON in the query. Throws a 400 refusal for invalid JSON. */
function inQuery(query: URLSearchParams, name: 'args' | 'requestParams'): unknown {
  const text = query.get(name)
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value) === (name === 'args') && typeof value === 'object' && value !== null) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Refusal(400, `${name}: expected a JSON ${name === 'args' ? 'array' : 'object'}`)
}

/** The input of an operation: the body of a write. For a read it is `requestParams`, or else the first of `args`. */
function inputOf(verb: Verb, request: Request, body: string): unknown {
  const query = new URL(request.url).searchParams
  const args = inQuery(query, 'args')
  const params = inQuery(query, 'requestParams')
  if (verb === 'get') return params ?? (Array.isArray(args) ? args[0] : undefined)
  return parsed(body) ?? params
}

/** The controls come after the first screen, with all operations: faults are named after those. */
const loadControls = async () => (await Promise.all([import('./control.ts'), loadAll()]))[0]
let loading: ReturnType<typeof loadControls> | null = null

/** Signing in and out comes later too. */
const loadAuth = () => import('../login/auth.ts')

const unauthorized = () => refusal(401, 'Unauthorized')

/** All handlers of the mock backend: `/api`, `/auth` and `/demo`, on any origin. */
export function createHandlers({ door, latency, clock }: Setting): HttpHandler[] {
  const guesses = newGuesses()
  const nowOf = ({ browser }: Visit) => nowIn(browser, clock())
  const entranceOf = (visit: Visit, request: Request): Entrance => ({
    door,
    browser: visit.browser,
    sid: visit.sid,
    url: new URL(request.url),
    device: deviceIn(request),
    now: nowOf(visit),
    real: clock(),
  })

  /** Every call of the app passes here: the origin check, the delay, the fault, and finally the answer. */
  const called =
    (nameOf: (request: Request) => string, answer: (visit: Visit, request: Request) => Response | Promise<Response>) =>
    async ({ request }: Ask): Promise<Response> => {
      if (!isFromApp(request)) return refusal(403, 'Forbidden')
      const visit = door.visitOf(request, clock())
      const { browser } = visit
      const session = sessionOf(visit)
      if (session) keepSession(browser, { ...session, seenAt: clock() })
      browser.calls += 1
      const fault = takeFault(browser.conditions, nameOf(request))
      await pause(latencyOf(browser.conditions.latency ?? latency, browser.calls), request.signal)
      const reply = await withFault(fault, () => answered(() => answer(visit, request)), request.signal)
      if (visit.isLost && reply.type !== 'error') {
        const own = takeCookies(reply)
        putCookies(reply.headers, own.length > 0 ? own : lostCookies(new URL(request.url)))
      }
      return door.give(await overLine(reply, browser.conditions.line, request.signal))
    }

  const endpointOf = (request: Request) => new URL(request.url).searchParams.get('endpoint') ?? ''

  /**
   * Everything asynchronous comes first: the delay and the body. The operation then runs synchronously on the newest state, so that nothing
   * can change between its read and its write.
   */
  const operate = (verb: Verb) =>
    called(endpointOf, async (visit, request) => {
      const name = endpointOf(request)
      if (!operations.has(name)) await loadAll()
      const forGuests = guestOperations.get(name)
      if (!forGuests && !sessionOf(visit)) return unauthorized()
      const forCustomers = operations.get(name)
      const { operation } = forGuests ?? forCustomers ?? {}
      if (!operation) return responseOf(failedReply(501))
      if (operation.verb !== verb) return refusal(405, 'Method Not Allowed')
      const body = verb === 'get' ? '' : await textIn(request)
      const input = inputOf(verb, request, body)
      const write = operation.reads ? null : writeIn(request, body)

      const carryOut = () => carriedOut({ forGuests, forCustomers, visit, request, input, write })
      try {
        return carryOut()
      } catch (error) {
        if (!(error instanceof NotLoaded)) throw error
        await error.load()
        return carryOut()
      }
    })

  type Asked = {
    forGuests: GuestAnswering | undefined
    forCustomers: Answering | undefined
    visit: Visit
    request: Request
    input: unknown
    write: ReturnType<typeof writeIn> | null
  }

  function carriedOut({ forGuests, forCustomers, visit, request, input, write }: Asked): Response {
    const session = sessionOf(visit)
    const once = (writer: number | null, carryOut: () => Reply) =>
      write ? answeredOnce(visit.browser, writer, write, carryOut) : carryOut()
    if (forGuests) return responseOf(once(null, () => guestReply(forGuests, visit, request, input)))
    if (!forCustomers || !session) return unauthorized() // the session has ended meanwhile
    const { body, status, cookies } = once(session.account, () => customerReply(forCustomers, visit, session, request, input))
    return json(body, status, write ? [...cookies, ...changedFlags(visit, request, nowOf(visit))] : cookies)
  }

  function customerReply(
    { operation, answer }: Answering,
    visit: Visit,
    session: Session,
    request: Request,
    input: unknown,
  ): Reply {
    const { browser } = visit
    const now = nowOf(visit)
    const account = customerIn(browser, session.account, now)
    const { patch, priceRise, shop } = browser.conditions
    const context: Context = {
      browser,
      sid: session.sid,
      account,
      session: flagsOf(account, session.marker),
      world: worldFor(browser, account, now),
      now,
      priceRise,
      shop,
      orders: browser.orders,
      place: (lines) => placeOrder(browser, account, lines, now),
      text: (to, text) => sendMessage(browser, { at: now, method: 'SMS', to, text, link: null }),
      mail: (to, text, link) => sendMessage(browser, { at: now, method: 'EMAIL', to, text, link: link ?? null }),
      warn(text, link) {
        for (const to of warningsGoTo(account, now))
          sendMessage(browser, { at: now, method: 'EMAIL', to, text, link: link ?? null })
      },
      outcomeOf: (key) => outcomeOf(browser, account.number, key),
      record(event) {
        record(browser, account.number, event, now)
        return customerIn(browser, account.number, now)
      },
      events: eventsOf(browser, account.number),
      device: deviceIn(request),
      real: clock(),
      guesses,
      origin: new URL(request.url).origin,
    }
    return replyFrom(() => reply({ result: withPatch(patch, operation.name, answer(input, context)) }))
  }

  /** Keeps the browser from now on, because a guest may have changed its state. */
  function guestReply({ operation, answer }: GuestAnswering, visit: Visit, request: Request, input: unknown): Reply {
    const entrance = entranceOf(visit, request)
    const cookies = [browserCookie(entrance.url, visit.browser.id)]
    door.keep(visit.browser)
    const { patch } = visit.browser.conditions
    const result = () => withPatch(patch, operation.name, answer(input, { ...entrance, guesses, cookies }))
    return replyFrom(() => reply({ result: result() }, 200, cookies))
  }

  const control = async ({ request }: Ask) => {
    loading ??= loadControls()
    const { controls } = await loading
    const response = await answered(() => {
      if (!isFromHere(request)) throw new Refusal(403, 'Forbidden')
      const answer = controls[`${request.method} ${new URL(request.url).pathname}`]
      if (!answer) throw new Refusal(404, 'Not Found')
      return answer(door, door.visitOf(request, clock()), request, clock())
    })
    return door.give(response)
  }

  return [
    http.get('*/api/get', operate('get')),
    http.post('*/api/post', operate('post')),
    http.put('*/api/put', operate('put')),
    http.delete('*/api/delete', operate('delete')),
    http.post(
      '*/auth/login',
      called(
        () => 'auth/login',
        async (visit, request) => (await loadAuth()).login(entranceOf(visit, request), guesses, request),
      ),
    ),
    http.post(
      '*/auth/logout',
      called(
        () => 'auth/logout',
        async (visit, request) => (await loadAuth()).logout(visit, request),
      ),
    ),
    http.get(
      '*/auth/is-logged-in',
      called(
        () => 'auth/is-logged-in',
        // Events since the last call can change the flags, such as a subscription that has begun.
        (visit, request) => json({ result: sessionOf(visit) !== null }, 200, changedFlags(visit, request, nowOf(visit))),
      ),
    ),
    http.all('*/demo/*', control),
    http.all('*/api/*', () => refusal(404, 'Not Found')),
    http.all('*/auth/*', () => refusal(404, 'Not Found')),
  ]
}
