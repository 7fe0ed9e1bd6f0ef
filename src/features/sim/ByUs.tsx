import { Notice } from '#kit/ui/Notice.tsx'
import { euro } from '#kit/words/money.ts'
import { overviewFor } from '#model/overview/contract.ts'
import type { Simcard } from '#model/sim/contract/simcard.ts'
import { blockCause } from '#model/sim/simcard.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { unblockCopy } from './copy.ts'

/** The card was blocked by the provider: the reason if known, and the way out. */
export function ByUs({ simcard }: { simcard: Simcard }) {
  const overview = useReadState(overviewFor(useIsPrepaid())).value
  const cause = blockCause(simcard, overview)
  return (
    <Notice
      tone="bad"
      title={unblockCopy.byUs.title}
      action={
        cause.kind === 'overdue' ? (
          <>
            <ButtonLink to="/facturen" variant="primary-green" size="small">
              {unblockCopy.byUs.pay(euro(cause.amount))}
            </ButtonLink>
            <ContactLink small />
          </>
        ) : (
          <ContactLink small />
        )
      }
    >
      <p>{cause.kind === 'ended' ? unblockCopy.byUs.ended : unblockCopy.byUs.body}</p>
      {cause.kind === 'overdue' && <p>{unblockCopy.byUs.overdue(euro(cause.amount))}</p>}
      {cause.kind === 'other' && simcard.statusDescription !== '' && <p>{simcard.statusDescription}</p>}
      {cause.kind === 'other' && <p>{unblockCopy.byUs.other}</p>}
      {simcard.statusType === 'SOFTBLOCKED' && <p>{unblockCopy.byUs.stillWorks}</p>}
    </Notice>
  )
}
