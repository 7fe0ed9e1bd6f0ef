import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { type Conformance, conform } from '../../mocks/contract/conform/conform.ts'
import { readInputs, writeInputs } from '../../mocks/contract/conform/inputs.ts'
import { junitOf } from '../../mocks/contract/conform/junit.ts'
import { found } from '../../mocks/contract/found.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { answerWith, type Serve } from '../../mocks/server/doors/nodeHttp.ts'
import { published } from '../support/contract.ts'

const { document } = published

let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Serves a backend over HTTP and answers its address. */
async function serve(answer: Serve): Promise<string> {
  const running = createServer((request, response) => void answerWith(answer, request, response))
  server = running
  await new Promise<void>((resolve) => running.listen(0, 'localhost', resolve))
  const address = running.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`
}

const asked = (
  url: string,
  number: number,
  more: { writes?: boolean; only?: readonly string[] },
): Promise<readonly Conformance[]> => {
  const account = accountOf(number)
  if (!account) throw new Error(`no account ${number}`)
  return conform({ url, login: account.phoneNumber, password: account.password, document, writes: false, ...more })
}
const deviations = (checks: readonly Conformance[]) =>
  checks.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`))

test('every operation is asked: what takes an input has one', () => {
  const writes = found.filter(({ operation }) => !operation.reads).map(({ exported }) => exported)
  expect(Object.keys(writeInputs).toSorted()).toEqual(writes.toSorted())
  const withInput = Object.values(Object(document.paths)).flatMap((item) =>
    Object.values(Object(item)).flatMap((call) => {
      const { operationId, requestBody, parameters, 'x-reads': reads } = Object(call)
      const takes = requestBody !== undefined || parameters.some(({ name }: { name?: string }) => name === 'requestParams')
      return reads === true && takes ? [operationId] : []
    }),
  )
  expect(Object.keys(readInputs).toSorted()).toEqual(withInput.toSorted())
})

test.each([1, 31])('the mock backend does not deviate, for account %i and all reads and writes', async (number) => {
  const checks = await asked(await serve(createBackend({ latency: 0 })), number, { writes: true })
  expect(deviations(checks)).toEqual([])
  expect(checks.length).toBeGreaterThan(found.length)
})

test('somebody who cannot sign in deviates, and nothing more is asked', async () => {
  const checks = await asked(await serve(createBackend({ latency: 0 })), 7, { only: ['getUser'] })
  expect(deviations(checks)).toEqual(['signing in: this account asks for a second factor: choose another'])
})

type Body = Record<string, unknown>
/** Who asks what, and the mock itself. */
type Asking = {
  name: string
  request: Request
  text: string
  real: (change?: Record<string, string | null>) => Promise<Response>
}
type Plant = (asking: Asking) => Promise<Response>

const changed = async (response: Response, change: (body: Body) => unknown, status = response.status): Promise<Response> => {
  const body: unknown = change(await response.json())
  return new Response(JSON.stringify(body), { status, headers: response.headers })
}
/** Changes the result of a good answer to this operation. */
const inResult =
  (wanted: string, change: (result: Body) => unknown): Plant =>
  async ({ name, real }) => {
    const response = await real()
    return name === wanted && response.status === 200
      ? changed(response, ({ result }) => ({ result: change(Object(result)) }))
      : response
  }
/** Changes the refusals of this operation. */
const inRefusal =
  (wanted: string, change: (body: Body) => unknown, status?: number): Plant =>
  async ({ name, real }) => {
    const response = await real()
    return name === wanted && response.status >= 400 ? changed(response, change, status ?? response.status) : response
  }
const inHeaders =
  (wanted: string, change: (headers: Headers) => void): Plant =>
  async ({ name, real }) => {
    const response = await real()
    if (name === wanted) change(response.headers)
    return response
  }
const inCookies = (change: (line: string) => string): Plant =>
  inHeaders('/auth/login', (headers) => {
    const lines = headers.getSetCookie()
    headers.delete('set-cookie')
    for (const line of lines) headers.append('set-cookie', change(line))
  })
const without = (field: string) => (result: Body) => {
  const { [field]: _, ...rest } = result
  return rest
}
const when =
  (wanted: string, answer: Plant): Plant =>
  (asking) =>
    asking.name === wanted ? answer(asking) : asking.real()

const repeated = (then: (asking: Asking, first: Response) => Promise<Response>): Plant => {
  const seen = new Map<string, Response>()
  return async (asking) => {
    const key = `${asking.request.headers.get('idempotency-key')} ${asking.text}`
    const first = seen.get(key)
    if (first) return then(asking, first.clone())
    const response = await asking.real()
    if (asking.request.headers.has('idempotency-key')) seen.set(key, response.clone())
    return response
  }
}
const freshKey = () => ({ 'idempotency-key': crypto.randomUUID() })

