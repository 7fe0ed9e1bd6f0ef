import * as v from 'valibot'
import { aboutPorting } from '../changes.ts'
import { post, postToRead, takes } from '../operation.ts'
import { Day } from './parts.ts'

export const PortingStatus = v.picklist([
  'NO_PORTING',
  'PENDING',
  'REQUEST_SENT',
  'REJECTED',
  'COMPLETED',
  'TERMINATED',
  'CANCELLED',
])
export type PortingStatus = v.InferOutput<typeof PortingStatus>

export const PortingRejection = v.picklist([
  'NUMBER_UNKNOWN',
  'CUSTOMER_NUMBER_MISMATCH',
  'WRONG_CONTRACT_TYPE',
  'WRONG_PROVIDER',
  'SMS_NOT_CONFIRMED',
  'CONTRACT_RUNNING',
  'ALREADY_PORTING',
  'NUMBER_NOT_ACTIVE',
  'FRAUD_BLOCK',
  'NO_CONSENT',
  'DATE_EXPIRED',
  'OTHER',
])
export type PortingRejection = v.InferOutput<typeof PortingRejection>

/** What the customer has at the other provider (domain 1.9). */
export const DonorContractType = v.picklist(['PREPAID', 'POSTPAID_PRIVATE', 'POSTPAID_BUSINESS'])
export type DonorContractType = v.InferOutput<typeof DonorContractType>

export const PortingMoment = v.picklist(['CONTRACT_END', 'ASAP', 'WISH_DATE'])
export type PortingMoment = v.InferOutput<typeof PortingMoment>

const short = v.pipe(v.string(), v.maxLength(60))

/** What is asked of the other provider. Personal: stays in memory. */
export const PortingRequest = v.object({
  number: v.pipe(v.string(), v.regex(/^06\d{8}$/)),
  provider: short,
  contractType: DonorContractType,
  /** Of a business contract, as it stands on the invoice. */
  customerNumber: v.nullable(short),
  moment: PortingMoment,
  wishDate: v.nullable(Day),
})
export type PortingRequest = v.InferOutput<typeof PortingRequest>

/** How it stands with a number that comes along from another provider (spec 3 number porting status). */
export const NumberPorting = v.object({
  status: PortingStatus,
  rejectionCode: v.nullable(v.fallback(PortingRejection, 'OTHER')),
  /** The last day of the contract at the other provider, when the request was rejected for that. */
  contractUntil: v.nullable(Day),
  /** Null: nothing was ever asked for. */
  request: v.nullable(PortingRequest),
  /** The day that was agreed on, or on which the number came over. */
  date: v.nullable(Day),
  /** Is the code from the sms still to be filled in? How often a new one may still be asked for today. */
  sms: v.nullable(v.object({ resendsLeft: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)) })),
  /** The providers to choose from. */
  donors: v.pipe(v.array(short), v.maxLength(100)),
})
export type NumberPorting = v.InferOutput<typeof NumberPorting>

export const numberportingGetStatus = postToRead('numberportingGetStatus', NumberPorting)

/** Can this number come along? Only a help: what it says stops nobody. */
export const NumberCheck = v.object({ result: v.picklist(['mobile', 'unknown', 'not-mobile']) })
export const checkPhoneNumber = postToRead('checkPhoneNumber', NumberCheck, takes<{ phoneNumber: string }>())

/** Asks for it. Refused 409 RUNNING while there is a request, 422 INVALID when what was sent cannot be right. */
export const numberport = post('numberport', NumberPorting, aboutPorting, takes<PortingRequest>())

/** Sends a rejected request again with other data. Refused 409 NOT_REJECTED, 422 INVALID or UNCHANGED. */
export const numberportingUpdateRejectedNumberPorting = post(
  'numberportingUpdateRejectedNumberPorting',
  NumberPorting,
  aboutPorting,
  takes<PortingRequest>(),
)

/** Sends a rejected request again as it is. Refused 409 NOT_REJECTED. */
export const numberportingActivateRejectedNumberPorting = post(
  'numberportingActivateRejectedNumberPorting',
  NumberPorting,
  aboutPorting,
)

/** Sends another code to the old number. Refused 409 NOT_WAITING, 429 within a minute of the last, 429 RESEND_LIMIT after three in a day. */
export const resendSmsValidationCode = post('/v2/numberporting.resendSmsValidationCode', NumberPorting, [
  'numberportingGetStatus',
])

/** Confirms the request. Refused 409 NOT_WAITING, 422 CODE_WRONG, 410 CODE_EXPIRED, 429 CODE_BLOCKED. */
export const numberportingConfirm = post('numberportingConfirm', NumberPorting, aboutPorting, takes<{ code: string }>()) // not in the spec

/** Refused 409 NOT_RUNNING, or 409 TOO_LATE from the working day before the number comes over. */
export const numberportingCancel = post('numberportingCancel', NumberPorting, aboutPorting) // not in the spec
