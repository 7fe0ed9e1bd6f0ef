import { answerModal } from '../../stores/modal.ts'
import { SmsCode } from './SmsCode.tsx'

/** The panel `sms-verification` (spec 2 modal dialog): the code, over the page that asks for it. */
export default function SmsDialog() {
  return <SmsCode done={() => answerModal('confirm')} />
}
