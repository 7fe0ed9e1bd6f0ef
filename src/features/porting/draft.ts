import * as v from 'valibot'
import type { Day } from '#kit/parts.ts'
import { dateIn } from '#kit/typed/dateInput.ts'
import { mobileNumber, phoneText } from '#kit/typed/phoneNumber.ts'
import { numericDate } from '#kit/words/dateText.ts'
import { DonorContractType, PortingMoment, type PortingRequest } from '#model/porting/contract.ts'
import { customerNumberIn, needsCustomerNumber } from '#model/porting/portingRequest.ts'
import { type DraftOf, defineDraft, persisted, personal } from '#page/draft/defineDraft.ts'
import { changeDraft, clearDraft, draftOf } from '#page/draft/draft.ts'

const portingDraft = defineDraft('porting', {
  number: personal(''),
  provider: persisted(v.pipe(v.string(), v.maxLength(60)), ''),
  contractType: persisted(v.union([DonorContractType, v.literal('')]), ''),
  customerNumber: personal(''),
  moment: persisted(v.union([PortingMoment, v.literal('')]), ''),
  wishDate: persisted(v.pipe(v.string(), v.maxLength(40)), ''),
})

/** The values of the form. Consent is never restored. */
export type PortingValues = DraftOf<typeof portingDraft> & { feeConsent: boolean; consent: boolean }

/** The values entered earlier on this page or in this tab. */
export const draftValues = (): PortingValues => ({ ...draftOf(portingDraft), feeConsent: false, consent: false })

export const keepDraft = ({ feeConsent: _, consent: __, ...values }: PortingValues): void => changeDraft(portingDraft, values)

export const clearPortingDraft = (): void => clearDraft(portingDraft)

export const valuesOf = ({
  number,
  provider,
  contractType,
  customerNumber,
  moment,
  wishDate,
}: PortingRequest): PortingValues => ({
  number: phoneText(number),
  provider,
  contractType,
  customerNumber: customerNumber ?? '',
  moment,
  wishDate: wishDate === null ? '' : numericDate(wishDate),
  feeConsent: false,
  consent: false,
})

/** The request of a complete form; null while something is missing. */
export function requestIn(values: PortingValues): PortingRequest | null {
  const number = mobileNumber(values.number)
  const { provider, contractType, moment } = values
  if (number === null || contractType === '' || moment === '') return null
  const customerNumber = needsCustomerNumber(contractType) ? customerNumberIn(values.customerNumber) : null
  const wishDate: Day | null = moment === 'WISH_DATE' ? dateIn(values.wishDate) : null
  return { number, provider, contractType, customerNumber, moment, wishDate }
}
