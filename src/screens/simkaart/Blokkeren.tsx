import { useState } from 'react'
import { useRead, useReadState } from '../../api/client.ts'
import { getSimcardDetails } from '../../api/contract/sim.ts'
import { getSimCard } from '../../api/contract/simcard.ts'
import { canBlock, canUnblock, getsCodesBySms, isDefaultBlocked } from '../../domain/simcard.ts'
import { PageHead } from '../../flow/PageHead.tsx'
import { headingFocus } from '../../page/headingFocus.ts'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { ButtonLink } from '../../routes/ButtonLink.tsx'
import { href } from '../../routes/href.ts'
import { useVisitor } from '../../session/visitor.ts'
import { Bone } from '../../ui/Bone.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { BlockForm } from './BlockForm.tsx'
import { ByUs } from './ByUs.tsx'
import { blockCopy as copy, simcardCopy } from './copy.ts'
import { reads } from './reads.ts'
import { Stolen } from './Stolen.tsx'

const toSimcard = { to: href('/instellingen/simkaart'), label: simcardCopy.title }

/** `/simkaart-blokkeren`: blocking an active card after loss or theft. */
export default function Blokkeren() {
  const simcard = useReadState(getSimCard).value
  const isBlocked = simcard !== null && canUnblock(simcard)
  const isOpen = simcard === null || canBlock(simcard)
  return (
    <div className="wrap wrap--text page">
      <PageHead
        title={isBlocked ? copy.done.title : copy.title}
        intro={isBlocked ? copy.done.body : isOpen ? copy.intro : null}
        back={toSimcard}
      />
      <ReadBlock waiting={<Waiting />} failedText={simcardCopy.error}>
        <Standing />
      </ReadBlock>
    </div>
  )
}

Blokkeren.reads = reads

function Standing() {
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
          {copy.toSimcard}
        </ButtonLink>
      }
    >
      {copy.notPossible}
    </Notice>
  )
}

const Waiting = () => (
  <div className="stack" aria-hidden="true">
    <Bone width="100%" height="11rem" radius="var(--radius-lg)" />
    <Bone width="100%" height="12rem" radius="var(--radius-lg)" />
  </div>
)
