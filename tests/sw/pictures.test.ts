import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What Workbox looks for in a worker. */
class PretendEvent extends Event {
  waitUntil() {}
}
let worker: typeof import('#sw/pictures.ts')

const DAY = 86_400_000
const NOW = Date.parse('2026-11-20T12:00:00Z')

/** The part of a cache that is used: the latest entry comes last. */
function pretendCache() {
  const rows = new Map<string, Response>()
  return {
    rows,
    match: async ({ url }: Request) => rows.get(url)?.clone(),
    put: async ({ url }: Request, answer: Response) => {
      rows.delete(url)
      rows.set(url, answer)
    },
    delete: async ({ url }: Request) => rows.delete(url),
    keys: async () => [...rows.keys()].map((url) => new Request(url)),
  }
}
let cache = pretendCache()
const answers = vi.fn<(request: Request) => Promise<Response>>()

beforeEach(async () => {
  cache = pretendCache()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('caches', { open: async () => cache, match: (request: Request) => cache.match(request) })
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', new URL('https://mijn.example/sw.js'))
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('fetch', answers)
  vi.stubGlobal('ExtendableEvent', PretendEvent)
  vi.stubGlobal('FetchEvent', class extends PretendEvent {})
  answers.mockReset()
  answers.mockImplementation(async () => drawn())
  worker = await import('#sw/pictures.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const drawn = (text = '<svg/>', type = 'image/svg+xml') =>
  new Response(text, { headers: { 'Content-Type': type, Date: new Date(Date.now()).toUTCString() } })
const urlOf = (name: string) => new URL(`https://mijn.example/beeld/telefoons/${name}.svg`)

/** Requests a picture, and waits until it was cached or rejected. */
async function ask(name: string): Promise<Response> {
  const event = new PretendEvent('fetch') as never
  const [answer, done] = worker.pictures.handleAll({ event, request: new Request(urlOf(name)) })
  await done
  return answer
}
const names = () => [...cache.rows.keys()].map((url) => url.replace(/.*\/|\.svg$/g, ''))

test('only pictures of our own origin', () => {
  const matches = (path: string, sameOrigin = true) => {
    const url = new URL(path, 'https://mijn.example')
    return Boolean(worker.isPicture({ url, sameOrigin, request: new Request(url), event: new Event('fetch') as never }))
  }
  expect([matches('/beeld/telefoons/a.svg'), matches('/beeld/x', false), matches('/api/get'), matches('/beeldschoon')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a picture is fetched once a day', async () => {
  await ask('a')
  expect(await (await ask('a')).text()).toBe('<svg/>')
  expect(answers).toHaveBeenCalledTimes(1)
  vi.setSystemTime(NOW + DAY + 1000)
  answers.mockImplementation(async () => drawn('<svg>new</svg>'))
  expect(await (await ask('a')).text()).toBe('<svg>new</svg>')
  expect(await (await ask('a')).text()).toBe('<svg>new</svg>')
  expect(answers).toHaveBeenCalledTimes(2)
})

test.each([
  ['without a connection', async () => Promise.reject(new TypeError('offline'))],
  ['when the server fails', async () => new Response('', { status: 500 })],
] as const)('%s an old one stands in', async (_, answer) => {
  await ask('a')
  vi.setSystemTime(NOW + 9 * DAY)
  answers.mockImplementation(answer)
  expect((await ask('a')).ok).toBe(true)
})

test('a failure is no picture, and is not kept', async () => {
  answers.mockImplementation(async () => new Response('weg', { status: 404 }))
  expect((await ask('a')).status).toBe(404)
  answers.mockImplementation(async () => Promise.reject(new TypeError('offline')))
  await expect(ask('a')).rejects.toThrow('could not generate a response')
  answers.mockImplementation(async () => drawn('<!doctype html>', 'text/html'))
  await ask('a')
  answers.mockImplementation(async () => drawn('x'.repeat(60_001)))
  await ask('b')
  expect(names()).toEqual([])
})

test('never more than sixty: the one that came longest ago goes', async () => {
  for (let at = 0; at < 70; at += 1) await ask(`n${at}`)
  expect(names()).toHaveLength(60)
  expect(names()[0]).toBe('n10')
  expect(names().at(-1)).toBe('n69')
})
