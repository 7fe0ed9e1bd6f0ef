import { useState } from 'react'
import { useRead } from '../../../api/client.ts'
import { getAutoTopUp, stopAutoTopUp } from '../../../api/contract/autoTopUp.ts'
import { type AutoCreditTopUp, prepaidOverview } from '../../../api/contract/overview.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { useDeed } from '../../../deed/useDeed.ts'
import { FlowColumn } from '../../../flow/FlowStep.tsx'
import { PageHead } from '../../../flow/PageHead.tsx'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { ButtonLink } from '../../../routes/ButtonLink.tsx'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { Bone } from '../../../ui/Bone.tsx'
import { Button, ButtonGroup } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { autoTopUpText } from '../autoTopUpText.ts'
import { autoCopy } from './copy.ts'
import { DONE, finish, MAIN, wayBack } from './finish.ts'

const copy = autoCopy.off

/** `/beltegoed-automatisch-opwaarderen/uitschakelen`: asks before turning off. */
export default function Uitschakelen() {
  return (
    <div className="wrap wrap--text page">
      <PageHead title={copy.title} intro={copy.intro} back={wayBack} />
      <FlowColumn>
        <ReadBlock waiting={<Waiting />} failedText={autoCopy.loadFailed}>
          <Setting />
        </ReadBlock>
      </FlowColumn>
    </div>
  )
}

Uitschakelen.reads = () => [getAutoTopUp, prepaidOverview]

function Setting() {
  const auto = useRead(getAutoTopUp)
  // Keeps the setting as it was when the page opened until the thank-you screen replaces it.
  const [begun] = useState(auto.current)
  return begun ? <TurnOff current={begun} /> : <Elsewhere to={MAIN} />
}

function TurnOff({ current }: { current: AutoCreditTopUp }) {
  const offline = useBlocked(autoCopy.offline)
  const stopping = useDeed(stopAutoTopUp, { done: DONE, failed: copy.failed })

  return (
    <>
      <Card className="stack stack--tight">
        <h2 className="title-card">{copy.now}</h2>
        <p>{autoTopUpText(current)}</p>
        <p className="muted">{copy.mandate}</p>
      </Card>
      {stopping.refusal !== null && <Notice tone="bad" title={stopping.refusal} alert />}
      <ButtonGroup>
        <Button
          variant="danger"
          busy={stopping.busy}
          busyLabel={copy.busy}
          blocked={offline}
          onPress={() => void stopping.run(undefined, finish)}
        >
          {copy.confirm}
        </Button>
        <ButtonLink to={MAIN} variant="outline">
          {copy.cancel}
        </ButtonLink>
      </ButtonGroup>
    </>
  )
}

const Waiting = () => (
  <div className="stack" aria-hidden="true">
    <Bone width="100%" height="9rem" radius="var(--radius-lg)" />
    <Bone width="60%" height="3.25rem" radius="var(--radius-lg)" />
  </div>
)
