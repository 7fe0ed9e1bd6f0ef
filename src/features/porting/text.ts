import { phoneText } from '#kit/typed/phoneNumber.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import type { NumberPorting } from '#model/porting/contract.ts'
import { portingCopy, rejectionCopy } from './copy.ts'
import { formCopy } from './formCopy.ts'

export const donorText = ({ request }: Pick<NumberPorting, 'request'>): string =>
  request === null || request.provider === formCopy.provider.other ? portingCopy.donorUnknown : request.provider

export const oldNumberText = ({ request }: Pick<NumberPorting, 'request'>): string => phoneText(request?.number ?? '')

/** The title and text of a rejection; null when not rejected. */
export function rejectionText({ rejectionCode, status, contractUntil }: NumberPorting): { title: string; body: string } | null {
  if (status !== 'REJECTED') return null
  const { title, body, undated = body } = rejectionCopy[rejectionCode ?? 'OTHER']
  return { title, body: contractUntil === null ? undated : body.replace('{date}', dayInFull(contractUntil)) }
}
