import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { accounts } from '../../fixtures/accounts/all.ts'
import { between, type Random, randomOf } from '../../mocks/world/random.ts'
import { type Program, start } from '../engines/program.ts'
import { until } from '../engines/until.ts'
import { freePort } from '../support/freePort.ts'
import { root } from '../support/paths.ts'
import { visitor } from '../world/visitor.ts'

/**
 * `npm run test:load`: 200 browsers at one demo server for a minute, each signed in, reading and writing. Then the server is killed and started
 * again: every browser is still signed in as the same customer, with what it saved last. Fails when a call fails, a
 * world is lost or memory keeps growing. Needs `dist-start`.
 */
const { values } = parseArgs({
  options: { browsers: { type: 'string', default: '200' }, seconds: { type: 'string', default: '60' } },
})
const [BROWSERS, SECONDS] = [Number(values.browsers), Number(values.seconds)]
/** How long a customer looks at an answer (ms). */
const LOOKS = [100, 500] as const
/** How much more memory at the end than halfway. */
const GROWTH = 1.25
/** Longer than the file of the server may lag behind (ms). */
const KEPT_AFTER = 3000

const tell = (line: string) => process.stdout.write(`${line}\n`)
const port = await freePort()

async function started(fresh: boolean): Promise<Program & { url: string }> {
  const program = start(process.execPath, [join(root, 'mocks/server/doors/start.ts'), '--no-build'], {
    PORT: String(port),
    NO_LATENCY: '1',
    FRESH: fresh ? '1' : '0',
  })
  const url = `http://localhost:${port}`
  await until('the server', () => program.output().includes(url))
  return { ...program, url }
}

/** The memory of a process (MB). */
const memoryOf = (pid: number): number => Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024)

const reads = ['getUser', 'getUsage', 'getTimeline', 'getSimcardDetails', 'getSecurityLog', 'getUserProfile']
const oneOf = (random: Random): string => reads[between(random, 0, reads.length - 1)] ?? 'getUser'

const server = await started(true)
const took: number[] = []
const wrong: string[] = []
const over = performance.now() + SECONDS * 1000

/** A browser with its own customer, and the nickname that it saved last. */
type Person = { browser: ReturnType<typeof visitor>; account: number; nickName: string }

async function timed(what: string, call: () => Promise<{ status: number }>): Promise<boolean> {
  const begun = performance.now()
  const status = await call().then(
    (reply) => reply.status,
    (error: unknown) => String(error),
  )
  took.push(performance.now() - begun)
  if (status !== 200) wrong.push(`${what}: ${status}`)
  return status === 200
}

async function busy(nth: number): Promise<Person> {
  const random = randomOf('load', nth)
  const account = accounts[nth % accounts.length]?.number ?? 1
  const browser = visitor((request) => fetch(request), server.url)
  const person: Person = { browser, account, nickName: '' }
  await timed('sign in', () => browser.as(account))
  while (performance.now() < over) {
    if (random() < 0.1) {
      const nickName = `Kluut ${between(random, 1, 99)}`
      const isSaved = await timed('save', () => browser.write('saveUserProfile', { avatarId: 'plane', nickName }))
      if (isSaved) person.nickName = nickName
    } else {
      const name = oneOf(random)
      await timed(name, () => browser.read(name))
    }
    await setTimeout(between(random, ...LOOKS))
  }
  return person
}

/** Describes what a browser lost; null when it lost nothing. */
async function lostBy({ browser, account, nickName }: Person): Promise<string | null> {
  const { status, body } = await browser.read('getUserProfile')
  const profile = Object(body.result)
  return status === 200 && (nickName === '' || profile.nickName === nickName)
    ? null
    : `account ${account}: ${status}, ${profile.nickName} instead of ${nickName}`
}

const before = memoryOf(server.pid)
const halfway = setTimeout(SECONDS * 500).then(() => memoryOf(server.pid))
const people = await Promise.all(Array.from({ length: BROWSERS }, (_, nth) => busy(nth)))
const [half, end] = [await halfway, memoryOf(server.pid)]
const sorted = took.toSorted((one, other) => one - other)
const share = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
tell(
  `${BROWSERS} browsers, ${SECONDS} s: ${took.length} calls, ${wrong.length} wrong, half within ${share(0.5)} ms, 99 % within ${share(0.99)} ms`,
)
for (const line of wrong.slice(0, 10)) tell(`  ${line}`)
tell(`memory of the server: ${before} MB, ${half} MB halfway, ${end} MB at the end`)

await setTimeout(KEPT_AFTER)
process.kill(server.pid, 'SIGKILL')
await server.gone
const again = await started(false)
const lost = (await Promise.all(people.map(lostBy))).filter((one) => one !== null)
tell(`killed and started again: ${people.length - lost.length} of ${people.length} worlds are there`)
for (const line of lost.slice(0, 10)) tell(`  ${line}`)
await again.end()
if (wrong.length > 0 || lost.length > 0 || end > half * GROWTH) process.exitCode = 1
