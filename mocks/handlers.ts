import { type HttpHandler, http } from 'msw/http'
import type { Account } from '../fixtures/accounts/account.ts'
import type { Operation } from '../src/api/operation.ts'
import { answeredOnce, outcomeOf } from './answeredOnce.ts'
import { answered, json, Refusal, refusal } from './answers.ts'
import { changedFlags, login, logout } from './auth.ts'
import type { Context, GuestAnswering } from './backend.ts'
import { type Browser, type Browsers, keep, type Visit, visitOf, worldFor } from './browsers.ts'
import { controls } from './control.ts'
import { browserCookie } from './cookies.ts'
import { takeFault, withFault } from './faults.ts'
import { choosePassword, passwordOf } from './newPassword.ts'
import { guestOperations, operations } from './operations/index.ts'
import { placeOrder } from './orders.ts'
import { type Latency, latencyOf, pause } from './pause.ts'
import { asOf } from './world/asOf.ts'

/** What a door brings along: where browsers are remembered, how slow the backend is and what time it is (ms). */
export type Setting = { browsers: Browsers; latency: Latency; clock: () => number }

type Verb = Operation['verb']
type Ask = { request: Request }

/** Another site may not use a customer's cookies. Address bar and scripts send `none` or nothing. */
const isFromHere = ({ headers }: Request) => ['same-origin', 'none', null].includes(headers.get('sec-fetch-site'))
const isFromApp = (request: Request) => isFromHere(request) && request.headers.get('x-requested-with') === 'mijn'

/** JSON in the query; the wrong shape is refused with 400. */
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

/** The input of an operation: the body of a write; of a read `requestParams`, or else the first of `args`. */
async function inputOf(verb: Verb, request: Request): Promise<unknown> {
  const query = new URL(request.url).searchParams
  const args = inQuery(query, 'args')
  const params = inQuery(query, 'requestParams')
  if (verb === 'get') return params ?? (Array.isArray(args) ? args[0] : undefined)
  const body = await request.text()
  if (body === '') return params
  try {
    return JSON.parse(body)
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(400, 'Expected a JSON body')
    throw error
  }
}

/** A write changed something about the customer of this browser. */
const becoming = (browser: Browser) => (changed: Account) => {
  browser.account = changed
  browser.world = null
}

/** All handlers of the pretend backend: `/api`, `/auth` and `/demo`, on any origin. */
export function createHandlers({ browsers, latency, clock }: Setting): HttpHandler[] {
  const nowOf = ({ browser }: Visit) => clock() + browser.conditions.shift

  /** What every call of the app meets: the border, the wait, the fault, the answer. */
  const called =
    (nameOf: (request: Request) => string, answer: (visit: Visit, request: Request) => Response | Promise<Response>) =>
    async ({ request }: Ask): Promise<Response> => {
      if (!isFromApp(request)) return refusal(403, 'Forbidden')
      const visit = visitOf(browsers, request)
      const { browser } = visit
      browser.calls += 1
      const fault = takeFault(browser.conditions.faults, nameOf(request))
      await pause(latencyOf(browser.conditions.latency ?? latency, browser.calls), request.signal)
      return withFault(fault, () => answered(() => answer(visit, request)), request.signal)
    }

  const endpointOf = (request: Request) => new URL(request.url).searchParams.get('endpoint') ?? ''

  const operate = (verb: Verb) =>
    called(endpointOf, (visit, request) => {
      const name = endpointOf(request)
      const forGuests = guestOperations.get(name)
      if (!forGuests && !visit.account) return refusal(401, 'Unauthorized')
      const { operation } = forGuests ?? operations.get(name) ?? {}
      if (!operation) return refusal(501, 'Not Implemented')
      if (operation.verb !== verb) return refusal(405, 'Method Not Allowed')
      const answer = () => answered(() => (forGuests ? answerGuest(forGuests, visit, request) : answerCustomer(visit, request)))
      return operation.reads ? answer() : answeredOnce(visit.browser, request, answer)
    })

  async function answerCustomer(visit: Visit, request: Request): Promise<Response> {
    const { browser } = visit
    const answering = operations.get(endpointOf(request))
    if (!visit.account || !answering) return refusal(401, 'Unauthorized')
    const now = nowOf(visit)
    const account = asOf(visit.account, now)
    const { overviewPatch, priceRise } = browser.conditions
    const context: Context = {
      account,
      world: worldFor(browser, account, now),
      now,
      overviewPatch,
      priceRise,
      orders: browser.orders,
      place: (lines) => placeOrder(browser, account, lines, now),
      text: (to, text) => browser.messages.push({ at: now, method: 'SMS', to, text, link: null }),
      outcomeOf: (key) => outcomeOf(browser, key),
      become: becoming(browser),
      password: passwordOf(browser, account),
      choosePassword: (password) => choosePassword(browser, account, password),
    }
    const result = await answering.answer(await inputOf(answering.operation.verb, request), context)
    return json({ result }, 200, changedFlags(visit, new URL(request.url)))
  }

  /** What was done stays with the browser, so from now on it is remembered. */
  async function answerGuest({ operation, answer }: GuestAnswering, visit: Visit, request: Request): Promise<Response> {
    const { browser } = visit
    const url = new URL(request.url)
    const cookies = [browserCookie(url, browser.id)]
    keep(browsers, browser)
    const input = await inputOf(operation.verb, request)
    return json({ result: await answer(input, { browsers, browser, now: nowOf(visit), url, cookies }) }, 200, cookies)
  }

  const control = ({ request }: Ask) =>
    answered(() => {
      if (!isFromHere(request)) throw new Refusal(403, 'Forbidden')
      const answer = controls[`${request.method} ${new URL(request.url).pathname}`]
      if (!answer) throw new Refusal(404, 'Not Found')
      return answer(browsers, visitOf(browsers, request), request, clock())
    })

  return [
    http.get('*/api/get', operate('get')),
    http.post('*/api/post', operate('post')),
    http.put('*/api/put', operate('put')),
    http.delete('*/api/delete', operate('delete')),
    http.post(
      '*/auth/login',
      called(
        () => 'auth/login',
        (visit, request) => login(browsers, visit, request, nowOf(visit)),
      ),
    ),
    http.post(
      '*/auth/logout',
      called(() => 'auth/logout', logout),
    ),
    http.get(
      '*/auth/is-logged-in',
      called(
        () => 'auth/is-logged-in',
        ({ account }) => json({ result: account !== null }),
      ),
    ),
    http.all('*/demo/*', control),
    http.all('*/api/*', () => refusal(404, 'Not Found')),
    http.all('*/auth/*', () => refusal(404, 'Not Found')),
  ]
}
