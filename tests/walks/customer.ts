import type { Operation } from '#model/operation.ts'
import type { Overview } from '#model/overview/contract.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { type Documented, problemsOf, toldBy } from '../../mocks/contract/conform/judge.ts'
import { found } from '../../mocks/contract/found.ts'
import { contract } from '../../mocks/contract/openapi.ts'
import type { Backend, Reply } from '../world/visitor.ts'
import { visitor } from '../world/visitor.ts'

export type Browser = ReturnType<typeof visitor>

type Known = { readonly operation: Operation; readonly told: Documented }

/** Every call of the contract by name, with the refusals that it may give. */
const known: ReadonlyMap<string, Known> = (() => {
  const calls = new Map<string, object>()
  for (const item of Object.values(Object(contract().document.paths)))
    for (const call of Object.values(Object(item))) calls.set(Object(call).operationId, Object(Object(call).responses))
  return new Map(
    found.map(({ exported, operation }) => [operation.name, { operation, told: toldBy({ ...calls.get(exported) }) }]),
  )
})()

/** Reads that a look at everything asks without input. PDFs are left out: making one takes longer than all others together. */
const WITH_INPUT = [
  'getInvoice',
  'getHandsetDevice',
  'getOutages',
  'checkPhoneNumber',
  'getOrderOutcome',
  'getPaymentReceipt',
  'getPaymentStatus',
  'getSimCodes',
  'getTravelPrices',
]
export const plainReads = found.flatMap(({ operation, forGuests }) =>
  operation.reads && !forGuests && !WITH_INPUT.includes(operation.name) && !/Document|Summary|Form$/.test(operation.name)
    ? [operation]
    : [],
)

/** Every write of the contract by its name. */
export const writes = found.flatMap(({ operation: { name, reads } }) => (reads ? [] : [name]))

/** Throws when an answer is not what the contract says: its shape, its headers, or a refusal that it does not name. */
export function expectContract(name: string, reply: Reply): void {
  const one = known.get(name)
  if (!one) throw new Error(`${name} is not in the contract`)
  const problems = problemsOf(reply, one.operation.answer, one.told)
  if (problems.length > 0) throw new Error(`${name}: ${problems.join('; ')}`)
}

/** Somebody signed in at a browser of their own, with a clock that only goes on. */
export type Walker = {
  readonly browser: Browser
  readonly number: number
  /** The moment of the demo clock (ms). */
  now: number
  isPrepaid: () => boolean
  /** The result of a read, checked against its contract; null when it is refused. */
  read: (name: string, input?: object) => Promise<unknown>
  /** The result of a write that prepares a deed, checked against its contract; null when it is refused. */
  write: (name: string, input?: object) => Promise<unknown>
  turnTo: (now: number) => Promise<void>
}

/** The last overview of each customer, for as long as nothing was done since: making one takes the longest of all answers. */
export const lastSeen = new WeakMap<Walker, Overview>()

export async function walkerOf(backend: Backend, number: number, begin: number): Promise<Walker> {
  const browser = visitor(backend)
  const account = accountOf(number)
  if (!account) throw new Error(`${number} is no account`)
  const turnTo = async (now: number) => {
    walker.now = now
    await browser.turn({ clock: new Date(now).toISOString() })
    // As the app does at a start: what happened meanwhile may have changed the flags.
    await browser.ask('GET', '/auth/is-logged-in')
  }
  const walker: Walker = {
    browser,
    number,
    now: begin,
    isPrepaid: () => JSON.parse(decodeURIComponent(browser.jar.get('usr') ?? '{}')).prepaid === true,
    async read(name, input) {
      const verb = known.get(name)?.operation.verb ?? 'get'
      const reply =
        verb === 'get'
          ? await browser.read(name, input)
          : await browser.ask('POST', `/api/${verb}?endpoint=${encodeURIComponent(name)}`, input ?? {})
      expectContract(name, reply)
      return reply.status === 200 ? reply.body.result : null
    },
    async write(name, input = {}) {
      const reply = await browser.write(name, input)
      lastSeen.delete(walker)
      expectContract(name, reply)
      return reply.status === 200 ? reply.body.result : null
    },
    turnTo,
  }
  await browser.turn({ clock: new Date(begin).toISOString() })
  await browser.as(number)
  return walker
}

/** The token of the last link to this path that was sent to this customer; null when there is none. */
export async function linkTo({ browser }: Walker, path: string): Promise<string | null> {
  const messages: object = (await browser.ask('GET', '/demo/messages')).body
  const links = Object.values(messages).flatMap(({ link }: { link: string | null }) => (link?.startsWith(path) ? [link] : []))
  const last = links.at(-1)
  return last === undefined ? null : new URL(last, 'http://localhost').searchParams.get('token')
}
