import * as v from 'valibot'
import { postToRead } from '../operation.ts'

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

/** How far a number on its way to us is (spec 3). A reason that this app does not know is `OTHER`. */
export const NumberPorting = v.object({
  status: PortingStatus,
  rejectionCode: v.nullable(v.fallback(PortingRejection, 'OTHER')),
})
export type NumberPorting = v.InferOutput<typeof NumberPorting>

export const numberportingGetStatus = postToRead('numberportingGetStatus', NumberPorting)