/** A deviation, the operation that has it, and what must be said. */
const plants: readonly [what: string, plant: Plant, only: string, said: RegExp][] = [
  ['a field is missing', inResult('getUser', without('firstName')), 'getUser', /firstName is missing/],
  [
    'a field is missing in a row of a list',
    inResult('getInvoices', (result) => ({ ...result, invoices: [without('amount')(Object((result.invoices as Body[])[0]))] })),
    'getInvoices',
    /invoices\.0\.amount is missing/,
  ],
  ['a figure as text', inResult('getUsPs', (result) => ({ ...result, dataCapPrice: '250' })), 'getUsPs', /dataCapPrice is "250"/],
  ['half a cent', inResult('getUsPs', (result) => ({ ...result, dataCapPrice: 2.5 })), 'getUsPs', /dataCapPrice is not right/],
  ['a Dutch date', inResult('getUserDetails', (result) => ({ ...result, birthDay: '1-2-1990' })), 'getUserDetails', /birthDay/],
  ['null for a text', inResult('getEmail', (result) => ({ ...result, email: null })), 'getEmail', /email is null/],
  [
    'an unknown status',
    inResult('getSimCard', (result) => ({ ...result, status: 'Slaapt' })),
    'getSimCard',
    /status is "Slaapt"/,
  ],
  [
    'lines that do not add up',
    inResult('getNextInvoice', (result) => ({ ...result, amount: Number(result.amount) + 1 })),
    'getNextInvoice',
    /add up/,
  ],
  [
    'no result around it',
    when('getAddress', async ({ real }) => changed(await real(), ({ result }) => ({ ...Object(result) }))),
    'getAddress',
    /no result/,
  ],
  [
    'a failure in a 200',
    when('getAddress', async ({ real }) => changed(await real(), () => ({ statusCode: 500, message: '' }), 200)),
    'getAddress',
    /a 200 says statusCode 500/,
  ],
  ['a failure', when('getAddress', async ({ real }) => changed(await real(), () => ({}), 500)), 'getAddress', /failed with 500/],
  ['no answer', when('getAddress', async () => Response.error()), 'getAddress', /no answer/],
  [
    'a page of HTML',
    when('getAddress', async ({ real }) => new Response('<h1>Onderhoud</h1>', { headers: (await real()).headers })),
    'getAddress',
    /no JSON/,
  ],
  [
    'an unknown code',
    inRefusal('getHandsetDevice', (body) => ({ ...body, code: 'GONE' })),
    'getHandsetDevice',
    /unknown code "GONE"/,
  ],
  ['no code', inRefusal('getHandsetDevice', without('code')), 'getHandsetDevice', /has no code/],
  ['no statusCode', inRefusal('getHandsetDevice', without('statusCode')), 'getHandsetDevice', /statusCode of 404 is undefined/],
  ['no message', inRefusal('getHandsetDevice', without('message')), 'getHandsetDevice', /404 has no message/],
  [
    'a status that the call does not have',
    inRefusal('getHandsetDevice', (body) => ({ ...body, statusCode: 418 }), 418),
    'getHandsetDevice',
    /418 is no status/,
  ],
  [
    'a guest gets what is of a customer',
    inRefusal('getUser', () => ({ result: {} }), 200),
    'getUser',
    /a guest: getUser: a guest got 200, expected 401/,
  ],
  [
    'a guest is refused in another way',
    inRefusal('getUser', (body) => ({ ...body, statusCode: 403 }), 403),
    'getUser',
    /a guest got 403, expected 401/,
  ],
  [
    'another type of content',
    inHeaders('getUser', (headers) => headers.set('content-type', 'text/html')),
    'getUser',
    /content type/,
  ],
  ['answers that may be cached', inHeaders('getUser', (headers) => headers.delete('cache-control')), 'getUser', /Cache-Control/],
  [
    'signing in may be cached',
    inHeaders('/auth/login', (headers) => headers.set('cache-control', 'max-age=60')),
    'getUser',
    /signing in: Cache-Control/,
  ],
  ['a session that scripts can read', inCookies((line) => line.replace('; HttpOnly', '')), 'getUser', /is not HttpOnly/],
  ['cookies for other sites', inCookies((line) => line.replace('SameSite=Lax', 'SameSite=None')), 'getUser', /has no SameSite/],
  ['flags that the page cannot read', inCookies((line) => `${line}; HttpOnly`), 'getUser', /usr is HttpOnly/],
  [
    'cookies that live for a year',
    inCookies((line) => line.replace(/Max-Age=\d+/, 'Max-Age=31536000')),
    'getUser',
    /lives longer/,
  ],
  [
    'a session user with a name in it',
    inCookies((line) => line.replace('%7B', `%7B${encodeURIComponent('"name":"Sanne",')}`)),
    'getUser',
    /more than the flags/,
  ],
  [
    'another refusal of a wrong password',
    inRefusal('/auth/login', (body) => ({ ...body, code: 'NOT_FOUND' })),
    'getUser',
    /wrong password: has code "NOT_FOUND"/,
  ],
  [
    'a guest seems signed in',
    when('/auth/is-logged-in', async ({ real }) => changed(await real(), () => ({ result: true }))),
    'getUser',
    /a guest: \/auth\/is-logged-in: answered true/,
  ],
  [
    'signing out that changes nothing',
    when('/auth/logout', async ({ real }) =>
      real({ 'x-requested-with': 'iets-anders' }).then(() => Response.json({ result: true })),
    ),
    'getUser',
    /signing out: the old cookies still work/,
  ],
  [
    'the marker of another login signs out',
    when('/auth/logout', ({ request, real }) => real({ body: request.headers.get('content-type') && '{}' })),
    'getUser',
    /marker of another login/,
  ],
  [
    'a write of another origin is carried out',
    ({ real }) => real({ origin: null, 'sec-fetch-site': null }),
    'requestData',
    /from another site: answered 200/,
  ],
  [
    'a write of who is not the app is carried out',
    ({ real }) => real({ 'x-requested-with': 'mijn' }),
    'requestData',
    /without X-Requested-With: answered 200/,
  ],
  [
    'a write without a key is carried out',
    ({ request, real }) => real(request.headers.has('idempotency-key') ? {} : freshKey()),
    'requestData',
    /without Idempotency-Key: answered 200/,
  ],
  ['a second answer', repeated(({ real }) => real(freshKey())), 'requestData', /the same key got another answer/],
  [
    'a second effect',
    repeated(async ({ real }, first) => {
      await real(freshKey())
      return first
    }),
    'topupPostpaidBundle',
    /the same key had a second effect/,
  ],
  [
    'a key that was used for something else is taken again',
    ({ text, real }) => real(text.includes('"conform"') ? freshKey() : {}),
    'updateVatInvoice',
    /the same key with another input: 200/,
  ],
  [
    'a write that was done is unknown',
    inResult('getOrderOutcome', () => ({ state: 'none' })),
    'updateVatInvoice',
    /a write that was done has the outcome none/,
  ],
  [
    'a key that was looked up is not closed',
    when('popupCustomerAnswer', ({ real }) => real(freshKey())),
    'updateVatInvoice',
    /looked up first: 200/,
  ],
  [
    'a code of another session is taken',
    inRefusal('proveByCode', () => ({ result: true }), 200),
    'proveByCode',
    /codes of two sessions: a code of another session: 200/,
  ],
  [
    'wrong codes are counted per session',
    inRefusal('proveByCode', (body) => (body.code === 'CODE_WRONG' ? { ...body, details: { attemptsLeft: 4 } } : body)),
    'proveByCode',
    /a wrong code in another session leaves 4 attempts, expected 3/,
  ],
  [
    'signing in is a proof for a locked number',
    inRefusal('getSimCodes', () => ({ result: { pin: '1234', puk: '12345678' } }), 200),
    'setNumberLock',
    /a locked number: PIN and PUK: 200/,
  ],
  [
    'a locked number is forwarded without a code',
    inRefusal('updateNetworkSettings', () => ({ result: null }), 200),
    'setNumberLock',
    /forwarding after the password: 200/,
  ],
  [
    'a new password leaves other sessions',
    inRefusal('getUser', () => ({ result: null }), 200),
    'updatePassword',
    /a new password left another session: 200/,
  ],
  ['a receipt lacks a field', inResult('requestData', without('until')), 'requestData', /requestData: until is missing/],
]

