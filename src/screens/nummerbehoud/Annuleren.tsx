import { useRead } from '../../api/client.ts'
import { numberportingGetStatus } from '../../api/contract/porting.ts'
import { getUser } from '../../api/contract/session.ts'
import { now } from '../../clock.ts'
import { dayOf } from '../../domain/dates.ts'
import { weekdayText } from '../../domain/dateText.ts'
import { phoneText } from '../../domain/phoneNumber.ts'
import { mayStillCancel } from '../../domain/portingRequest.ts'
import { PageHead } from '../../flow/PageHead.tsx'
import { useBlocked } from '../../pwa/blocked.ts'
import { Link } from '../../routes/Link.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Button, ButtonGroup, buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ReadBlock } from '../ReadBlock.tsx'
import { portingCopy } from './copy.ts'
import { dataCopy } from './dataCopy.ts'
import { reads } from './reads.ts'
import { oldNumberText } from './text.ts'
import { useCancel } from './useCancel.ts'

const copy = dataCopy.cancel

/** `/nummerbehoud-annuleren`: what calling it off means, and doing so (spec 5: only while a request runs). */
export default function Annuleren() {
  return (
    <div className="wrap page">
      <PageHead title={copy.heading} intro="" back={{ to: '/nummerbehoud', label: portingCopy.heading }} />
      <ReadBlock reads={reads()} waiting={<Bone width="100%" height="11rem" radius="var(--radius-lg)" />}>
        <Question />
      </ReadBlock>
    </div>
  )
}

function Question() {
  const porting = useRead(numberportingGetStatus)
  const own = phoneText(useRead(getUser).phoneNumber)
  const offline = useBlocked()
  const { cancel, busy, refusal } = useCancel(porting, own)
  const isLate = porting.date !== null && !mayStillCancel(porting, dayOf(now()))
  if (isLate && porting.date !== null) return <Notice tone="warn">{copy.tooLate(weekdayText(porting.date))}</Notice>
  return (
    <div className="stack">
      {refusal !== null && <Notice tone="bad" title={refusal} alert />}
      <p>{copy.intro(own, oldNumberText(porting))}</p>
      <p>{copy.note}</p>
      <ButtonGroup>
        <Button
          variant="danger"
          busy={busy}
          busyLabel={portingCopy.buttons.cancelling}
          blocked={offline}
          onPress={() => void cancel()}
        >
          {portingCopy.buttons.cancel}
        </Button>
        <Link to="/nummerbehoud" className={buttonClass({ variant: 'outline' })}>
          {copy.back}
        </Link>
      </ButtonGroup>
    </div>
  )
}
