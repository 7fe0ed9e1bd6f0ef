import type { NumberPorting } from '../../api/contract/porting.ts'
import { dayInFull } from '../../domain/dateText.ts'
import { phoneText } from '../../domain/phoneNumber.ts'
import { portingCopy, rejectionCopy } from './copy.ts'
import { formCopy } from './formCopy.ts'

/** The other provider as it stands in a sentence. */
export const donorText = ({ request }: Pick<NumberPorting, 'request'>): string =>
  request === null || request.provider === formCopy.provider.other ? portingCopy.donorUnknown : request.provider

/** The old number in pairs. */
export const oldNumberText = ({ request }: Pick<NumberPorting, 'request'>): string => phoneText(request?.number ?? '')

/** Why the request was rejected; null when it was not. */
export function rejectionText({ rejectionCode, status, contractUntil }: NumberPorting): { title: string; body: string } | null {
  if (status !== 'REJECTED') return null
  const { title, body } = rejectionCopy[rejectionCode ?? 'OTHER']
  // Without the day the first sentence says nothing.
  const told = contractUntil === null ? body.replace(/^[^.]*\{date\}\. /, '') : body.replace('{date}', dayInFull(contractUntil))
  return { title, body: told }
}
