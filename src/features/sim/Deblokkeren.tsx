import { useState } from 'react'
import { Card } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { getSimcardDetails } from '#model/sim/contract/sim.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { canUnblock, isActivating, isDefaultBlocked } from '#model/sim/simcard.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { PageHead } from '#page/flow/PageHead.tsx'
import { headingFocus } from '#page/headingFocus.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { ByUs } from './ByUs.tsx'
import { simcardCopy, unblockCopy } from './copy.ts'
import { simScreenReads } from './reads.ts'
import { useCardStatus } from './useActivation.ts'
import { useBlocking } from './useBlocking.ts'

const toSimcard = { to: href('/instellingen/simkaart'), label: simcardCopy.title }

/** `/simkaart-deblokkeren`: only for cards that the customer blocked; a block by the provider has its own way out. */
export default function Deblokkeren() {
  const [isDone, setDone] = useState(false)
  const succeed = () => {
    setDone(true)
    headingFocus()
  }
  return (
    <div className="wrap wrap--text page">
      <PageHead
        title={isDone ? unblockCopy.done.title : unblockCopy.title}
        intro={isDone ? unblockCopy.done.body : null}
        back={toSimcard}
      />
      <ReadBlock waiting={<Waiting />} failedText={simcardCopy.error}>
        <BlockStatus isDone={isDone} done={succeed} />
      </ReadBlock>
    </div>
  )
}

Deblokkeren.reads = simScreenReads

function BlockStatus({ isDone, done }: { isDone: boolean; done: () => void }) {
  const simcard = useRead(getSimCard)
  const { pending } = useRead(getSimcardDetails)
  useCardStatus(isActivating(pending) ? 'activating' : null)
  if (isActivating(pending) && canUnblock(simcard))
    return <Notice title={simcardCopy.activating.title}>{unblockCopy.replaced}</Notice>
  if (canUnblock(simcard)) return <Unblock done={done} />
  if (isDefaultBlocked(simcard)) return <ByUs simcard={simcard} />
  return (
    <div className="stack">
      {!isDone && <Notice tone="good">{unblockCopy.notBlocked}</Notice>}
      <div className="cluster">
        <ButtonLink to="/" variant={isDone ? 'primary-green' : 'outline'}>
          {unblockCopy.toOverview}
        </ButtonLink>
      </div>
    </div>
  )
}

function Unblock({ done }: { done: () => void }) {
  const { change, busy, refusal } = useBlocking({ failed: unblockCopy.error })
  return (
    <Card>
      <div className="stack">
        <p>{unblockCopy.intro}</p>
        {refusal !== null && <Notice tone="bad" title={refusal} alert action={<ContactLink small />} />}
        <WriteButton wide busy={busy} busyLabel={unblockCopy.busy} onPress={() => void change({ blocked: false }, done)}>
          {unblockCopy.button}
        </WriteButton>
      </div>
    </Card>
  )
}

const Waiting = () => (
  <div aria-hidden="true">
    <Skeleton width="100%" height="10rem" radius="var(--radius-lg)" />
  </div>
)
