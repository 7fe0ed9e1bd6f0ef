import * as v from 'valibot'
import { dayOf } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { mobileNumber } from '#kit/typed/phoneNumber.ts'
import { numericDate } from '#kit/words/dateText.ts'
import { RESEND_AFTER } from '#model/login/secondFactor.ts'
import * as contract from '#model/porting/contract.ts'
import { type NumberPorting, PortingRequest, type PortingStatus } from '#model/porting/contract.ts'
import { isRunningPorting, needsSms } from '#model/porting/porting.ts'
import {
  isSameRequest,
  mayRequest,
  mayStillCancel,
  momentsFor,
  needsCustomerNumber,
  wishProblem,
} from '#model/porting/portingRequest.ts'
import type { Account, Porting } from '../../fixtures/accounts/account.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { donors } from '../../fixtures/donors.ts'
import { CODE, checkCode } from '../login/secondFactor.ts'
import { checked, Refusal } from '../server/answers.ts'
import { area, type Context } from '../server/backend.ts'
import { eventsOf } from '../server/browsers.ts'
import { TypedCode } from '../server/typedValues.ts'
import { hasEnded } from '../world/periods.ts'
import { codesSentOf, requestOf } from './world.ts'

/** The number of resends per day, after the first code. */
const RESENDS = 3
/** The codes of a day, over all requests: nobody is flooded by asking anew. */
const MOST_CODES = 10
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

/** How many codes were sent in the last day, for any request: a new request begins no new count. */
function codesOfDay({ browser, now }: Context, account: Account): number {
  const sent = eventsOf(browser, account.number).filter(
    (event) => event.kind === 'porting-code-sent' || (event.kind === 'porting-asked' && needsSms(event.request.contractType)),
  )
  const moments = new Set([...sent.map(({ at }) => at), ...(account.porting ? codesSentOf(account.porting) : [])])
  return [...moments].filter((at) => at <= now && now - at < DAY).length
}

const resendsLeft = (context: Context, account: Account) => Math.max(0, RESENDS + 1 - codesOfDay(context, account))

function standingOf(context: Context, account = context.account): NumberPorting {
  const { porting } = account
  const { now } = context
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
  if (porting.step === 'sms') return { ...told, sms: { resendsLeft: resendsLeft(context, account) } }
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
function ask(request: PortingRequest, context: Context): NumberPorting {
  const { account, record, text } = context
  if (needsSms(request.contractType) && codesOfDay(context, account) >= MOST_CODES)
    throw new Refusal(429, 'No more codes today', 'RESEND_LIMIT')
  const standing = standingOf(context, record({ kind: 'porting-asked', request }))
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
const Code = v.object({ code: v.union([TypedCode, v.pipe(v.string(), v.maxLength(1000))]) })

export const portingOperations = area(contract)({
  numberportingGetStatus: (_, context) => standingOf(context),

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
    if (!mayRequest(standingOf(context))) throw new Refusal(409, 'There is a request already', 'RUNNING')
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
    const { account, now, record, text } = context
    const request = waiting(context)
    if (now - (codesSentOf(request).at(-1) ?? 0) < RESEND_AFTER) throw new Refusal(429, 'Too Many Requests')
    if (resendsLeft(context, account) === 0) throw new Refusal(429, 'No more codes today', 'RESEND_LIMIT')
    textCode(request, text)
    return standingOf(context, record({ kind: 'porting-code-sent' }))
  },

  /** A request whose code has expired is rejected by then (world/porting.ts). */
  numberportingConfirm(input, context) {
    const { account, record } = context
    waiting(context)
    const { code } = checked(Code, input)
    checkCode(context, account, code, { isExpired: false, blockedStatus: 429 })
    return standingOf(context, record({ kind: 'porting-confirmed' }))
  },

  numberportingCancel(_, context) {
    const { now, record } = context
    const standing = standingOf(context)
    if (!isRunningPorting(standing.status)) throw new Refusal(409, 'Nothing is on its way', 'NOT_RUNNING')
    if (!mayStillCancel(standing, dayOf(now))) throw new Refusal(409, 'It cannot be stopped any more', 'TOO_LATE')
    return standingOf(context, record({ kind: 'porting-cancelled' }))
  },
})
