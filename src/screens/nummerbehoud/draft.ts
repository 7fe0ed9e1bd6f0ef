import * as v from 'valibot'
import type { Day } from '../../api/contract/parts.ts'
import { DonorContractType, PortingMoment, type PortingRequest } from '../../api/contract/porting.ts'
import { dateIn } from '../../domain/dateInput.ts'
import { numericDate } from '../../domain/dateText.ts'
import { mobileNumber, phoneText } from '../../domain/phoneNumber.ts'
import { customerNumberIn, needsCustomerNumber } from '../../domain/portingRequest.ts'
import { changeDraft, clearDraft, draftOf } from '../../flow/draft.ts'

const Choice = v.object({
  provider: v.pipe(v.string(), v.maxLength(60)),
  contractType: v.union([DonorContractType, v.literal('')]),
  moment: v.union([PortingMoment, v.literal('')]),
  wishDate: v.pipe(v.string(), v.maxLength(40)),
})

/** The choices are not personal, so they are stored in the tab. */
const choiceDraft = {
  name: 'porting',
  blank: (): v.InferOutput<typeof Choice> => ({ provider: '', contractType: '', moment: '', wishDate: '' }),
  draftSchema: Choice,
}

/** Numbers stay in memory. */
const numbersDraft = { name: 'porting-numbers', blank: () => ({ number: '', customerNumber: '' }) }

/** The values of the form. Consent is never restored. */
export type PortingValues = v.InferOutput<typeof Choice> &
  ReturnType<typeof numbersDraft.blank> & { feeConsent: boolean; consent: boolean }

/** The values entered earlier on this page or in this tab. */
export const draftValues = (): PortingValues => ({
  ...draftOf(choiceDraft),
  ...draftOf(numbersDraft),
  feeConsent: false,
  consent: false,
})

export function keepDraft({ provider, contractType, moment, wishDate, number, customerNumber }: PortingValues): void {
  changeDraft(choiceDraft, { provider, contractType, moment, wishDate })
  changeDraft(numbersDraft, { number, customerNumber })
}

export function clearDrafts(): void {
  clearDraft(choiceDraft)
  clearDraft(numbersDraft)
}

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
