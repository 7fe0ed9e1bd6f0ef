import { useRead } from '../../api/client.ts'
import { getSimcardDetails } from '../../api/contract/sim.ts'
import { getSimCard } from '../../api/contract/simcard.ts'
import { isActivating, isDefaultBlocked, isEsim } from '../../domain/simcard.ts'
import { PageHead } from '../../flow/PageHead.tsx'
import { Nothing } from '../../page/Nothing.tsx'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { ButtonLink } from '../../routes/ButtonLink.tsx'
import { href } from '../../routes/href.ts'
import { Bone } from '../../ui/Bone.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ActivateForm } from './ActivateForm.tsx'
import { ByUs } from './ByUs.tsx'
import { blockCopy, activateCopy as copy, simcardCopy } from './copy.ts'
import { reads } from './reads.ts'
import { useActivation } from './useActivation.ts'

const toSimcard = { to: href('/instellingen/simkaart'), label: simcardCopy.title }

/** `/simkaart-activeren`: activating a card that has arrived, or an eSIM that is on the phone. */
export default function Activeren() {
  return (
    <div className="wrap wrap--text page">
      <PageHead title={copy.title} intro={null} back={toSimcard} />
      <ReadBlock waiting={<Waiting />} failedText={simcardCopy.error}>
        <Standing />
      </ReadBlock>
    </div>
  )
}

Activeren.reads = reads

function Standing() {
  const simcard = useRead(getSimCard)
  const { pending } = useRead(getSimcardDetails)
  const isComing = isActivating(pending)
  useActivation(isComing)
  if (isDefaultBlocked(simcard)) return <ByUs simcard={simcard} />
  if (isComing) return <Notice title={simcardCopy.activating.title}>{simcardCopy.activating.body}</Notice>
  if (pending === null) {
    return (
      <Nothing title={copy.empty} text={copy.emptyMore}>
        <ButtonLink to={toSimcard.to}>{blockCopy.toSimcard}</ButtonLink>
      </Nothing>
    )
  }
  if (!isEsim(pending.type)) return <ActivateForm pending={pending} isFirst={simcard.statusType === 'NEW'} />
  return (
    <Notice
      title={copy.esim.title}
      action={
        <ButtonLink to="/esim" size="small">
          {copy.esim.button}
        </ButtonLink>
      }
    >
      {copy.esim.body}
    </Notice>
  )
}

const Waiting = () => (
  <div aria-hidden="true">
    <Bone width="100%" height="18rem" radius="var(--radius-lg)" />
  </div>
)
