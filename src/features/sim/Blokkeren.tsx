import { useState } from 'react'
import { Card } from '#kit/ui/Card.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { type BlockReason, getSimcardDetails, type PendingSim } from '#model/sim/contract/sim.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { canBlock, canUnblock, getsCodesBySms, isActivating, isDefaultBlocked } from '#model/sim/simcard.ts'
import { BlockNumber } from '#page/BlockNumber.tsx'
import { PageHead } from '#page/flow/PageHead.tsx'
import { headingFocus } from '#page/headingFocus.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { useIsPrepaid, useVisitor } from '#platform/session/visitor.ts'
import { ByUs } from './ByUs.tsx'
import { blockCopy, simcardCopy } from './copy.ts'
import { Replacing } from './Replacing.tsx'
import { simScreenReads } from './reads.ts'
import { Bullets } from './shared/Bullets.tsx'
import { simAdvice } from './shared/text.ts'
import { useBlocking } from './useBlocking.ts'

const reasons: readonly BlockReason[] = ['LOST', 'STOLEN']

const toSimcard = { to: href('/instellingen/simkaart'), label: simcardCopy.title }

/** `/simkaart-blokkeren`: blocking an active card after loss or theft. */
export default function Blokkeren() {
  const simcard = useReadState(getSimCard).value
  const isBlocked = simcard !== null && canUnblock(simcard)
  const isOpen = simcard === null || canBlock(simcard)
  return (
    <div className="wrap wrap--text page">
      <PageHead
        title={isBlocked ? blockCopy.done.title : blockCopy.title}
        intro={isBlocked ? blockCopy.done.body : isOpen ? blockCopy.intro : null}
        back={toSimcard}
      />
      <ReadBlock waiting={<WaitingForCard />} failedText={simcardCopy.error}>
        <BlockStatus />
      </ReadBlock>
    </div>
  )
}

Blokkeren.reads = simScreenReads

function BlockStatus() {
  const simcard = useRead(getSimCard)
  const { pending } = useRead(getSimcardDetails)
  const visitor = useVisitor()
  const bySms = visitor.kind === 'customer' && getsCodesBySms(visitor.flags)
  // Blocking changes how codes are sent; the screen says so, hence the value from before.
  const [wasBySms] = useState(bySms)
  if (canBlock(simcard)) return <BlockForm bySms={bySms} done={headingFocus} />
  if (canUnblock(simcard)) return <Stolen bySms={wasBySms} pending={pending} />
  if (isDefaultBlocked(simcard)) return <ByUs simcard={simcard} />
  return (
    <Notice
      action={
        <ButtonLink to={toSimcard.to} variant="outline" size="small">
          {blockCopy.toSimcard}
        </ButtonLink>
      }
    >
      {blockCopy.notPossible}
    </Notice>
  )
}

/** While the card is looked up, a call can already block it. */
const WaitingForCard = () => (
  <div className="stack">
    {bones('11rem', '12rem')}
    <BlockNumber />
  </div>
)

type Props = {
  /** Until now, codes came by SMS. */
  bySms: boolean
  pending: PendingSim | null
}

/** Blocked by the customer: further steps, another card, and unblocking while that is possible. */
function Stolen({ bySms, pending }: Props) {
  return (
    <div className="stack">
      {bySms && <Notice tone="warn">{blockCopy.mfaBySms}</Notice>}
      <Replacing />
      <Card>
        <div className="stack">
          <h2 className="title-card">{simAdvice.tipsTitle}</h2>
          <Bullets items={simAdvice.tips} />
        </div>
      </Card>
      {!isActivating(pending) && (
        <div className="cluster">
          <ButtonLink to="/simkaart-deblokkeren" variant="outline">
            {blockCopy.unblock}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function BlockForm({ bySms, done }: { bySms: boolean; done: () => void }) {
  const isPrepaid = useIsPrepaid()
  const { change, busy, refusal } = useBlocking({ failed: blockCopy.error, outcomeUnknown: blockCopy.unknown })
  const form = useForm({ reason: '' }, { reason: (chosen) => (chosen === '' ? blockCopy.reason.required : null) })

  async function block() {
    const reason = reasons.find((one) => one === form.values.reason)
    if (!reason) return
    await change({ blocked: true, reason }, done)
  }

  return (
    <Form review={form.review} onValid={() => void block()}>
      <RadioCards
        {...form.field('reason')}
        label={blockCopy.reason.label}
        section
        options={reasons.map((value) => ({ value, title: blockCopy.reason[value] }))}
      />
      <Card>
        <div className="stack">
          <h2 className="title-card">{blockCopy.consequencesTitle}</h2>
          <Bullets items={[...(isPrepaid ? blockCopy.consequencesPrepaid : blockCopy.consequences), blockCopy.untilNow]} />
        </div>
      </Card>
      {bySms && <Notice tone="warn">{blockCopy.mfaBySms}</Notice>}
      {refusal !== null && (
        <Notice tone="bad" title={refusal} alert>
          <BlockNumber />
        </Notice>
      )}
      <WriteButton variant="danger" wide busy={busy} busyLabel={blockCopy.busy}>
        {blockCopy.button}
      </WriteButton>
      {refusal === null && <BlockNumber />}
    </Form>
  )
}
