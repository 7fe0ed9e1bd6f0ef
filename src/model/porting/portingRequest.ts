import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { type DateProblem, dateIn, dateProblem } from '#kit/typed/dateInput.ts'
import { joined } from '#kit/typed/plainValue.ts'
import { plainText } from '#kit/typed/typedText.ts'
import { addWorkdays, isWorkday, workdayBefore } from '#kit/workdays.ts'
import type { DonorContractType, NumberPorting, PortingMoment, PortingRejection, PortingRequest } from './contract.ts'
import { isNewPorting, isRunningPorting } from './porting.ts'

/** The latest wish date, in days from today; approvals expire earlier (domain 1.9). */
const LATEST_WISH_DAYS = 120
const EARLIEST_WISH_WORKDAYS = 3

/** The possible porting moments: a prepaid customer has no contract end to wait for (domain 1.9). */
export const momentsFor = (type: DonorContractType): readonly PortingMoment[] =>
  type === 'PREPAID' ? ['ASAP', 'WISH_DATE'] : ['CONTRACT_END', 'ASAP', 'WISH_DATE']

/** A business contract is identified by its customer number (domain 1.9). */
export const needsCustomerNumber = (type: DonorContractType | ''): boolean => type === 'POSTPAID_BUSINESS'
/** True when the other provider may charge for leaving before the end of a subscription (domain 1.9). */
export const mayCostMoney = (type: DonorContractType | '', moment: PortingMoment | ''): boolean =>
  type !== '' && type !== 'PREPAID' && (moment === 'ASAP' || moment === 'WISH_DATE')

/** Parses a customer number: 3 to 20 letters and digits, in capitals without marks between them; null when invalid. */
export function customerNumberIn(text: string): string | null {
  const plain = joined(text).toUpperCase()
  return /^[A-Z0-9]{3,20}$/.test(plain) ? plain : null
}

/** The error key of a typed customer number, or null. */
export function customerNumberProblem(text: string): 'required' | 'invalid' | null {
  if (plainText(text) === '') return 'required'
  return customerNumberIn(text) === null ? 'invalid' : null
}

/** The first and last possible wish date (domain 1.9: at least 3 working days and at most 120 days ahead). */
export const wishDays = (today: Day): { first: Day; last: Day } => ({
  first: addWorkdays(today, EARLIEST_WISH_WORKDAYS),
  last: addDays(today, LATEST_WISH_DAYS),
})

type WishProblem = DateProblem | 'tooEarly' | 'tooLate' | 'notWorkday'

/** The problem with a typed wish date, or null: numbers are ported on working days only. */
export function wishProblem(text: string, today: Day): WishProblem | null {
  const problem = dateProblem(text)
  const day = dateIn(text)
  if (problem !== null || day === null) return problem ?? 'invalid'
  const { first, last } = wishDays(today)
  if (day < first) return 'tooEarly'
  if (day > last) return 'tooLate'
  return isWorkday(day) ? null : 'notWorkday'
}

/** True while a running request can be cancelled: until one working day before the porting (domain 1.9). `date`: the agreed day. */
export const mayStillCancel = ({ status, date }: Pick<NumberPorting, 'status' | 'date'>, today: Day): boolean =>
  isRunningPorting(status) && (date === null || today < workdayBefore(date))

/** True when a new request is allowed: not while one runs, not after a number was ported, and not without a subscription. */
export const mayRequest = ({ status, ended = false }: Pick<NumberPorting, 'status' | 'ended'>): boolean =>
  !ended && !isRunningPorting(status) && status !== 'COMPLETED'

/** The remedy for a rejection: correct the data, request a new code, resubmit, or contact us. */
type PortingSolution = 'change' | 'resend' | 'again' | 'contact' | 'none'

/** Per rejection code the remedy and the incorrect fields (domain 1.9 rejection codes). */
export const rejections: Readonly<Record<PortingRejection, { way: PortingSolution; wrong: readonly (keyof PortingRequest)[] }>> =
  {
    NUMBER_UNKNOWN: { way: 'change', wrong: ['number', 'provider'] },
    CUSTOMER_NUMBER_MISMATCH: { way: 'change', wrong: ['customerNumber'] },
    WRONG_CONTRACT_TYPE: { way: 'change', wrong: ['contractType'] },
    WRONG_PROVIDER: { way: 'change', wrong: ['provider'] },
    SMS_NOT_CONFIRMED: { way: 'resend', wrong: [] },
    CONTRACT_RUNNING: { way: 'change', wrong: ['moment'] },
    ALREADY_PORTING: { way: 'again', wrong: [] },
    NUMBER_NOT_ACTIVE: { way: 'none', wrong: [] },
    FRAUD_BLOCK: { way: 'again', wrong: [] },
    NO_CONSENT: { way: 'again', wrong: [] },
    DATE_EXPIRED: { way: 'again', wrong: ['wishDate'] },
    OTHER: { way: 'contact', wrong: [] },
  }

/** Rejections after which this number will not come over, or not until the other provider lifts its own block. */
const DEAD_ENDS: readonly (PortingRejection | null)[] = ['NUMBER_NOT_ACTIVE', 'FRAUD_BLOCK']

/** True when both requests contain the same data. */
export const isSameRequest = (one: PortingRequest, other: PortingRequest): boolean =>
  (Object.keys(one) as (keyof PortingRequest)[]).every((name) => one[name] === other[name])

/**
 * The last completed step of Aangevraagd, Bevestigd, Goedgekeurd, Overgezet, counted from 0. Null when nothing runs or the request was
 * rejected.
 */
export function portingStep({ status, sms, date }: Pick<NumberPorting, 'status' | 'sms' | 'date'>): 0 | 1 | 2 | 3 | null {
  if (status === 'COMPLETED') return 3
  if (isNewPorting(status)) return 1
  if (status !== 'PENDING') return null
  if (date !== null) return 2
  return sms === null ? 1 : 0
}

type PortingTip = 'contract' | 'credit' | 'pause'

/**
 * The tips that apply now: none after porting, without a subscription, or for a number that cannot come over. The tips on a contract or
 * credit elsewhere follow the contract type of a running request; a stopped or cancelled request says nothing about the next.
 */
export function portingTips({
  status,
  request,
  ended,
  rejectionCode,
}: Pick<NumberPorting, 'status' | 'request' | 'ended' | 'rejectionCode'>): readonly PortingTip[] {
  if (status === 'COMPLETED' || ended) return []
  if (status === 'REJECTED' && DEAD_ENDS.includes(rejectionCode)) return []
  const type = isRunningPorting(status) ? request?.contractType : undefined
  return [
    ...(type === 'PREPAID' ? [] : (['contract'] as const)),
    ...(type === undefined || type === 'PREPAID' ? (['credit'] as const) : []),
    'pause',
  ]
}