describe('a deviation is found', () => {
  test.each(plants)('%s', async (_, plant, only, said) => {
    const backend = createBackend({ latency: 0 })
    const url = await serve(async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.text()
      const real = ({ body = text, ...headers }: Record<string, string | null> = {}) => {
        const all = new Headers(request.headers)
        for (const [name, value] of Object.entries(headers)) value === null ? all.delete(name) : all.set(name, value)
        return backend(new Request(request.url, { method: request.method, headers: all, ...(body && { body }) }))
      }
      return plant({ name: searchParams.get('endpoint') ?? pathname, request, text, real })
    })
    const isRead = found.some(({ exported, operation }) => exported === only && operation.reads)
    const needed =
      only === 'getHandsetDevice' ? ['getHandsetDevices'] : only === 'topupPostpaidBundle' ? ['getPostpaidTopupBundles'] : []
    const checks = await asked(url, 1, { writes: !isRead, only: [only, ...needed] })
    expect(deviations(checks).join('\n')).toMatch(said)
  })
  test('there are enough kinds of them', () => expect(plants.length).toBeGreaterThanOrEqual(25))
})

test('JUnit tells each check, and what is wrong in words that are safe in XML', () => {
  const xml = junitOf([
    { name: 'getUser', problems: [] },
    { name: 'getEmail', problems: ['email is "<b>" & \u0001', 'more'] },
  ])
  expect(xml).toContain('<testsuite name="contract" tests="2" failures="1">')
  expect(xml).toContain('<testcase classname="contract" name="getUser"/>')
  expect(xml).toContain('<failure message="email is &quot;&lt;b&gt;&quot; &amp; \uFFFD">')
  expect(xml).toContain('\nmore</failure>')
})
