import { useOptionalReadState } from '../../api/client.ts'
import { checkPhoneNumber } from '../../api/contract/porting.ts'
import { mobileNumber } from '../../domain/phoneNumber.ts'
import { Notice } from '../../ui/Notice.tsx'
import { formCopy as copy } from './formCopy.ts'

/** Whether this number can come along, as far as that can be known: it is only a help, and nobody waits for it (domain 1.9). */
export function NumberChecked({ text }: { text: string }) {
  const number = mobileNumber(text)
  return <div role="status">{number !== null && <Answer key={number} number={number} />}</div>
}

function Answer({ number }: { number: string }) {
  const { value, failed } = useOptionalReadState(checkPhoneNumber, { phoneNumber: number })
  if (failed || value?.result === 'unknown') return <Notice tone="warn">{copy.checkFailed}</Notice>
  if (value?.result === 'not-mobile') return <Notice tone="warn">{copy.notMobile}</Notice>
  return value === null ? <p className="small muted">{copy.checking}</p> : null
}
