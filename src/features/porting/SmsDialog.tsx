import { answerModal } from '#platform/stores/modal.ts'
import { PortingCode } from './SmsCode.tsx'

/** The modal `sms-verification`: the code form over the current page. */
export default function SmsDialog() {
  return <PortingCode done={() => answerModal('confirm', 'sms-verification')} />
}
