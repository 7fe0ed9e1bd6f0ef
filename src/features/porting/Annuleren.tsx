import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { weekdayText } from '#kit/words/dateText.ts'
import { getUser } from '#model/login/contract/session.ts'
import { numberportingGetStatus } from '#model/porting/contract.ts'
import { mayStillCancel } from '#model/porting/portingRequest.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Cancel } from './Cancel.tsx'
import { portingCopy } from './copy.ts'
import { dataCopy } from './dataCopy.ts'
import { oldNumberText } from './text.ts'

/** `/nummerbehoud-annuleren`: explains and cancels a running request. */
export default function Annuleren() {
  return (
    <div className="wrap page">
      <PageHead title={dataCopy.cancel.heading} intro="" back={{ to: '/nummerbehoud', label: portingCopy.heading }} />
      <ReadBlock waiting={bones('11rem')}>
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
  if (isLate && porting.date !== null) return <Notice tone="warn">{dataCopy.cancel.tooLate(weekdayText(porting.date))}</Notice>
  return (
    <div className="stack">
      <p>{dataCopy.cancel.intro(own, oldNumberText(porting))}</p>
      <p>{dataCopy.cancel.note}</p>
      <Cancel porting={porting} own={own} variant="danger" />
      <ButtonLink to="/nummerbehoud" variant="outline" wide>
        {dataCopy.cancel.back}
      </ButtonLink>
    </div>
  )
}
