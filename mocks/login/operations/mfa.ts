/**
 * Turning the second factor on and off in the demo takes the password and a code, which is the same code as for signing in
 * (secondFactor.ts). The change waits for its code in the session that asked for it.
 */
import * as v from 'valibot'
import { maskedLogin } from '#kit/typed/loginName.ts'
import type { MfaSettings } from '#model/login/contract/mfa.ts'
import * as contract from '#model/login/contract/mfa.ts'
import { MfaMethod } from '#model/login/contract/session.ts'
import type { Account } from '../../../fixtures/accounts/account.ts'
import { checked, Refusal } from '../../server/answers.ts'
import { area, type Context } from '../../server/backend.ts'
import { TypedCode } from '../../server/typedValues.ts'
import { askOwnPassword } from '../ownPassword.ts'
import {
  areCodesBlocked,
  challenge,
  codeAddressOf,
  distrust,
  dropCode,
  pendingOf,
  resend,
  toldOf,
  verified,
} from '../secondFactor.ts'

const Start = v.object({ wanted: v.picklist(['on', 'off']), method: MfaMethod, password: v.pipe(v.string(), v.maxLength(1000)) })
const Code = v.object({ id: v.pipe(v.string(), v.maxLength(100)), code: TypedCode })
const Again = v.object({ id: v.pipe(v.string(), v.maxLength(100)), method: MfaMethod })

const wantedIn = ({ sid }: Context) => ({ purpose: 'mfa-change', sid }) as const

const isSimBlocked = ({ simcard }: Account) => simcard.status === 'Geblokkeerd'

/** The settings of the customer, as they are after a change. */
function told(context: Context, account = context.account): MfaSettings {
  const pending = pendingOf(context, wantedIn(context))
  const { status, method } = account.mfa
  return {
    status: pending ? 'PENDING_VERIFICATION' : status === 'PENDING_VERIFICATION' ? 'ACTIVE' : status,
    method,
    destinations: {
      SMS: maskedLogin(codeAddressOf(account, 'SMS', context.now)),
      EMAIL: maskedLogin(codeAddressOf(account, 'EMAIL', context.now)),
    },
    simBlocked: isSimBlocked(account),
    waiting: pending?.change ? { ...toldOf(pending, account, context.now), wanted: pending.change.wanted } : null,
  }
}

/** Throws a refusal for a change that is in force already or cannot be made. */
function refuseImpossible({ account }: Context, wanted: 'on' | 'off', method: MfaMethod): void {
  const { status, method: current } = account.mfa
  if (status === 'UNSUPPORTED_PLATFORM') throw new Refusal(409, 'Not for this subscription', 'UNSUPPORTED')
  const isOn = status === 'ACTIVE' || status === 'PENDING_VERIFICATION'
  if (wanted === 'on' ? isOn && current === method : !isOn) throw new Refusal(409, 'It is so already', 'UNCHANGED')
  if (wanted === 'on' && method === 'SMS' && isSimBlocked(account))
    throw new Refusal(422, 'No sms arrives at a card that is blocked', 'SIM_BLOCKED')
}

export const mfaOperations = area(contract)({
  getMfaSettings: (_, context) => told(context),

  startMfaChange(input, context) {
    const { wanted, method, password } = checked(Start, input)
    const { account } = context
    refuseImpossible(context, wanted, method)
    if (areCodesBlocked(context, account)) throw new Refusal(403, 'Too many wrong codes', 'CODE_BLOCKED')
    askOwnPassword(password, context)
    const current = account.mfa.method ?? 'SMS'
    const off = current === 'SMS' && isSimBlocked(account) ? 'EMAIL' : current
    const change = { wanted, method }
    challenge(context, account, { ...wantedIn(context), change, method: wanted === 'on' ? method : off })
    return told(context)
  },

  resendMfaChange(input, context) {
    const { id, method } = checked(Again, input)
    resend(context, id, method, wantedIn(context))
    return told(context)
  },

  confirmMfaChange(input, context) {
    const { id, code } = checked(Code, input)
    const { change } = verified(context, id, code, wantedIn(context)).pending
    distrust(context.browser, context.account)
    return told(context, context.record({ kind: 'mfa-changed', method: change?.wanted === 'on' ? change.method : null }))
  },

  stopMfaChange(_, context) {
    const pending = pendingOf(context, wantedIn(context))
    if (pending) dropCode(context.browser, pending.id)
    return told(context)
  },
})
