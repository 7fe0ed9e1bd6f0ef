import { dayInFull } from '../../../domain/dateText.ts'
import { euro } from '../../../domain/money.ts'
import type { WhyNoPhone } from '../../../domain/whyNoPhone.ts'
import { FlowColumn } from '../../../flow/FlowStep.tsx'
import { routed } from '../../../routes/href.ts'
import { Link } from '../../../routes/Link.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { shopCopy } from '../copy.ts'
import { orderPhoneCopy } from './copy.ts'

const copy = shopCopy.notEligible

function textOf(why: WhyNoPhone): string {
  switch (why.kind) {
    case 'prepaid':
      return copy.prepaid
    case 'cancelled':
      return copy.cancelled[why.status]
    case 'order':
      return copy.orders[why.status](euro(why.open))
    case 'rejected':
      return copy.reasons[why.reason]
    case 'from':
      return copy.noWindow(dayInFull(why.day))
    case 'pending':
      return copy.pendingBundle
  }
}

/** In place of the order, for who cannot order a phone now: why, and from when. */
export function NotNow({ why }: { why: readonly WhyNoPhone[] }) {
  const subscription = routed('/instellingen/abonnement')
  return (
    <FlowColumn>
      <Notice
        tone="warn"
        title={copy.title}
        action={
          subscription !== null && (
            <Link to={subscription} className={buttonClass({ variant: 'outline', size: 'small' })}>
              {copy.button}
            </Link>
          )
        }
      >
        {why.length === 0 && <p>{orderPhoneCopy.configure.notAllowed}</p>}
        {why.map((one) => (
          <p key={one.kind}>{textOf(one)}</p>
        ))}
      </Notice>
    </FlowColumn>
  )
}
