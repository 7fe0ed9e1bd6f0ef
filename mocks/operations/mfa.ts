/**
 * Turning the second factor on and off in the demo takes the password and a code, which is the same code as for signing in
 * (secondFactor.ts). Requests and answers are deeds, so that a change survives a reload and codes expire by the demo clock.
 */
import * as v from 'valibot'
import type { Account } from '../../fixtures/accounts/account.ts'
import type * as contract from '../../src/api/contract/mfa.ts'
import type { MfaSettings, MfaWaiting } from '../../src/api/contract/mfa.ts'
import { MfaMethod } from '../../src/api/contract/session.ts'
import { RESEND_AFTER } from '../../src/domain/secondFactor.ts'
import { provider } from '../../src/provider.ts'
import { maskedLogin } from '../../src/typed/loginName.ts'
import { checked, Refusal } from '../answers.ts'
import type { Context, Part } from '../backend.ts'
import type { Deed, Doing } from '../deeds.ts'
import { passwordOf } from '../newPassword.ts'
import { prove } from '../proof.ts'
import { addressOf, BLOCKED, BLOCKING_CODE, CODE, CODE_LIVES, EXPIRED_CODE, WRONG_IN_A_ROW } from '../secondFactor.ts'
import { doneBy } from '../world/asOf.ts'

/** How long a change of the second factor waits for its code (ms). */
const CHANGE_WAITS = 30 * 60_000

const Start = v.object({ wanted: v.picklist(['on', 'off']), method: MfaMethod, password: v.pipe(v.string(), v.maxLength(1000)) })
const Code = v.object({ id: v.pipe(v.string(), v.maxLength(100)), code: v.pipe(v.string(), v.regex(/^\d{6}$/)) })
const Again = v.object({ id: v.pipe(v.string(), v.maxLength(100)), method: MfaMethod })

/** `method`: how codes arrive after the change; `to`: where the code for the change itself was sent. Moments in ms. */
type Change = Pick<MfaWaiting, 'id' | 'wanted'> & {
  readonly method: MfaMethod
  readonly to: MfaMethod
  readonly begunAt: number
  readonly sentAt: Readonly<Record<MfaMethod, number>>
  readonly wrong: number
}

type Standing = {
  readonly change: Change | null
  /** Moments of wrong passwords since the last right one. */
  readonly wrongPasswords: readonly number[]
  readonly blockedUntil: number
}

const never = { SMS: 0, EMAIL: 0 }
const untouched: Standing = { change: null, wrongPasswords: [], blockedUntil: 0 }

function refusedBy(standing: Standing, { at, what }: Deed<'mfa-refused'>): Standing {
  const { change, wrongPasswords } = standing
  if (what === 'password') return { ...standing, wrongPasswords: [...wrongPasswords, at] }
  if (what === 'blocked') return { ...standing, change: null, blockedUntil: at + BLOCKED }
  return { ...standing, change: change && { ...change, wrong: change.wrong + 1 } }
}

function askedBy(standing: Standing, { at, id, wanted, method, to }: Deed<'mfa-asked'>): Standing {
  const same = standing.change?.id === id ? standing.change : null
  const sentAt = { ...(same?.sentAt ?? never), [to]: at }
  const change = { id, wanted, method, to, begunAt: same?.begunAt ?? at, sentAt, wrong: same?.wrong ?? 0 }
  return { ...standing, change, wrongPasswords: [] }
}

function after(standing: Standing, deed: Deed): Standing {
  if (deed.kind === 'mfa-asked') return askedBy(standing, deed)
  if (deed.kind === 'mfa-refused') return refusedBy(standing, deed)
  return deed.kind === 'mfa-changed' || deed.kind === 'mfa-stopped' ? { ...standing, change: null } : standing
}

/** The state of the change, derived from the deeds at this moment. */
function standingOf({ account, deeds, now }: Context) {
  const { change, wrongPasswords, blockedUntil } = doneBy(deeds[account.number] ?? [], now).reduce(after, untouched)
  return {
    change: change && change.begunAt + CHANGE_WAITS > now ? change : null,
    wrongPasswords: wrongPasswords.filter((at) => at > now - BLOCKED).length,
    codesBlocked: blockedUntil > now,
  }
}

const isSimBlocked = ({ simcard }: Account) => simcard.status === 'Geblokkeerd'

/** The other way to receive the code. Turning off accepts either way. Turning on requires the way that codes will use from then on. */
function otherWay(account: Account, { wanted, to }: Pick<Change, 'wanted' | 'to'>): MfaMethod | null {
  if (wanted === 'on') return null
  if (to === 'SMS') return 'EMAIL'
  return isSimBlocked(account) ? null : 'SMS'
}

