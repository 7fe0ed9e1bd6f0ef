import type { Day } from '../api/contract/parts.ts'
import type {
  DonorContractType,
  NumberPorting,
  PortingMoment,
  PortingRejection,
  PortingRequest,
} from '../api/contract/porting.ts'
import { type DateProblem, dateIn, dateProblem } from './dateInput.ts'
import { addDays } from './dates.ts'
import { isNewPorting, isRunningPorting } from './porting.ts'
import { plainText } from './typedText.ts'
import { addWorkdays, isWorkday, workdayBefore } from './workdays.ts'

/** The latest wish, in days from today; approvals are good for less (domain 1.9). */
const LATEST_WISH_DAYS = 120
const EARLIEST_WISH_WORKDAYS = 3

/** Without a contract there is no end of it to wait for (domain 1.9). */
export const momentsFor = (type: DonorContractType): readonly PortingMoment[] =>
  type === 'PREPAID' ? ['ASAP', 'WISH_DATE'] : ['CONTRACT_END', 'ASAP', 'WISH_DATE']

/** A business contract is known by its customer number; everybody else confirms with a code by sms (domain 1.9). */
export const needsCustomerNumber = (type: DonorContractType | ''): boolean => type === 'POSTPAID_BUSINESS'
export const needsSms = (type: DonorContractType): boolean => type !== 'POSTPAID_BUSINESS'

/** Leaving a subscription before its end may cost money at the other provider (domain 1.9). */
export const mayCostMoney = (type: DonorContractType | '', moment: PortingMoment | ''): boolean =>
  type !== '' && type !== 'PREPAID' && (moment === 'ASAP' || moment === 'WISH_DATE')

/** 3 to 20 letters and digits, in capitals and without spaces; or null. */
export function customerNumberIn(text: string): string | null {
  const plain = plainText(text).replace(/\s/g, '').toUpperCase()
  return /^[A-Z0-9]{3,20}$/.test(plain) ? plain : null
}

/** What is wrong with a typed customer number: the name of the error text, or null. */
export function customerNumberProblem(text: string): 'required' | 'invalid' | null {
  if (text.trim() === '') return 'required'
  return customerNumberIn(text) === null ? 'invalid' : null
}

/** The first and the last day that can be wished for (domain 1.9: at least 3 working days ahead, at most 120 days). */
export const wishDays = (today: Day): { first: Day; last: Day } => ({
  first: addWorkdays(today, EARLIEST_WISH_WORKDAYS),
  last: addDays(today, LATEST_WISH_DAYS),
})

export type WishProblem = DateProblem | 'tooEarly' | 'tooLate' | 'notWorkday'

/** What is wrong with a typed wish, or null: numbers move on working days only. */
export function wishProblem(text: string, today: Day): WishProblem | null {
  const problem = dateProblem(text)
  const day = dateIn(text)
  if (problem !== null || day === null) return problem ?? 'invalid'
  const { first, last } = wishDays(today)
  if (day < first) return 'tooEarly'
  if (day > last) return 'tooLate'
  return isWorkday(day) ? null : 'notWorkday'
}

/** Cancelling is possible while it runs, until one working day before the number comes over (domain 1.9). `date`: the agreed day. */
export const mayStillCancel = ({ status, date }: Pick<NumberPorting, 'status' | 'date'>, today: Day): boolean =>
  isRunningPorting(status) && (date === null || today < workdayBefore(date))

/** Is there room for a request? Not while one runs, and not once a number has come over. */
export const mayRequest = ({ status }: Pick<NumberPorting, 'status'>): boolean =>
  !isRunningPorting(status) && status !== 'COMPLETED'

/** What a customer can do about a rejection: mend the data, ask for a new code, send the same again, or ask us. */
export type WayOut = 'change' | 'resend' | 'again' | 'contact' | 'none'

/** By rejection: what to do, and the fields that the other provider says are wrong (domain 1.9 rejection codes). */
export const rejections: Readonly<Record<PortingRejection, { way: WayOut; wrong: readonly (keyof PortingRequest)[] }>> = {
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

/** Does it ask for anything else than before? */
export const isSameRequest = (one: PortingRequest, other: PortingRequest): boolean =>
  (Object.keys(one) as (keyof PortingRequest)[]).every((name) => one[name] === other[name])

/**
 * The last step that was taken on the way Aangevraagd, Bevestigd, Goedgekeurd, Overgezet, counted from 0. Null: nothing is on its way, or it
 * was refused.
 */
export function portingStep({ status, sms, date }: Pick<NumberPorting, 'status' | 'sms' | 'date'>): 0 | 1 | 2 | 3 | null {
  if (status === 'COMPLETED') return 3
  if (isNewPorting(status)) return 1
  if (status !== 'PENDING') return null
  if (date !== null) return 2
  return sms === null ? 1 : 0
}

/** Advice for somebody who brings a number along. */
export type PortingTip = 'contract' | 'credit' | 'pause'

/**
 * The advice that is of use now: none once the number has come over, and about the contract or the credit elsewhere only to whom has that, as far
 * as it is known. A request that was stopped or called off says nothing about the next one.
 */
export function portingTips({ status, request }: Pick<NumberPorting, 'status' | 'request'>): readonly PortingTip[] {
  if (status === 'COMPLETED') return []
  const type = isRunningPorting(status) ? request?.contractType : undefined
  return [
    ...(type === 'PREPAID' ? [] : (['contract'] as const)),
    ...(type === undefined || type === 'PREPAID' ? (['credit'] as const) : []),
    'pause',
  ]
}
