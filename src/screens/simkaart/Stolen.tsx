import type { PendingSim } from '../../api/contract/sim.ts'
import { isActivating } from '../../domain/simcard.ts'
import { ButtonLink } from '../../routes/ButtonLink.tsx'
import { withQuery } from '../../routes/href.ts'
import { useIsPrepaid } from '../../session/visitor.ts'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Bullets } from './Bullets.tsx'
import { blockCopy as copy } from './copy.ts'
import { simAdvice } from './simAdvice.ts'

type Props = {
  /** Until now, codes came by SMS. */
  bySms: boolean
  pending: PendingSim | null
}

/** Blocked by the customer: further steps, another card, and unblocking while that is possible. */
export function Stolen({ bySms, pending }: Props) {
  const isPrepaid = useIsPrepaid()
  return (
    <div className="stack">
      {bySms && <Notice tone="warn">{copy.mfaBySms}</Notice>}
      <Card>
        <div className="stack">
          <h2 className="title-card">{simAdvice.tipsTitle}</h2>
          <Bullets items={simAdvice.tips} />
        </div>
      </Card>
      <div className="cluster">
        {!isPrepaid && pending === null && (
          <ButtonLink to={withQuery('/simkaart-aanvragen', { reden: 'kwijt' })} variant="primary-green">
            {copy.request}
          </ButtonLink>
        )}
        {isActivating(pending) ? (
          <ButtonLink to="/instellingen/simkaart" variant="outline">
            {copy.toSimcard}
          </ButtonLink>
        ) : (
          <ButtonLink to="/simkaart-deblokkeren" variant="outline">
            {copy.unblock}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
