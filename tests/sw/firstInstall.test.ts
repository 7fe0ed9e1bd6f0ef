import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let worker: typeof import('#sw/firstInstall.ts')

const HOST = 'https://mijn.example'
const urls = Array.from({ length: 120 }, (_, at) => `assets/part-${at}.${at % 10 === 0 ? 'css' : 'js'}`)
const entries = urls.map((url) => ({ url, revision: null }))
const archive = Object.fromEntries(urls.map((url) => [url, `/* ${url} */`]))

const cached = new Map<string, Response>()
const cache = {
  keys: async () => [...cached.keys()].map((url) => new Request(url)),
  put: async (url: string, response: Response) => void cached.set(new URL(url, HOST).href, response),
}
const answer = vi.fn<() => Promise<Response>>()

beforeEach(async () => {
  cached.clear()
  answer.mockReset()
  answer.mockImplementation(async () => Response.json(archive))
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', new URL(`${HOST}/sw.js`))
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('ExtendableEvent', Event)
  worker = await import('#sw/firstInstall.ts')
})
afterEach(() => vi.unstubAllGlobals())

test('an empty cache: when it is filled, then it has every file of the archive with its type', async () => {
  await worker.unpack(entries)
  expect([...cached.keys()]).toEqual(urls.map((url) => `${HOST}/${url}`))
  const [style, script] = [cached.get(`${HOST}/assets/part-0.css`), cached.get(`${HOST}/assets/part-1.js`)]
  expect(style?.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(script?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await script?.text()).toBe('/* assets/part-1.js */')
})

test('a cache that lacks a few files: when a new build is installed, then the archive is not fetched', async () => {
  for (const url of urls.slice(30)) await cache.put(url, new Response())
  await worker.unpack(entries)
  expect(answer).not.toHaveBeenCalled()
})

test('a file that the archive lacks: when the cache is filled, then that file is left to Workbox', async () => {
  await worker.unpack([...entries, { url: 'assets/font.woff2', revision: null }])
  expect(cached.has(`${HOST}/assets/font.woff2`)).toBe(false)
})

test('an archive that is a page: when the cache is filled, then nothing is cached', async () => {
  answer.mockImplementation(async () => Response.json({ login: 1 }))
  await expect(worker.unpack(entries)).rejects.toThrow()
  expect(cached.size).toBe(0)
})
