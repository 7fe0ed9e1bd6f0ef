import { useRead } from '../../api/client.ts'
import { numberportingGetStatus } from '../../api/contract/porting.ts'
import { getUser } from '../../api/contract/session.ts'
import { now } from '../../clock.ts'
import { dayOf } from '../../domain/dates.ts'
import { mayStillCancel } from '../../domain/portingRequest.ts'
import { PageHead } from '../../flow/PageHead.tsx'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { ButtonLink } from '../../routes/Link.tsx'
import { phoneText } from '../../typed/phoneNumber.ts'
import { Bone } from '../../ui/Bone.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { weekdayText } from '../../words/dateText.ts'
import { Cancel } from './Cancel.tsx'
import { portingCopy } from './copy.ts'
import { dataCopy } from './dataCopy.ts'
import { oldNumberText } from './text.ts'

const copy = dataCopy.cancel

/** `/nummerbehoud-annuleren`: explains and cancels a running request. */
export default function Annuleren() {
  return (
    <div className="wrap page">
      <PageHead title={copy.heading} intro="" back={{ to: '/nummerbehoud', label: portingCopy.heading }} />
      <ReadBlock waiting={<Bone width="100%" height="11rem" radius="var(--radius-lg)" />}>
        <Question />
      </ReadBlock>
    </div>
  )
}

Annuleren.reads = () => [numberportingGetStatus, getUser]

function Question() {
  const porting = useRead(numberportingGetStatus)
  const own = phoneText(useRead(getUser).phoneNumber)
  const isLate = porting.date !== null && !mayStillCancel(porting, dayOf(now()))
  if (isLate && porting.date !== null) return <Notice tone="warn">{copy.tooLate(weekdayText(porting.date))}</Notice>
  return (
    <div className="stack">
      <p>{copy.intro(own, oldNumberText(porting))}</p>
      <p>{copy.note}</p>
      <Cancel porting={porting} own={own} variant="danger" />
      <ButtonLink to="/nummerbehoud" variant="outline" wide>
        {copy.back}
      </ButtonLink>
    </div>
  )
}
