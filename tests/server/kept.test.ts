import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../mocks/server/browsers.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { type Keeping, keptFile, readKept, writeKept } from '../../mocks/server/doors/kept.ts'
import { root } from '../support/paths.ts'
import { type Backend, visitor } from '../world/visitor.ts'

let folder = ''
const file = () => join(folder, 'kept.json')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const nothing = (): Keeping => ({ browsers: new Map(), links: new Map() })
const backendOf = (keeping: Keeping): Backend => createBackend({ ...keeping, latency: 0 })

/** The same visitor at another server: the cookies are those of the browser. */
function movedTo(backend: Backend, before: ReturnType<typeof visitor>) {
  const after = visitor(backend)
  for (const [name, value] of before.jar) after.jar.set(name, value)
  return after
}

async function used() {
  const keeping = nothing()
  const browser = visitor(backendOf(keeping))
  await browser.as(2)
  await browser.turn({ clock: '2027-01-10T12:00:00+01:00' })
  await browser.write('topupPostpaidBundle', { id: 'EXTRA-VOICE', price: 500 })
  const { id } = (await browser.ask('POST', '/demo/short', { path: '/verbruik' })).body
  return { keeping, browser, id: String(id) }
}

describe('after a restart', () => {
  test('the visitor is still signed in, at the same day, with what was bought, and the short link opens', async () => {
    const { keeping, browser, id } = await used()
    const before = { world: (await browser.ask('GET', '/demo/world')).body, usage: (await browser.read('getUsage')).body }
    writeKept(file(), keeping)

    const again = nothing()
    expect(readKept(file(), again)).toBe(true)
    const same = movedTo(backendOf(again), browser)
    const after = { world: (await same.ask('GET', '/demo/world')).body, usage: (await same.read('getUsage')).body }
    expect(after.world).toMatchObject({ account: 2, clock: before.world.clock, today: '2027-01-10' })
    const told = (usage: object) => ({ ...Object(usage).result, updatedAt: null })
    expect(told(after.usage)).toEqual(told(before.usage))
    expect((await same.ask('GET', `/demo/short?id=${id}`)).body).toMatchObject({ path: '/verbruik', state: { account: 2 } })
  })

  test('a file that is not there is no failure', () => expect(readKept(file(), nothing())).toBe(true))

  test.each(['', '{', 'null', '[]', '{"version":1,"browsers":[],"links":[]}', '\u0000\u0001', '{"version":2}'])(
    'a damaged file (%j) is told, and the server begins without it',
    (text) => {
      writeFileSync(file(), text)
      const keeping = nothing()
      expect(readKept(file(), keeping)).toBe(false)
      expect([keeping.browsers.size, keeping.links.size]).toEqual([0, 0])
    },
  )

  test('cut off at any place, it is read whole, in part or not at all, and the server answers', { timeout: 30_000 }, async () => {
    const { keeping, browser } = await used()
    writeKept(file(), keeping)
    const text = readFileSync(file(), 'utf8')
    for (let at = 0; at < text.length; at += 97) {
      writeFileSync(file(), text.slice(0, at))
      const again = nothing()
      expect(readKept(file(), again)).toBe(false)
      expect((await movedTo(backendOf(again), browser).ask('GET', '/demo/world')).status).toBe(200)
    }
  })

  test('a browser that this build cannot understand is left out, and the others stay', async () => {
    const { keeping, browser } = await used()
    const [own] = [...keeping.browsers.values()]
    const odd = { ...own, id: 'odd', events: { 2: [{ kind: 'explode', at: 1 }] } } as unknown as Browser
    keeping.browsers.set('odd', odd)
    writeKept(file(), keeping)
    const again = nothing()
    expect(readKept(file(), again)).toBe(false)
    expect([...again.browsers.keys()]).toEqual([own?.id])
    expect((await movedTo(backendOf(again), browser).ask('GET', '/demo/world')).body.account).toBe(2)
  })
})

describe('the file', () => {
  test('is for this user alone, and nothing is left beside it', async () => {
    const { keeping } = await used()
    writeKept(file(), keeping)
    writeKept(file(), keeping)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['kept.json'])
  })

  test('a link that somebody put in its place is not followed, neither reading nor writing', async () => {
    const { keeping } = await used()
    const elsewhere = join(folder, 'elsewhere.json')
    writeKept(elsewhere, keeping)
    const before = readFileSync(elsewhere, 'utf8')
    symlinkSync(elsewhere, file())
    const again = nothing()
    expect(readKept(file(), again)).toBe(false)
    expect(again.browsers.size).toBe(0)
    writeKept(file(), nothing())
    expect(readFileSync(elsewhere, 'utf8')).toBe(before)
  })

  test('stays within its bounds: the browsers that were away longest go first', async () => {
    const { keeping } = await used()
    const [own] = [...keeping.browsers.values()]
    if (!own) throw new Error('nobody is there')
    for (let nth = 0; nth < 40; nth += 1)
      keeping.browsers.set(`b${nth}`, {
        ...own,
        id: `b${nth}`,
        written: [['long', { what: 'a'.repeat(1_000_000), reply: {} }]],
      } as never)
    writeKept(file(), keeping)
    expect(statSync(file()).size).toBeLessThan(20_000_000)
    const again = nothing()
    readKept(file(), again)
    expect(again.browsers.has('b39')).toBe(true)
    expect(again.browsers.has('b0')).toBe(false)
  })

  test('belongs to one port', () => expect(keptFile(4173)).not.toBe(keptFile(4174)))
})

test('a server that is killed without warning loses nothing older than two seconds', { timeout: 60_000 }, async () => {
  writeFileSync(
    join(folder, 'run.ts'),
    `import { startServer } from ${JSON.stringify(join(root, 'mocks/server/doors/server.ts'))}
     const { url } = await startServer({ dir: ${JSON.stringify(join(root, 'public'))}, port: 0, latency: 0, keep: ${JSON.stringify(file())} })
     console.log(url)`,
  )
  async function served() {
    const child = spawn(process.execPath, [join(folder, 'run.ts')], { stdio: ['ignore', 'pipe', 'inherit'] })
    const url = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())))
    return { child, backend: ((request) => fetch(request)) as Backend, url }
  }
  const ended = (child: ReturnType<typeof spawn>) => new Promise((resolve) => child.once('exit', resolve))

  const first = await served()
  const browser = visitor(first.backend, first.url)
  await browser.as(30)
  await expect.poll(() => readKeptSize(file()), { timeout: 5000 }).toBe(1)
  const gone = ended(first.child)
  first.child.kill('SIGKILL')
  await gone

  const second = await served()
  const same = visitor(second.backend, second.url)
  for (const [name, value] of browser.jar) same.jar.set(name, value)
  expect((await same.ask('GET', '/demo/world')).body).toMatchObject({ account: 30, signedIn: true })
  const over = ended(second.child)
  second.child.kill('SIGKILL')
  await over
})

function readKeptSize(path: string): number {
  const keeping = nothing()
  readKept(path, keeping)
  return keeping.browsers.size
}
