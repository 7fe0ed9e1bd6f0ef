import type { TerminateData } from '../../../api/contract/termination.ts'
import { ButtonLink } from '../../../routes/ButtonLink.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { dayInFull } from '../../../words/dateText.ts'
import { euro } from '../../../words/money.ts'
import { terminateCopy as copy } from './copy.ts'

/** Notices beside the steps: withdrawing is better, a change still goes on, a renewal does not, and the phone loan continues. */
export function WhileLeaving({ data: { withdrawUntil, changeOn, renewalOn, phone } }: { data: TerminateData }) {
  return (
    <>
      {withdrawUntil !== null && (
        <Notice
          tone="good"
          title={copy.withdraw.title}
          action={
            <ButtonLink to="/annuleren" variant="outline" size="small">
              {copy.withdraw.button}
            </ButtonLink>
          }
        >
          {copy.withdraw.text(dayInFull(withdrawUntil))}
        </Notice>
      )}
      {changeOn !== null && (
        <Notice
          action={
            <ButtonLink to="/bundels-wijzigen" variant="outline" size="small">
              {copy.changeButton}
            </ButtonLink>
          }
        >
          {copy.change(dayInFull(changeOn))}
        </Notice>
      )}
      {renewalOn !== null && <Notice tone="warn">{copy.renewal(dayInFull(renewalOn))}</Notice>}
      {phone !== null && <Notice title={copy.phoneTitle}>{copy.phone(euro(phone))}</Notice>}
    </>
  )
}
