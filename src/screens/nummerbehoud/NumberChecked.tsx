import { useReadState } from '../../api/client.ts'
import { checkPhoneNumber } from '../../api/contract/porting.ts'
import { mobileNumber } from '../../typed/phoneNumber.ts'
import { Notice } from '../../ui/Notice.tsx'
import { formCopy as copy } from './formCopy.ts'

/** Tells whether this number can be ported, if known. Advisory only: the form does not wait for it. */
export function NumberChecked({ text }: { text: string }) {
  const number = mobileNumber(text)
  return <div role="status">{number !== null && <Answer key={number} number={number} />}</div>
}

function Answer({ number }: { number: string }) {
  const { value, failure } = useReadState(checkPhoneNumber, { phoneNumber: number })
  if ((failure && !value) || value?.result === 'unknown') return <Notice tone="warn">{copy.checkFailed}</Notice>
  if (value?.result === 'not-mobile') return <Notice tone="warn">{copy.notMobile}</Notice>
  return value === null ? <p className="small muted">{copy.checking}</p> : null
}
