import { momentOf } from '#kit/dates.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { type Random, randomOf } from '../../mocks/world/random.ts'
import { expectAgreed } from './agreed.ts'
import { oneOf, type Wanted } from './choices.ts'
import { clockOf, FIRST } from './clock.ts'
import { expectContract, type Walker, walkerOf } from './customer.ts'
import { nextDeed } from './deeds.ts'
import { expectDeed, forget } from './effects.ts'
import { expectAll, expectOwn, type Memory, noMemory } from './everything.ts'
import { type Before, beforeDeed, expectMoment } from './moment.ts'
import { turnedTo } from './timeline.ts'

/**
 * A random walk: a customer does one random deed after another, with the clock moving on, beside a customer who does nothing. After each
 * deed the figures of money, time and identity must hold (`moment.ts`, `effects.ts`), and what was told of later once that has come (`told.ts`); every so many deeds all answers are looked at (`everything.ts`).
 * A walk repeats itself for the same seed: `npm run test:walks -- --seed=…`.
 */

/** Deeds in a walk: a customer of years. */
const LENGTH = 120
/** All answers are looked at once in so many deeds. */
const ALL_AFTER = 40

export type Counts = {
  deeds: number
  done: number
  refused: number
  happened: number
  paid: number
  moves: number
  looks: number
  /** The writes that were carried out at least once. */
  readonly carriedOut: Set<string>
}
export const noCounts = (): Counts => ({
  deeds: 0,
  done: 0,
  refused: 0,
  happened: 0,
  paid: 0,
  moves: 0,
  looks: 0,
  carriedOut: new Set(),
})

type Scene = { walker: Walker; random: Random; counts: Counts; payments: string[]; trail: string[] }

/** A decision at the bank about one of the begun payments. */
async function decideOne({ walker, random, counts, payments, trail }: Scene): Promise<boolean> {
  const id = payments.shift()
  if (id === undefined) return false
  const decision = oneOf(random, ['paid', 'paid', 'paid', 'cancelled', 'failed', 'slow'])
  const { status: standing } = Object((await walker.browser.ask('GET', `/demo/payment?id=${id}`)).body)
  if (standing !== 'open') return false
  trail.push(`bank: ${decision}`)
  const before = await beforeDeed(walker)
  const { status } = await walker.browser.ask('POST', '/demo/payment', { id, decision })
  if (status !== 200) throw new Error(`the bank answered ${status}`)
  // The app starts anew when somebody comes back from the bank.
  await walker.browser.ask('GET', '/auth/is-logged-in')
  await expectDeed(walker, { name: 'bank', input: { id, decision } }, before, null)
  counts.paid += 1
  return true
}

async function happenOne({ walker, random, counts, trail }: Scene): Promise<boolean> {
  const { happenings = [] } = Object((await walker.browser.ask('GET', '/demo/world')).body)
  const one = oneOf<{ happening: { kind: string } }>(random, happenings)
  if (!one) return false
  trail.push(`happens: ${JSON.stringify(one.happening)}`)
  const { status, body } = await walker.browser.ask('POST', '/demo/happen', one.happening)
  if (status === 200) await forget(walker, one.happening.kind)
  else throw new Error(`${one.happening.kind} was offered and answers ${status} ${body.message}`)
  counts.happened += 1
  return true
}

async function write({ walker, counts, payments, random }: Scene, wanted: Wanted): Promise<void> {
  const before: Before = await beforeDeed(walker)
  const key = crypto.randomUUID()
  const reply = await walker.browser.write(wanted.name, wanted.input, key)
  expectContract(wanted.name, reply)
  if (reply.status === 200) {
    counts.done += 1
    counts.carriedOut.add(wanted.name)
    const id = Object(Object(reply.body.result).payment).id
    if (typeof id === 'string') payments.push(id)
  } else counts.refused += 1
  await expectDeed(walker, wanted, before, reply)
  if (random() < 0.05) {
    const again = await walker.browser.write(wanted.name, wanted.input, key)
    if (reply.status === 200 && JSON.stringify(again.body) !== JSON.stringify(reply.body))
      throw new Error(`${wanted.name}: the same key answers ${JSON.stringify(again.body)}, first ${JSON.stringify(reply.body)}`)
    if (reply.status === 200) await expectMoment(walker)
  }
}

async function deed(scene: Scene): Promise<boolean> {
  const { random, walker, trail } = scene
  const kind = random()
  if (kind < 0.4 && (await decideOne(scene))) return true
  if (kind < 0.12) return happenOne(scene)
  const wanted = await nextDeed(walker, random)
  if (!wanted) return false
  trail.push(`${wanted.name} ${JSON.stringify(wanted.input)}`)
  await write(scene, wanted)
  return true
}

/** Walks until so many deeds are done, or the walk is over. Throws with the seed and the last deeds when something does not hold. */
export async function walk(seed: number, counts: Counts, most = LENGTH, allAfter = ALL_AFTER): Promise<void> {
  const random = randomOf('walk', seed)
  const backend = createBackend({ latency: 0, clock: () => momentOf(FIRST, 12) })
  const { begin, next } = clockOf(random)
  // As many customers with credit as with a subscription.
  const kind = random() < 0.5 ? 'Prepaid' : 'Postpaid'
  const one = oneOf(
    random,
    accounts.filter(({ type }) => type === kind),
  )
  const other = oneOf(random, accounts)
  if (!one || !other) throw new Error('there are no accounts')
  const trail: string[] = []
  const walker = await walkerOf(backend, one.number, begin)
  const bystander = await walkerOf(backend, other.number, begin)
  const scene: Scene = { walker, random, counts, payments: [], trail }
  const memory: Memory = noMemory()
  const still = noMemory()
  try {
    await expectAll(bystander, still)
    const was = JSON.stringify(await expectAll(bystander, still))
    await expectAll(walker, memory)
    for (let deeds = 0; deeds < most; ) {
      if (random() < 0.25) {
        const now = next(walker.now)
        trail.push(`clock: ${new Date(now).toISOString()}`)
        if (random() < 0.1) await turnedTo(walker, now)
        else await walker.turnTo(now)
        counts.moves += 1
        await expectMoment(walker)
        await expectAgreed(walker)
      }
      if (!(await deed(scene))) continue
      deeds += 1
      counts.deeds += 1
      if (deeds % allAfter === 0 || deeds === most) {
        counts.looks += 1
        expectOwn(walker, await expectAll(walker, memory))
      }
    }
    if (JSON.stringify(await expectAll(bystander, still)) !== was) throw new Error(`account ${other.number} changed meanwhile`)
  } catch (error) {
    if (error instanceof Error)
      error.message = `--seed=${seed}: account ${one.number} (beside ${other.number}), from ${new Date(begin).toISOString()}\n  ${trail.slice(-40).join('\n  ')}\n${error.message}`
    throw error
  }
}
