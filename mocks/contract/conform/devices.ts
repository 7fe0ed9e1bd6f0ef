import { Caller, type Received } from './caller.ts'
import type { Who } from './inputs.ts'
import { resultOf } from './judge.ts'
import { enter } from './session.ts'

const WRONG = '111111'
/** The temporary password. */
const OTHER = 'kluut-in-het-riet-7'

const post = (caller: Caller, name: string, input?: unknown): Promise<Received> =>
  caller.operation({ verb: 'post', name }, input, { key: crypto.randomUUID() })
const put = (caller: Caller, name: string, input?: unknown): Promise<Received> =>
  caller.operation({ verb: 'put', name }, input, { key: crypto.randomUUID() })

const codeOf = ({ body }: Received): unknown => Object(body).code
const expected = (what: string, reply: Received, status: number, code?: string): string[] =>
  reply.status === status && codeOf(reply) === code
    ? []
    : [`${what}: ${reply.status} ${codeOf(reply) ?? ''}, expected ${status} ${code ?? ''}`.replaceAll(' ,', ',').trimEnd()]

/** Another device of the customer: it has the cookies that the first one had before signing in. */
export class OtherDevice extends Caller {
  constructor(url: string, before: ReadonlyMap<string, string>) {
    super(url)
    for (const [name, value] of before) this.jar.set(name, value)
  }
}

/** A code is of one session and one purpose, and wrong ones count over all of them. */
export async function codeProblems(first: Caller, other: OtherDevice, who: Who): Promise<string[]> {
  const entered = await enter(other, who)
  if (!entered.isIn) return entered.problems
  const sent = await post(first, 'sendProofCode')
  if (codeOf(sent) === 'CODE_BLOCKED') return []
  const id = Object(resultOf(sent)).id
  if (typeof id !== 'string') return [`sendProofCode answered ${sent.status}`]
  const gone = (what: string, reply: Received) => expected(what, reply, 404, 'CHALLENGE_GONE')
  const problems = [
    ...gone('a code of another session', await post(other, 'proveByCode', { id, code: WRONG })),
    ...gone('another code for another session', await post(other, 'resendProofCode', { id, method: 'EMAIL' })),
    ...gone('a code to sign in with', await post(other, 'verifyMfa', { id, code: WRONG, trusted: false })),
    ...gone('a code for the second factor', await post(first, 'confirmMfaChange', { id, code: WRONG })),
  ]
  const left = async (caller: Caller, challenge: unknown) => {
    const { code, details } = Object((await post(caller, 'proveByCode', { id: challenge, code: WRONG })).body)
    return code === 'CODE_BLOCKED' ? 0 : Number(Object(details).attemptsLeft)
  }
  const before = await left(first, id)
  if (before === 0) return problems
  const after = await left(other, Object(resultOf(await post(other, 'sendProofCode'))).id)
  return after === before - 1
    ? problems
    : [...problems, `a wrong code in another session leaves ${after} attempts, expected ${before - 1}`]
}

/** With a locked number, signing in is no proof, and forwarding takes a code. */
export async function lockProblems(other: OtherDevice, who: Who): Promise<string[]> {
  const read = () => other.operation({ verb: 'get', name: 'getSimCodes' }, { card: 'current' })
  const forward = () => put(other, 'updateNetworkSettings', { setting: 'callForwarding', on: true, forwardTo: '0690001001' })
  const entered = await enter(other, who)
  if (!entered.isIn) return entered.problems
  await post(other, 'setNumberLock', { on: true })
  const { on } = Object(resultOf(await other.operation({ verb: 'get', name: 'getNumberLock' })))
  if (on !== true) return [] // this customer has no lock
  const [codes, calls] = [await read(), await forward()]
  const proof = await post(other, 'proveByPassword', { password: who.password })
  const [codesThen, callsThen] = [await read(), await forward()]
  const isStopped = codeOf(calls) === 'STOPPED'
  return [
    ...expected('PIN and PUK', codes, 403, 'PROOF_NEEDED'),
    ...(isStopped ? [] : expected('forwarding', calls, 409, 'NUMBER_LOCKED')),
    ...expected('the password', proof, 200),
    ...expected('PIN and PUK after the password', codesThen, 200),
    ...(isStopped ? [] : expected('forwarding after the password', callsThen, 409, 'NUMBER_LOCKED')),
  ]
}

/** A new password ends the other sessions, and this one stays. The old one is set again. */
export async function passwordProblems(first: Caller, other: OtherDevice, who: Who): Promise<string[]> {
  const entered = await enter(other, who)
  if (!entered.isIn) return entered.problems
  const change = (currentPassword: string, newPassword: string) => put(first, 'updatePassword', { currentPassword, newPassword })
  const isIn = async (caller: Caller) => (await caller.operation({ verb: 'get', name: 'getUser' })).status
  const changed = await change(who.password, OTHER)
  if (changed.status !== 200) return expected('a new password', changed, 200)
  const [own, others] = [await isIn(first), await isIn(other)]
  const back = await change(OTHER, who.password)
  return [
    ...(own === 200 ? [] : [`a new password ended this session: ${own}`]),
    ...(others === 401 ? [] : [`a new password left another session: ${others}, expected 401`]),
    ...(back.status === 200 ? [] : [`the password cannot be set back: it is ${OTHER} now`]),
  ]
}
