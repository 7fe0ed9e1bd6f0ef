import { is, safeParse } from 'valibot'
import { LoginAnswer, SessionUser } from '#model/login/contract/session.ts'
import { type Caller, type Received, setCookieIn } from './caller.ts'
import { headerProblems, resultOf } from './judge.ts'

/** 182.5 days in seconds: the longest life of a cookie (decisions D7). */
const LONGEST = 15_768_000

const login = (caller: Caller, who: { login: string; password: string }): Promise<Received> =>
  caller.send({ method: 'POST', path: '/auth/login', body: who })

const refusedWith = (status: number, code: string, { status: got, body }: Received): string[] => {
  const { statusCode, message, code: told } = Object(body)
  return [
    ...(got === status && statusCode === status ? [] : [`answered ${got} with statusCode ${statusCode}, expected ${status}`]),
    ...(typeof message === 'string' ? [] : ['has no message']),
    ...(told === code ? [] : [`has code ${JSON.stringify(told)}, expected ${code}`]),
  ]
}

export const wrongPassword = async (caller: Caller, name: string): Promise<string[]> => {
  const reply = await login(caller, { login: name, password: 'niet-dit-wachtwoord' })
  return [...headerProblems(reply), ...refusedWith(401, 'WRONG_CREDENTIALS', reply)]
}

function cookieProblems({ cookies }: Received, isSecure: boolean): string[] {
  const set = cookies.map(setCookieIn)
  const flags = set.find(({ name }) => name === 'usr')
  const hidden = set.filter(({ name, attributes }) => name !== 'usr' && attributes.has('httponly'))
  const open = set.filter(({ name, attributes }) => name !== 'usr' && !attributes.has('httponly'))
  return [
    ...(flags ? [] : ['sets no cookie usr']),
    ...(flags?.attributes.has('httponly') ? ['the cookie usr is HttpOnly: the page cannot read it'] : []),
    ...(hidden.length > 0 ? [] : ['sets no HttpOnly cookie for the session']),
    ...open.map(({ name }) => `the cookie ${name} is not HttpOnly`),
    ...set.flatMap(({ name, attributes }) => [
      ...(/^(?:lax|strict)$/i.test(attributes.get('samesite') ?? '') ? [] : [`the cookie ${name} has no SameSite=Lax or Strict`]),
      ...(attributes.get('path') === '/' ? [] : [`the cookie ${name} has no Path=/`]),
      ...(!isSecure || attributes.has('secure') ? [] : [`the cookie ${name} is not Secure`]),
      ...(Number(attributes.get('max-age') ?? 0) <= LONGEST ? [] : [`the cookie ${name} lives longer than 182.5 days`]),
    ]),
  ]
}

function flagsProblems(caller: Caller, session: unknown): string[] {
  try {
    const flags: unknown = JSON.parse(decodeURIComponent(caller.jar.get('usr') ?? ''))
    if (!is(SessionUser, flags)) return ['the cookie usr does not hold a session user']
    if (Object.keys(flags).length > Object.keys(SessionUser.entries).length) return ['the cookie usr holds more than the flags']
    return JSON.stringify(flags) === JSON.stringify(session) ? [] : ['the cookie usr differs from the session in the answer']
  } catch {
    return ['the cookie usr is no encoded JSON']
  }
}

const SECOND_FACTOR = 'this account asks for a second factor: choose another'

/** Signs in. `problems` includes that it failed. */
export async function enter(
  caller: Caller,
  who: { login: string; password: string },
): Promise<{ isIn: boolean; problems: string[] }> {
  const reply = await login(caller, who)
  if (reply.status !== 200) {
    const { code, message } = Object(reply.body)
    if (code === 'MFA_REQUIRED') return { isIn: false, problems: [SECOND_FACTOR] }
    return { isIn: false, problems: [`cannot sign in: ${reply.status} ${code ?? message ?? ''}`] }
  }
  const answer = safeParse(LoginAnswer, resultOf(reply))
  if (!answer.success) return { isIn: false, problems: ['the answer is no LoginAnswer'] }
  if (answer.output.session.mfaStatus === 'PENDING_VERIFICATION') return { isIn: false, problems: [SECOND_FACTOR] }
  const problems = [
    ...headerProblems(reply),
    ...cookieProblems(reply, caller.isSecure),
    ...flagsProblems(caller, Object(Object(reply.body).result).session),
  ]
  return { isIn: true, problems }
}

export const isLoggedInAnswers = async (caller: Caller, expected: boolean): Promise<string[]> => {
  const reply = await caller.send({ method: 'GET', path: '/auth/is-logged-in' })
  const told = resultOf(reply)
  return [...headerProblems(reply), ...(told === expected ? [] : [`answered ${JSON.stringify(told)}, expected ${expected}`])]
}

/** Signs out with the login marker, and looks whether the session is really over: also for whoever kept its cookies. */
export async function signOut(caller: Caller): Promise<string[]> {
  const before = new Map(caller.jar)
  const { usr } = Object(JSON.parse(decodeURIComponent(caller.jar.get('usr') ?? '{}')))
  const newer = await caller.send({ method: 'POST', path: '/auth/logout', body: { usr: 'een-ander-merk' } })
  const stays = await isLoggedInAnswers(caller, true)
  for (const [name, value] of before) caller.jar.set(name, value)
  const reply = await caller.send({ method: 'POST', path: '/auth/logout', body: { usr } })
  const cleared = new Set(reply.cookies.map(setCookieIn).map(({ name }) => name))
  for (const [name, value] of before) caller.jar.set(name, value)
  const kept = await caller.operation({ verb: 'get', name: 'getUser' })
  return [
    ...[newer, reply].flatMap(headerProblems),
    ...(newer.status === 200 && reply.status === 200 ? [] : [`answered ${newer.status} and ${reply.status}, expected 200`]),
    ...(stays.length === 0 ? [] : ['the marker of another login ended this session']),
    ...(cleared.has('usr') ? [] : ['the cookie usr is not taken away']),
    ...(kept.status === 401 ? [] : [`the old cookies still work: ${kept.status}`]),
  ]
}
