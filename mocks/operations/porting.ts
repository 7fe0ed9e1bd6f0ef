import * as v from 'valibot'
import type { Account, Porting } from '../../fixtures/accounts/account.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { donors } from '../../fixtures/donors.ts'
import type * as contract from '../../src/api/contract/porting.ts'
import { type NumberPorting, PortingRequest, type PortingStatus } from '../../src/api/contract/porting.ts'
import { dayOf } from '../../src/domain/dates.ts'
import { isRunningPorting } from '../../src/domain/porting.ts'
import {
  isSameRequest,
  mayRequest,
  mayStillCancel,
  momentsFor,
  needsCustomerNumber,
  wishProblem,
} from '../../src/domain/portingRequest.ts'
import { RESEND_AFTER } from '../../src/domain/secondFactor.ts'
import { provider } from '../../src/provider.ts'
import { mobileNumber } from '../../src/typed/phoneNumber.ts'
import { numericDate } from '../../src/words/dateText.ts'
import { checked, Refusal } from '../answers.ts'
import type { Context, Part } from '../backend.ts'
import { BLOCKING_CODE, CODE, EXPIRED_CODE, tooManyWrong } from '../secondFactor.ts'
import { hasEnded } from '../world/periods.ts'
import { codesSentOf, requestOf } from '../world/porting.ts'

/** The number of resends per day, after the first code. */
const RESENDS = 3
const DAY = 24 * 3_600_000

/** A request is pending until the customer confirms the code, and again until the day of porting. */
const statuses: Record<Porting['step'], PortingStatus> = {
  sms: 'PENDING',
  sent: 'REQUEST_SENT',
  approved: 'PENDING',
  rejected: 'REJECTED',
  done: 'COMPLETED',
  cancelled: 'CANCELLED',
  terminated: 'TERMINATED',
}

const resendsLeft = (porting: Porting, now: number) =>
  Math.max(0, RESENDS + 1 - codesSentOf(porting).filter((at) => now - at < DAY).length)

function standingOf(account: Account, now: number): NumberPorting {
  const { porting } = account
  const ended = hasEnded(account, dayOf(now))
  const nothing = {
    rejectionCode: null,
    contractUntil: null,
    date: null,
    sms: null,
    donors: [...donors],
    ...(ended && { ended }),
  }
  if (!porting) return { ...nothing, status: 'NO_PORTING', request: null }
  const told = { ...nothing, status: statuses[porting.step], request: requestOf(porting) }
  if (porting.step === 'sms') return { ...told, sms: { resendsLeft: resendsLeft(porting, now) } }
  if (porting.step === 'rejected') return { ...told, rejectionCode: porting.code, contractUntil: porting.until }
  return porting.step === 'approved' || porting.step === 'done' ? { ...told, date: porting.date } : told
}

/** The parsed porting request. Throws a refusal for values that cannot be right; the old provider checks the rest. */
function wanted(input: unknown, now: number): PortingRequest {
  const request = checked(PortingRequest, input)
  const { contractType, customerNumber, moment, wishDate } = request
  const isWish = moment === 'WISH_DATE'
  const isRight =
    momentsFor(contractType).includes(moment) &&
    needsCustomerNumber(contractType) === (customerNumber !== null) &&
    isWish === (wishDate !== null) &&
    (wishDate === null || wishProblem(numericDate(wishDate), dayOf(now)) === null)
  if (!isRight) throw new Refusal(422, 'This cannot be right', 'INVALID')
  return request
}

/** Records the request and answers its state. */
function ask(request: PortingRequest, { record, text, now }: Context): NumberPorting {
  const standing = standingOf(record({ kind: 'porting-asked', request }), now)
  if (standing.sms) textCode(request, text)
  return standing
}

const textCode = ({ number }: PortingRequest, text: Context['text']) =>
  text(number, `Je code om je nummer mee te nemen naar ${provider.name} is ${CODE}. De code is 24 uur geldig.`)

function waiting({ account }: Context): Extract<Porting, { step: 'sms' }> {
  const { porting } = account
  if (porting?.step !== 'sms') throw new Refusal(409, 'Nothing waits for a code', 'NOT_WAITING')
  return porting
}

function rejected({ account }: Context): PortingRequest {
  const { porting } = account
  if (porting?.step !== 'rejected') throw new Refusal(409, 'Nothing was rejected', 'NOT_REJECTED')
  return requestOf(porting)
}

const Check = v.object({ phoneNumber: v.pipe(v.string(), v.maxLength(40)) })
const Code = v.object({ code: v.pipe(v.string(), v.maxLength(20)) })

export const porting: Part<typeof contract> = {
  numberportingGetStatus: (_, { account, now }) => standingOf(account, now),

  /** In the demo, numbers ending with 90 are invalid; numbers ending with 81 and those of our own customers are not found. */
  checkPhoneNumber(input) {
    const number = mobileNumber(checked(Check, input).phoneNumber)
    if (number === null || number.endsWith('90')) return { result: 'not-mobile' }
    const isOurs = accounts.some(({ phoneNumber }) => phoneNumber === number)
    return { result: isOurs || number.endsWith('81') ? 'unknown' : 'mobile' }
  },

  numberport(input, context) {
    const { account, now } = context
    if (hasEnded(account, dayOf(now))) throw new Refusal(403, 'The subscription has stopped', 'STOPPED')
    if (!mayRequest(standingOf(account, now))) throw new Refusal(409, 'There is a request already', 'RUNNING')
    return ask(wanted(input, now), context)
  },

  numberportingUpdateRejectedNumberPorting(input, context) {
    const before = rejected(context)
    const request = wanted(input, context.now)
    if (isSameRequest(request, before)) throw new Refusal(422, 'Nothing has changed', 'UNCHANGED')
    return ask(request, context)
  },

  numberportingActivateRejectedNumberPorting(_, context) {
    return ask(rejected(context), context)
  },

  resendSmsValidationCode(_, context) {
    const { now, record, text } = context
    const request = waiting(context)
    if (now - (codesSentOf(request).at(-1) ?? 0) < RESEND_AFTER) throw new Refusal(429, 'Too Many Requests')
    if (resendsLeft(request, now) === 0) throw new Refusal(429, 'No more codes today', 'RESEND_LIMIT')
    textCode(request, text)
    return standingOf(record({ kind: 'porting-code-sent' }), now)
  },

  numberportingConfirm(input, context) {
    const { record, now } = context
    const { wrong } = waiting(context)
    const { code } = checked(Code, input)
    if (code === BLOCKING_CODE || tooManyWrong(wrong, now)) throw new Refusal(429, 'Too many wrong codes', 'CODE_BLOCKED')
    if (code === EXPIRED_CODE) throw new Refusal(410, 'This code has expired', 'CODE_EXPIRED')
    if (code !== CODE) {
      record({ kind: 'porting-code-refused' })
      throw new Refusal(422, 'Wrong code', 'CODE_WRONG')
    }
    return standingOf(record({ kind: 'porting-confirmed' }), now)
  },

  numberportingCancel(_, { account, now, record }) {
    const standing = standingOf(account, now)
    if (!isRunningPorting(standing.status)) throw new Refusal(409, 'Nothing is on its way', 'NOT_RUNNING')
    if (!mayStillCancel(standing, dayOf(now))) throw new Refusal(409, 'It cannot be stopped any more', 'TOO_LATE')
    return standingOf(record({ kind: 'porting-cancelled' }), now)
  },
}
