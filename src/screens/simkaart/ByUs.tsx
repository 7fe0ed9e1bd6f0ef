import { useReadState } from '../../api/client.ts'
import { overviewFor } from '../../api/contract/overview.ts'
import type { Simcard } from '../../api/contract/simcard.ts'
import { blockCause } from '../../domain/simcard.ts'
import { ContactLink } from '../../page/ContactLink.tsx'
import { ButtonLink } from '../../routes/Link.tsx'
import { useIsPrepaid } from '../../session/visitor.ts'
import { Notice } from '../../ui/Notice.tsx'
import { euro } from '../../words/money.ts'
import { unblockCopy } from './copy.ts'

const copy = unblockCopy.byUs

/** The card was blocked by the provider: the reason if known, and the way out. */
export function ByUs({ simcard }: { simcard: Simcard }) {
  const overview = useReadState(overviewFor(useIsPrepaid())).value
  const cause = blockCause(simcard, overview)
  return (
    <Notice
      tone="bad"
      title={copy.title}
      action={
        cause.kind === 'overdue' ? (
          <>
            <ButtonLink to="/facturen" variant="primary-green" size="small">
              {copy.pay(euro(cause.amount))}
            </ButtonLink>
            <ContactLink small />
          </>
        ) : (
          <ContactLink small />
        )
      }
    >
      <p>{cause.kind === 'ended' ? copy.ended : copy.body}</p>
      {cause.kind === 'overdue' && <p>{copy.overdue(euro(cause.amount))}</p>}
      {cause.kind === 'other' && simcard.statusDescription !== '' && <p>{simcard.statusDescription}</p>}
      {cause.kind === 'other' && <p>{copy.other}</p>}
      {simcard.statusType === 'SOFTBLOCKED' && <p>{copy.stillWorks}</p>}
    </Notice>
  )
}
