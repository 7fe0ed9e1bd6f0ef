import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { aboutPorting } from '#model/changes.ts'
import { post, postToRead, takes } from '#model/operation.ts'

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

/** The customer's contract with the other provider (domain 1.9). */
export const DonorContractType = v.picklist(['PREPAID', 'POSTPAID_PRIVATE', 'POSTPAID_BUSINESS'])
export type DonorContractType = v.InferOutput<typeof DonorContractType>

export const PortingMoment = v.picklist(['CONTRACT_END', 'ASAP', 'WISH_DATE'])
export type PortingMoment = v.InferOutput<typeof PortingMoment>

const short = v.pipe(v.string(), v.maxLength(60))

/** The request to the other provider. Personal: stays in memory. */
export const PortingRequest = v.object({
  number: v.pipe(v.string(), v.regex(/^06\d{8}$/)),
  provider: short,
  contractType: DonorContractType,
  /** The customer number of a business contract, as on the invoice. */
  customerNumber: v.nullable(short),
  moment: PortingMoment,
  wishDate: v.nullable(Day),
})
export type PortingRequest = v.InferOutput<typeof PortingRequest>

/** The porting of a number from another provider (spec 3 number porting status). */
export const NumberPorting = v.object({
  status: PortingStatus,
  rejectionCode: v.nullable(v.fallback(PortingRejection, 'OTHER')),
  /** The last day of the contract at the other provider, when that caused the rejection. */
  contractUntil: v.nullable(Day),
  /** Null: no request was ever made. */
  request: v.nullable(PortingRequest),
  /** The agreed day, or the day on which the number was ported. */
  date: v.nullable(Day),
  /** The sms code is still to be entered; `resendsLeft` new codes can be requested today. Null otherwise. */
  sms: v.nullable(v.object({ resendsLeft: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)) })),
  donors: v.pipe(v.array(short), v.maxLength(100)),
  /** The subscription has ended: no number can come over any more. */
  ended: v.optional(v.boolean()),
})
export type NumberPorting = v.InferOutput<typeof NumberPorting>

export const numberportingGetStatus = postToRead('numberportingGetStatus', NumberPorting)

/** A hint whether the number can be ported; it never blocks the customer. */
export const NumberCheck = v.object({ result: v.fallback(v.picklist(['mobile', 'unknown', 'not-mobile']), 'unknown') })
export const checkPhoneNumber = postToRead('checkPhoneNumber', NumberCheck, takes<{ phoneNumber: string }>())

/** Requests porting. Refused 403 STOPPED (no subscription), 409 RUNNING while a request runs, 422 INVALID for invalid data, 429 RESEND_LIMIT after ten codes in a day, over all requests. */
export const numberport = post('numberport', NumberPorting, aboutPorting, takes<PortingRequest>())

/** Resubmits a rejected request with other data. Refused 409 NOT_REJECTED, 422 INVALID or UNCHANGED, 429 RESEND_LIMIT. */
export const numberportingUpdateRejectedNumberPorting = post(
  'numberportingUpdateRejectedNumberPorting',
  NumberPorting,
  aboutPorting,
  takes<PortingRequest>(),
)

/** Resubmits a rejected request unchanged. Refused 409 NOT_REJECTED, 429 RESEND_LIMIT. */
export const numberportingActivateRejectedNumberPorting = post(
  'numberportingActivateRejectedNumberPorting',
  NumberPorting,
  aboutPorting,
)

/**
 * Sends another code to the old number. Refused 409 NOT_WAITING, 429 within a minute of the last, 429 RESEND_LIMIT after three in a day,
 * over all requests.
 */
export const resendSmsValidationCode = post('/v2/numberporting.resendSmsValidationCode', NumberPorting, [
  'numberportingGetStatus',
])

/** Confirms the request. Refused 409 NOT_WAITING, 422 CODE_WRONG (with `Attempts`), 410 CODE_EXPIRED, 429 CODE_BLOCKED. */
export const numberportingConfirm = post('numberportingConfirm', NumberPorting, aboutPorting, takes<{ code: string }>()) // not in the spec

/** Cancels the request. Refused 409 NOT_RUNNING, or 409 TOO_LATE from the working day before the porting. */
export const numberportingCancel = post('numberportingCancel', NumberPorting, aboutPorting) // not in the spec
