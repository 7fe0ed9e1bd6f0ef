import { peek } from '../../api/client.ts'
import { type Overview, postpaidOverview, prepaidOverview } from '../../api/contract/overview.ts'
import type { Simcard } from '../../api/contract/simcard.ts'
import { blockCause, canUnblock } from '../../domain/simcard.ts'
import { ContactLink } from '../../page/ContactLink.tsx'
import { ButtonLink } from '../../routes/ButtonLink.tsx'
import type { PlainPath } from '../../routes/href.ts'
import { Notice } from '../../ui/Notice.tsx'
import { euro } from '../../words/money.ts'
import { outageCopy } from './copy.ts'

const copy = outageCopy.simBlocked

/** Whether the data stored on the device shows a blocked card; also works offline. */
export const restsBlocked = (): boolean =>
  [postpaidOverview, prepaidOverview].some((overview) =>
    peek(overview)?.fixMeBarItems.some(({ templateType }) => templateType === 'simBlocked'),
  )

/** The way out for a customer with a blocked card. */
export function wayOutOf(simcard: Simcard, overview: Parameters<typeof blockCause>[1]): [to: PlainPath, label: string] {
  if (canUnblock(simcard)) return ['/simkaart-deblokkeren', copy.unblock]
  const cause = blockCause(simcard, overview)
  return cause.kind === 'overdue' ? ['/facturen', copy.pay(euro(cause.amount))] : ['/instellingen/simkaart', copy.look]
}

/** A blocked card explains every problem: shows why it is blocked, and the way out. */
export function SimBlocked({ simcard, overview }: { simcard: Simcard; overview: Overview | null }) {
  const [to, label] = wayOutOf(simcard, overview)
  return (
    <Notice
      tone="bad"
      title={copy.title}
      action={
        <>
          <ButtonLink to={to} variant="primary-green" size="small">
            {label}
          </ButtonLink>
          <ContactLink small />
        </>
      }
    >
      {simcard.statusDescription}
    </Notice>
  )
}

/** The stored data may be outdated, so this notice does not replace the questions. */
export const RestsBlocked = () => (
  <Notice
    tone="bad"
    title={copy.rests}
    action={
      <ButtonLink to="/instellingen/simkaart" variant="outline" size="small">
        {copy.look}
      </ButtonLink>
    }
  />
)
