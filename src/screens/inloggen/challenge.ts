import * as v from 'valibot'
import { Challenge } from '../../api/contract/guest.ts'
import { now } from '../../clock.ts'
import { href } from '../../routes/href.ts'
import { navigate } from '../../routes/location.tsx'
import { prepare } from '../../routes/prepare.ts'
import { loginChallenge } from '../../storage/registry.ts'
import { drop, keep, recall } from '../../storage/rest.ts'
import { forgetLogin, rememberLogin } from '../../storage/savedLogin.ts'

export type Pending = NonNullable<ReturnType<typeof recall<v.InferOutput<typeof loginChallenge.holds>>>>

/** For a browser that keeps nothing. */
let inMemory: Pending | null = null

/** The second factor that signing in waits for, also after a reload; null when there is none. */
export const pendingChallenge = (): Pending | null => recall(loginChallenge) ?? inMemory

export function keepChallenge(pending: Pending): void {
  inMemory = pending
  keep(loginChallenge, pending)
}

export function dropChallenge(): void {
  inMemory = null
  drop(loginChallenge)
}

const unsaid = { id: null, method: null, destination: null, other: null }

/** Where a code went just now; what was not said stays open. */
export function pendingFrom(told: unknown, remembered: boolean, sent: Pending['sent']): Pending {
  const parsed = v.safeParse(Challenge, told)
  const { id, method, destination, other } = parsed.success ? parsed.output : unsaid
  return { id, method, destination, other, remembered, sent: method === null ? sent : { ...sent, [method]: now() } }
}

/** Keeps what the second screen needs, and goes there. The login name rests only with "Onthoud mij op dit toestel". */
export async function askForCode(told: unknown, login: string, remembered: boolean, query: URLSearchParams): Promise<void> {
  keepChallenge(pendingFrom(told, remembered, { EMAIL: null, SMS: null }))
  await (remembered ? rememberLogin(login) : forgetLogin())
  const back = query.get('ReturnUrl')
  const to = href('/inloggen/mfa') + (back === null ? '' : `?${new URLSearchParams({ ReturnUrl: back })}`)
  await prepare(to)
  navigate(to, { replace: true })
}
