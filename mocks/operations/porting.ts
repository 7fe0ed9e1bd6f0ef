import type { Porting } from '../../fixtures/accounts/account.ts'
import type * as contract from '../../src/api/contract/porting.ts'
import type { PortingStatus } from '../../src/api/contract/porting.ts'
import type { Part } from '../backend.ts'

/** It is pending until the customer has confirmed the code, and again until the day on which the number comes. */
const statuses: Record<Porting['step'], PortingStatus> = {
  sms: 'PENDING',
  sent: 'REQUEST_SENT',
  approved: 'PENDING',
  rejected: 'REJECTED',
}

export const porting: Part<typeof contract> = {
  numberportingGetStatus(_, { account }) {
    if (account.type === 'Prepaid' || !account.porting) return { status: 'NO_PORTING', rejectionCode: null }
    const { porting } = account
    return { status: statuses[porting.step], rejectionCode: porting.step === 'rejected' ? porting.code : null }
  },
}
