import type { Found } from '../found.ts'
import type { Caller, Received } from './caller.ts'
import { type Documented, headerProblems, problemsOf, refusalProblems } from './judge.ts'

/** Fields that differ between any two answers. */
const MOMENTS = /"(?:updatedAt|keptUntil)":(?:"[^"]*"|\d+)/g

const textOf = ({ status, body }: Received): string => `${status} ${JSON.stringify(body)}`

const refusedProblems = (what: string, reply: Received, told: Documented): string[] => {
  const problems = reply.status < 400 ? [`answered ${reply.status}`] : [...headerProblems(reply), ...refusalProblems(reply, told)]
  return problems.map((problem) => `${what}: ${problem}`)
}

/** The answers of these reads as one text, without what always differs. */
async function stateOf(caller: Caller, reads: readonly Found[]): Promise<string> {
  const texts: string[] = []
  for (const { operation } of reads) texts.push(textOf(await caller.operation(operation)).replaceAll(MOMENTS, ''))
  return texts.join('\n')
}

/**
 * One write: refused when it does not come from the app or has no key, then sent, and sent again with the same key: the same answer, no
 * second effect on the reads that it changes. The same key with another input is refused.
 */
export async function writeProblems(
  caller: Caller,
  { operation }: Found,
  input: unknown,
  told: Documented,
  changed: readonly Found[],
): Promise<string[]> {
  const key = crypto.randomUUID()
  const other = { ...Object(input), conform: key }
  const foreign = await caller.operation(operation, input, { key: crypto.randomUUID(), headers: { 'X-Requested-With': '' } })
  const elsewhere = { Origin: 'https://elders.example', 'Sec-Fetch-Site': 'cross-site' }
  const crossed = await caller.operation(operation, input, { key: crypto.randomUUID(), headers: elsewhere })
  const keyless = await caller.operation(operation, input)
  const first = await caller.operation(operation, input, { key })
  const isDone = first.status === 200
  const before = isDone ? await stateOf(caller, changed) : ''
  const second = await caller.operation(operation, input, { key })
  const after = isDone ? await stateOf(caller, changed) : ''
  const reused = isDone ? await caller.operation(operation, other, { key }) : null
  return [
    ...refusedProblems('without X-Requested-With', foreign, told),
    ...refusedProblems('from another site', crossed, told),
    ...refusedProblems('without Idempotency-Key', keyless, told),
    ...problemsOf(first, operation.answer, told),
    ...(textOf(first) === textOf(second) ? [] : ['the same key got another answer']),
    ...(before === after ? [] : ['the same key had a second effect']),
    ...(reused === null || (reused.status === 409 && Object(reused.body).code === 'KEY_REUSED')
      ? []
      : [`the same key with another input: ${reused.status} ${Object(reused.body).code}, expected 409 KEY_REUSED`]),
  ]
}

/** The outcome of a write can be looked up by its key; a key that is looked up first is closed. */
export async function outcomeProblems(caller: Caller, write: Found, input: unknown): Promise<string[]> {
  const outcome = async (key: string) =>
    Object(Object((await caller.operation({ verb: 'get', name: 'getOrderOutcome' }, { key })).body).result)
  const [done, closed] = [crypto.randomUUID(), crypto.randomUUID()]
  const reply = await caller.operation(write.operation, input, { key: done })
  const known = await outcome(done)
  const unknown = await outcome(closed)
  const late = await caller.operation(write.operation, input, { key: closed })
  return [
    ...(reply.status !== 200 || known.state === 'done' ? [] : [`a write that was done has the outcome ${known.state}`]),
    ...(known.state !== 'done' || JSON.stringify(known.result) === JSON.stringify(Object(reply.body).result)
      ? []
      : ['the outcome has another result than the write']),
    ...(unknown.state === 'none' ? [] : [`an unknown key has the outcome ${unknown.state}`]),
    ...(late.status === 409 && Object(late.body).code === 'KEY_CLOSED'
      ? []
      : [`a write with a key that was looked up first: ${late.status}, expected 409 KEY_CLOSED`]),
  ]
}
