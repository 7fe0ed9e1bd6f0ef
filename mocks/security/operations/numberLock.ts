/** The lock on a number in the demo: whoever asks to weaken it proves it with a code, is told, and waits 24 hours of the demo clock. */
import * as v from 'valibot'
import type * as contract from '#model/security/contract/numberLock.ts'
import { checked, Refusal } from '../../server/answers.ts'
import type { Context, Part } from '../../server/backend.ts'
import { subscriber } from '../../subscription/operations/subscription.ts'
import { LOCKED_AT, lockedText } from '../lockedMessages.ts'
import { leavingRequestOf, toldLock } from '../numberLock.ts'
import { askCode } from '../proof.ts'

const Wanted = v.object({ on: v.boolean() })
const Which = v.object({ id: v.pipe(v.string(), v.maxLength(64)) })

/** Tells the customer by sms and e-mail what waits. */
export function tellLocked(context: Context, what: string): void {
  const { account, now, text, warn } = context
  text(account.phoneNumber, lockedText(what, now))
  warn(lockedText(what, now), LOCKED_AT)
}

export const numberLocks: Part<typeof contract> = {
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
}
