/** The lock on a number in the demo: whoever asks to weaken it proves it with a code, is told, and waits 24 hours of the demo clock. */

import * as v from 'valibot'
import { MfaMethod } from '#model/login/contract/session.ts'
import * as contract from '#model/security/contract/numberLock.ts'
import * as proofContract from '#model/security/contract/proof.ts'
import * as securityContract from '#model/security/contract/security.ts'
import { askOwnPassword } from '../login/ownPassword.ts'
import { proofChallenge, resend, verified } from '../login/secondFactor.ts'
import { checked, Refusal } from '../server/answers.ts'
import { area, type Context } from '../server/backend.ts'
import { TypedCode } from '../server/typedValues.ts'
import { subscriber } from '../subscription/operations.ts'
import { accessTo } from './accessLog.ts'
import { LOCKED_AT, lockedText } from './lockedMessages.ts'
import { leavingRequestOf, toldLock } from './numberLock.ts'
import { askCode, prove } from './proof.ts'
import { securityLogOf } from './securityLog.ts'

const Password = v.object({ password: v.pipe(v.string(), v.maxLength(1000)) })
const id = v.pipe(v.string(), v.maxLength(100))
const Again = v.object({ id, method: MfaMethod })
const Code = v.object({ id, code: TypedCode })

const wantedIn = ({ sid }: Context) => ({ purpose: 'proof', sid }) as const

export const proofOperations = area(proofContract)({
  proveByPassword(input, context) {
    askOwnPassword(checked(Password, input).password, context)
    return true
  },
  sendProofCode: (_, context) => proofChallenge(context, context.account),
  resendProofCode(input, context) {
    const { id, method } = checked(Again, input)
    return resend(context, id, method, wantedIn(context))
  },
  proveByCode(input, context) {
    const { id, code } = checked(Code, input)
    verified(context, id, code, wantedIn(context))
    prove(context, 'code')
    return true
  },
})

export const securityOperations = area(securityContract)({
  getSecurityLog: (_, { account, browser, events, session, now }) => ({
    events: securityLogOf({
      account,
      events,
      access: accessTo(browser, account.number),
      marker: session.usr,
      now,
    }),
  }),
})

const Wanted = v.object({ on: v.boolean() })
const Which = v.object({ id: v.pipe(v.string(), v.maxLength(64)) })

/** Tells the customer by sms and e-mail what waits. */
export function tellLocked(context: Context, what: string): void {
  const { account, now, text, warn } = context
  text(account.phoneNumber, lockedText(what, now))
  warn(lockedText(what, now), LOCKED_AT)
}

export const numberLockOperations = area(contract)({
  getNumberLock: (_, { account }) => toldLock(subscriber(account)),

  setNumberLock(input, context) {
    const { on } = checked(Wanted, input)
    const { record } = context
    const { numberLock } = subscriber(context.account)
    const willBeOff = numberLock.waiting.some(({ kind }) => kind === 'lock-off')
    if (on === (numberLock.on && !willBeOff)) throw new Refusal(409, 'It is so already', 'UNCHANGED')
    if (on) return toldLock(record({ kind: 'number-lock-on' }))
    askCode(context)
    tellLocked(context, 'Je nummerslot gaat uit.')
    return toldLock(record({ kind: 'number-lock-off', id: crypto.randomUUID() }))
  },

  cancelLockedRequest(input, { account, record }) {
    const { id } = checked(Which, input)
    if (!account.numberLock.waiting.some((request) => request.id === id))
      throw new Refusal(404, 'Nothing waits under this name', 'NOT_WAITING')
    return toldLock(record({ kind: 'locked-cancelled', id }))
  },

  confirmLockedRequest(input, context) {
    const { id } = checked(Which, input)
    const { account, record } = context
    const waiting = leavingRequestOf(account)
    if (waiting === null || waiting.confirmed || waiting.id !== id)
      throw new Refusal(404, 'Nothing waits for a confirmation under this name', 'NOT_WAITING')
    askCode(context)
    tellLocked(context, 'Je nummer gaat naar een andere provider.')
    return toldLock(record({ kind: 'locked-confirmed', id }))
  },
})