function told(account: Account, context: Context): MfaSettings {
  const { change } = standingOf(context)
  const { status, method } = account.mfa
  return {
    status: change ? 'PENDING_VERIFICATION' : status === 'PENDING_VERIFICATION' ? 'ACTIVE' : status,
    method,
    destinations: { SMS: maskedLogin(account.phoneNumber), EMAIL: maskedLogin(account.email) },
    simBlocked: isSimBlocked(account),
    waiting: change && {
      id: change.id,
      wanted: change.wanted,
      method: change.to,
      destination: maskedLogin(addressOf(account, change.to)),
      other: otherWay(account, change),
    },
  }
}

const toldNow = (context: Context) => told(context.account, context)

function afterDoing(context: Context, doing: Doing): Context {
  const { account, deeds, now, record } = context
  const done = { ...deeds, [account.number]: [...(deeds[account.number] ?? []), { ...doing, at: now }] }
  return { ...context, account: record(doing), deeds: done }
}

function send({ account, text, mail }: Context, to: MfaMethod): void {
  const message = `Je code voor ${provider.product} is ${CODE}.`
  if (to === 'SMS') text(account.phoneNumber, message)
  else mail(account.email, message)
}

function changeIn(context: Context, id: string): Change {
  const { change } = standingOf(context)
  if (!change || change.id !== id) throw new Refusal(404, 'No such change', 'CHALLENGE_GONE')
  return change
}

function refuseImpossible({ account }: Context, wanted: 'on' | 'off', method: MfaMethod): void {
  const { status, method: current } = account.mfa
  if (status === 'UNSUPPORTED_PLATFORM') throw new Refusal(409, 'Not for this subscription', 'UNSUPPORTED')
  const isOn = status === 'ACTIVE' || status === 'PENDING_VERIFICATION'
  if (wanted === 'on' ? isOn && current === method : !isOn) throw new Refusal(409, 'It is so already', 'UNCHANGED')
  if (wanted === 'on' && method === 'SMS' && isSimBlocked(account))
    throw new Refusal(422, 'No sms arrives at a card that is blocked', 'SIM_BLOCKED')
}

export const mfa: Part<typeof contract> = {
  getMfaSettings: (_, context) => toldNow(context),

  startMfaChange(input, context) {
    const { wanted, method, password } = checked(Start, input)
    const { account, record } = context
    refuseImpossible(context, wanted, method)
    const { wrongPasswords, codesBlocked } = standingOf(context)
    if (codesBlocked) throw new Refusal(403, 'Too many wrong codes', 'CODE_BLOCKED')
    if (wrongPasswords >= WRONG_IN_A_ROW) throw new Refusal(403, 'Too many wrong passwords', 'PASSWORD_BLOCKED')
    if (password !== passwordOf(context.browser, account)) {
      record({ kind: 'mfa-refused', what: 'password' })
      throw new Refusal(422, 'The password is wrong', 'PASSWORD_WRONG')
    }
    prove(context.browser, 'password', context.real)
    const current = account.mfa.method ?? 'SMS'
    const off = current === 'SMS' && isSimBlocked(account) ? 'EMAIL' : current
    const to = wanted === 'on' ? method : off
    const id = crypto.randomUUID()
    send(context, to)
    return toldNow(afterDoing(context, { kind: 'mfa-asked', id, method, wanted, to }))
  },

  resendMfaChange(input, context) {
    const { id, method: to } = checked(Again, input)
    const change = changeIn(context, id)
    const { account, now } = context
    if (to !== change.to && to !== otherWay(account, change)) throw new Refusal(422, 'No code can be sent there', 'SIM_BLOCKED')
    if (now - change.sentAt[to] < RESEND_AFTER) throw new Refusal(429, 'Too Many Requests')
    send(context, to)
    return toldNow(afterDoing(context, { kind: 'mfa-asked', id, method: change.method, wanted: change.wanted, to }))
  },

  confirmMfaChange(input, context) {
    const { id, code } = checked(Code, input)
    const change = changeIn(context, id)
    const { now, record } = context
    if (code === BLOCKING_CODE || (code !== CODE && change.wrong + 1 >= WRONG_IN_A_ROW && code !== EXPIRED_CODE)) {
      record({ kind: 'mfa-refused', what: 'blocked' })
      throw new Refusal(403, 'Too many wrong codes', 'CODE_BLOCKED')
    }
    if (code === EXPIRED_CODE || change.sentAt[change.to] + CODE_LIVES <= now)
      throw new Refusal(410, 'This code has expired', 'CODE_EXPIRED')
    if (code !== CODE) {
      record({ kind: 'mfa-refused', what: 'code' })
      const attemptsLeft = WRONG_IN_A_ROW - change.wrong - 1
      throw new Refusal(422, 'Wrong code', 'CODE_WRONG', { attemptsLeft })
    }
    return toldNow(afterDoing(context, { kind: 'mfa-changed', method: change.wanted === 'on' ? change.method : null }))
  },

  stopMfaChange: (_, context) => toldNow(afterDoing(context, { kind: 'mfa-stopped' })),
}
