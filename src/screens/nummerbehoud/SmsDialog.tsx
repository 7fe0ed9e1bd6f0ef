import { answerModal } from '../../stores/modal.ts'
import { SmsCode } from './SmsCode.tsx'

/** The modal `sms-verification`: the code form over the current page. */
export default function SmsDialog() {
  return <SmsCode done={() => answerModal('confirm')} />
}
