import { peek } from '../../api/client.ts'
import { postpaidOverview, prepaidOverview } from '../../api/contract/overview.ts'
import type { Simcard } from '../../api/contract/simcard.ts'
import { canUnblock } from '../../domain/simcard.ts'
import { routed } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ContactLink } from '../ContactLink.tsx'
import { outageCopy as copy } from './copy.ts'

/** What rests on the device knows of a blocked card too, also without network. */
const restsBlocked = (): boolean =>
  [postpaidOverview, prepaidOverview].some((overview) =>
    peek(overview)?.fixMeBarItems.some(({ templateType }) => templateType === 'simBlocked'),
  )

/** A blocked card explains everything. */
export function SimBlocked({ simcard }: { simcard: Simcard | null }) {
  if (simcard ? simcard.status !== 'Geblokkeerd' : !restsBlocked()) return null
  const to = routed(simcard && canUnblock(simcard) ? '/simkaart-deblokkeren' : '/instellingen/simkaart')
  return (
    <Notice
      tone="bad"
      title={copy.simBlocked}
      action={
        to === null ? (
          <ContactLink small />
        ) : (
          <Link to={to} className={buttonClass({ variant: 'outline', size: 'small' })}>
            {copy.simButton}
          </Link>
        )
      }
    />
  )
}
