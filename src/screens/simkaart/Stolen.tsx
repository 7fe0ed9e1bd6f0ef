import { href, withQuery } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Bullets } from '../Bullets.tsx'
import { simAdvice } from '../simAdvice.ts'
import { blockCopy as copy } from './copy.ts'
import { useIsPrepaid } from './useIsPrepaid.ts'

/** Blocked by the customer: what to do besides, another card, and the way back. `bySms`: codes came by sms until now. */
export function Stolen({ bySms }: { bySms: boolean }) {
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
        {!isPrepaid && (
          <Link to={withQuery('/simkaart-aanvragen', { reden: 'kwijt' })} className={buttonClass({ variant: 'primary-green' })}>
            {copy.request}
          </Link>
        )}
        <Link to={href('/simkaart-deblokkeren')} className={buttonClass({ variant: 'outline' })}>
          {copy.unblock}
        </Link>
      </div>
    </div>
  )
}
