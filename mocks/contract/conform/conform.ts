import type { Operation } from '#model/operation.ts'
import { type Found, found } from '../found.ts'
import type { Json } from '../types.ts'
import { Caller } from './caller.ts'
import { codeProblems, lockProblems, OtherDevice, passwordProblems } from './devices.ts'
import { readInputs, type Who, writeInputs } from './inputs.ts'
import { type Documented, headerProblems, problemsOf, refusalProblems, resultOf, toldBy } from './judge.ts'
import { enter, isLoggedInAnswers, signOut, wrongPassword } from './session.ts'
import { outcomeProblems, writeProblems } from './writes.ts'

/** Something that was asked of the backend, and in what it deviates from the contract. */
export type Conformance = { readonly name: string; readonly problems: readonly string[] }

type Asked = Who & {
  readonly url: string
  /** The contract as `openapi.ts` writes it. */
  readonly document: Json
  /** Sends the writes too, which changes the account. */
  readonly writes: boolean
  /** Asks these operations only, by exported name; the rules of a session are always checked. */
  readonly only?: readonly string[]
  readonly tell?: (check: Conformance) => void
}

/** The write with which outcomes are looked up: it changes nothing that matters. */
const HARMLESS = 'popupCustomerAnswer'

const toldOf = (document: Json, { operation, exported }: Found): Documented => {
  const calls = Object.values(Object(document.paths)).map((item) => Object(item)[operation.verb])
  const call = calls.find((one) => Object(one).operationId === exported)
  if (!call) throw new Error(`${exported} is not in the document`)
  return toldBy(Object(call).responses)
}

const changedBy = (operation: Operation): readonly string[] => {
  const changes: unknown = 'changes' in operation ? operation.changes : []
  return Array.isArray(changes) ? changes : ['getUser', 'prepaidOverview', 'postpaidOverview']
}

/** Asks a backend everything that the contract has, as one customer. */
export async function conform({ url, login, password, document, writes, only, tell }: Asked): Promise<readonly Conformance[]> {
  const checks: Conformance[] = []
  const caller = new Caller(url)
  const check = async (name: string, look: () => Promise<readonly string[]>) => {
    let problems: readonly string[]
    try {
      problems = await look()
    } catch (error) {
      problems = [`no answer: ${error instanceof Error ? error.message : String(error)}`]
    }
    const done = { name, problems: [...new Set(problems)] }
    checks.push(done)
    tell?.(done)
  }
  const isAsked = ({ exported }: Found) => only?.includes(exported) ?? true
  const reads = found.filter((one) => one.operation.reads && isAsked(one))
  const who = { login, password }
  const answers = new Map<string, unknown>()

  const guest = async (one: Found) => {
    const reply = await caller.operation(one.operation, readInputs[one.exported]?.[0]?.(answers, who))
    const { status } = reply
    const problems = [...headerProblems(reply), ...(status < 400 ? [] : refusalProblems(reply, toldOf(document, one)))]
    if (one.forGuests) return problemsOf(reply, one.operation.answer, toldOf(document, one))
    return status === 401 ? problems : [`a guest got ${status}, expected 401`, ...problems]
  }

  const read = async (one: Found, isFirst: boolean) => {
    const problems: string[] = []
    const inputs = readInputs[one.exported] ?? [() => undefined]
    for (const input of inputs) {
      const reply = await caller.operation(one.operation, input(answers, who))
      problems.push(...problemsOf(reply, one.operation.answer, toldOf(document, one)))
      if (isFirst && resultOf(reply) !== undefined) answers.set(one.exported, resultOf(reply))
    }
    return problems
  }

  const write = (one: Found) =>
    writeProblems(
      caller,
      one,
      writeInputs[one.exported]?.(answers, who),
      toldOf(document, one),
      found.filter(
        ({ exported, operation }) =>
          changedBy(one.operation).includes(operation.name) && !(exported in readInputs) && operation.verb === 'get',
      ),
    )

  await check('a guest: /auth/is-logged-in', () => isLoggedInAnswers(caller, false))
  for (const one of reads) await check(`a guest: ${one.exported}`, () => guest(one))
  await check('signing in with a wrong password', () => wrongPassword(caller, login))
  const before = new Map(caller.jar)
  let isIn = false
  await check('signing in', async () => {
    const outcome = await enter(caller, who)
    isIn = outcome.isIn
    return outcome.problems
  })
  if (!isIn) return checks
  await check('/auth/is-logged-in', () => isLoggedInAnswers(caller, true))
  await check('an operation that does not exist', async () => {
    const reply = await caller.operation({ verb: 'get', name: 'bestaatNiet' })
    const { statusCode, message } = Object(reply.body)
    const isRefused = reply.status >= 400 && statusCode === reply.status && typeof message === 'string'
    return [
      ...headerProblems(reply),
      ...(isRefused ? [] : [`answered ${reply.status}, expected a refusal with statusCode and message`]),
    ]
  })
  await check('a read that does not come from the app', async () => {
    const reply = await caller.operation({ verb: 'get', name: 'getUser' }, undefined, { headers: { 'X-Requested-With': '' } })
    return reply.status === 403 ? headerProblems(reply) : [`answered ${reply.status}, expected 403`]
  })
  // Reads that others depend on come first.
  const isPlain = ({ exported }: Found) => !(exported in readInputs)
  for (const one of found.filter((each) => each.operation.reads && !each.forGuests && isPlain(each)))
    if (isAsked(one)) await check(one.exported, () => read(one, true))
  for (const one of reads.filter((each) => !isPlain(each))) await check(one.exported, () => read(one, false))

  if (writes) {
    const byName = new Map(found.map((one) => [one.exported, one]))
    const harmless = byName.get(HARMLESS)
    if (harmless)
      await check('the outcome of a write', () => outcomeProblems(caller, harmless, writeInputs[HARMLESS]?.(answers, who)))
    for (const name of Object.keys(writeInputs)) {
      const one = byName.get(name)
      if (one && isAsked(one)) await check(name, () => write(one))
    }
    const device = () => new OtherDevice(url, before)
    const isWanted = (name: string) => only?.includes(name) ?? true
    if (isWanted('proveByCode')) await check('codes of two sessions', () => codeProblems(caller, device(), who))
    if (isWanted('setNumberLock')) await check('a locked number', () => lockProblems(device(), who))
    if (isWanted('updatePassword')) await check('a new password', () => passwordProblems(caller, device(), who))
  }
  await check('signing out', () => signOut(caller))
  caller.jar.clear()
  await check('after signing out: /auth/is-logged-in', () => isLoggedInAnswers(caller, false))
  return checks
}
