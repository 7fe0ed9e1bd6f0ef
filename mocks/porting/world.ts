/**
 * The other provider in the demo. It answers on the next working day. Its answer follows from the last two digits of the old number: 81 is
 * unknown, 82 is a customer of Duinmobiel, 83 has prepaid, 84 has a contract that the wished day does not end, 85 is moving elsewhere, 86
 * ended long ago, 87 is blocked, 88 has an owner who does not consent, and 89 gets no reason. Every other number is approved. The customer
 * number of a business contract ends with the last four digits of the number.
 */

import { addDays, addMonths, dayOf, endOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { addWorkdays, workdayFrom } from '#kit/workdays.ts'
import type { PortingRejection, PortingRequest } from '#model/porting/contract.ts'
import { needsSms } from '#model/porting/porting.ts'
import type { Account, Porting } from '../../fixtures/accounts/account.ts'
import { hasEnded } from '../world/periods.ts'
import type { Reducer, Reducers } from '../world/reducer.ts'
import type { portingEvents } from './events.ts'

const HOUR = 3_600_000
/** How long a code by sms is valid. */
const CODE_LIVES = 24 * HOUR
/** The number of days for which the overview reports a ported number. */
const DONE_DAYS = 7

export const requestOf = ({ number, provider, contractType, customerNumber, moment, wishDate }: Porting): PortingRequest => ({
  number,
  provider,
  contractType,
  customerNumber,
  moment,
  wishDate,
})

/** The moments (ms) at which codes were sent. */
export const codesSentOf = (porting: Porting): readonly number[] => (porting.step === 'sms' ? porting.codesSent : [])

/** A request made at a moment (ms): it waits for the customer's code, or goes to the other provider at once. */
const requestedPorting = (request: PortingRequest, at: number): Porting =>
  needsSms(request.contractType) ? { ...request, step: 'sms', codesSent: [at] } : { ...request, step: 'sent', on: dayOf(at) }

const byDigits: Readonly<Record<string, (request: PortingRequest) => PortingRejection | null>> = {
  81: () => 'NUMBER_UNKNOWN',
  82: ({ provider }) => (provider === 'Duinmobiel' ? null : 'WRONG_PROVIDER'),
  83: ({ contractType }) => (contractType === 'PREPAID' ? null : 'WRONG_CONTRACT_TYPE'),
  84: ({ moment }) => (moment === 'WISH_DATE' ? 'CONTRACT_RUNNING' : null),
  85: () => 'ALREADY_PORTING',
  86: () => 'NUMBER_NOT_ACTIVE',
  87: () => 'FRAUD_BLOCK',
  88: () => 'NO_CONSENT',
  89: () => 'OTHER',
}

function objectionTo(request: PortingRequest): PortingRejection | null {
  const { number, contractType, customerNumber } = request
  if (contractType === 'POSTPAID_BUSINESS' && customerNumber?.endsWith(number.slice(-4)) !== true)
    return 'CUSTOMER_NUMBER_MISMATCH'
  return byDigits[number.slice(-2)]?.(request) ?? null
}

/** The working day on which the number is ported, for an agreement on a day. */
function dateOf({ moment, wishDate }: PortingRequest, agreedOn: Day): Day {
  if (moment === 'CONTRACT_END') return workdayFrom(addDays(endOfMonth(agreedOn), 1))
  const first = addWorkdays(agreedOn, moment === 'ASAP' ? 3 : 1)
  return moment === 'WISH_DATE' && wishDate !== null && wishDate > first ? workdayFrom(wishDate) : first
}

/** The request after the other provider refused it on a day. A running contract ends with the next month. */
const rejectedOn = (request: PortingRequest, code: PortingRejection, on: Day): Porting => ({
  ...request,
  step: 'rejected',
  code,
  until: code === 'CONTRACT_RUNNING' ? endOfMonth(addMonths(on, 1)) : null,
})

function answered(request: PortingRequest, on: Day): Porting {
  const code = objectionTo(request)
  if (code === null) return { ...request, step: 'approved', on, date: dateOf(request, on) }
  return rejectedOn(request, code, on)
}

/** The day of the next step of a request, null when it is over. While a code or an answer is awaited, today at the latest. */
function nextDayOf(porting: Porting, now: number): Day | null {
  const today = dayOf(now)
  const byToday = (day: Day): Day => (day < today ? day : today)
  switch (porting.step) {
    case 'sms':
      return byToday(dayOf((codesSentOf(porting).at(-1) ?? now) + CODE_LIVES))
    case 'sent':
      return byToday(addWorkdays(porting.on, 1))
    case 'approved':
      return porting.date
    case 'rejected':
      return today
    case 'done':
    case 'cancelled':
    case 'terminated':
      return null
  }
}

/** True when the subscription will have ended by the next step of the request: no day is told that cannot come. */
function endsBefore(account: Account, porting: Porting, now: number): boolean {
  const day = nextDayOf(porting, now)
  return day !== null && hasEnded(account, day)
}

/** The request after its next step by a moment (ms); the same object when nothing happened. */
function next(porting: Porting, phoneNumber: string, now: number): Porting {
  const today = dayOf(now)
  const request = requestOf(porting)
  switch (porting.step) {
    case 'sms': {
      const last = codesSentOf(porting).at(-1) ?? now
      return now - last < CODE_LIVES ? porting : { ...request, step: 'rejected', code: 'SMS_NOT_CONFIRMED', until: null }
    }
    case 'sent': {
      const answer = addWorkdays(porting.on, 1)
      return answer <= today ? answered(request, answer) : porting
    }
    case 'approved': {
      // The network ports the number on the agreed day, even when the new card is not active yet.
      const { date } = porting
      return date > today ? porting : { ...request, step: 'done', date, was: phoneNumber }
    }
    case 'rejected':
    case 'done':
    case 'cancelled':
    case 'terminated':
      return porting
  }
}

/** The customer at a moment (ms), with the number of that moment. */
export function portedAsOf<A extends Account>(account: A, now: number): A {
  if (!account.porting) return account
  const porting: Porting = endsBefore(account, account.porting, now)
    ? { ...requestOf(account.porting), step: 'terminated' }
    : next(account.porting, account.phoneNumber, now)
  if (porting === account.porting) return account
  const phoneNumber = porting.step === 'done' ? porting.number : account.phoneNumber
  return portedAsOf({ ...account, porting, phoneNumber }, now)
}

/** Was the number ported recently enough for the overview to report it? */
export const isJustDone = ({ date }: { date: Day }, today: Day): boolean => today <= addDays(date, DONE_DAYS - 1)

/** Changes nothing after the number was ported, or when no porting was requested. */
const ofPorting =
  <Event>(change: (porting: Porting, event: Event, today: Day) => Porting): Reducer<Event> =>
  (account, event, today) => {
    const { porting } = account
    return porting && porting.step !== 'done' ? { ...account, porting: change(porting, event, today) } : account
  }

export const portingReducers: Reducers<typeof portingEvents> = {
  'porting-asked': (account, { at, request }) => ({ ...account, porting: requestedPorting(request, at) }),
  'porting-code-sent': ofPorting((porting, { at }) =>
    porting.step === 'sms' ? { ...porting, codesSent: [...codesSentOf(porting), at] } : porting,
  ),
  'porting-confirmed': ofPorting((porting, _, today) => ({ ...requestOf(porting), step: 'sent', on: today })),
  'porting-cancelled': ofPorting((porting) => ({ ...requestOf(porting), step: 'cancelled' })),
  'number-approved': ofPorting((porting, { on }, today) => ({ ...requestOf(porting), step: 'approved', on: today, date: on })),
  'number-rejected': ofPorting((porting, { code }, today) => rejectedOn(requestOf(porting), code, today)),
  'number-stopped': ofPorting((porting) => ({ ...requestOf(porting), step: 'terminated' })),
}
