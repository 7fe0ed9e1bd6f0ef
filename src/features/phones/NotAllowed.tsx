import { copy as shared } from '#kit/copy.ts'
import type { Day } from '#kit/parts.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { readingOf } from '#model/operation.ts'
import type { WhyNoPhone } from '#model/phones/whyNoPhone.ts'
import { putInCalendar } from '#page/putInCalendar.ts'
import { forgetFailed } from '#platform/api/client.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { shopCopy } from './copy.ts'
import { standingReads } from './reads.ts'
import type { ShopState } from './useShopState.ts'

const copy = shopCopy.notEligible

/** Why a customer cannot order a phone, in a sentence. */
export function notAllowedSentence(why: WhyNoPhone): string {
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
      return why.expires ? copy.expiringBundle : copy.pendingBundle
  }
}

/** The way on for a customer who cannot order a phone. */
export function wayOf(why: readonly WhyNoPhone[]): { path: PlainPath; label: string } {
  if (why.some(({ kind }) => kind === 'prepaid')) return { path: '/overstappen', label: copy.switchButton }
  const owes = why.some((one) => one.kind === 'rejected' && one.reason === 'OPEN_INVOICE')
  return owes ? { path: '/facturen', label: copy.invoices } : { path: '/instellingen/abonnement', label: copy.button }
}

/** Downloads the day as a calendar file. */
const remember = (day: Day): Promise<void> =>
  putInCalendar(copy.renewFile(day), [{ id: `renew-${day}`, day, title: copy.renewTitle, text: copy.renewText }])

/** Why the customer cannot order now, until when, and the way out. For a customer who can: how the previous order ended, if it failed. */
export function NotAllowed({ standing: { why, isPrepaid, ended } }: { standing: ShopState }) {
  if (why === null)
    return (
      <Notice
        tone="warn"
        action={
          <Button variant="outline" size="small" onPress={() => standingReads(isPrepaid).map(readingOf).forEach(forgetFailed)}>
            {shared.retry}
          </Button>
        }
      >
        {copy.failed}
      </Notice>
    )
  if (why.length === 0) return ended ? <Notice>{`${copy.orders[ended](euro(0))} ${copy.again}`}</Notice> : null
  const { path, label } = wayOf(why)
  const from = why.find((one) => one.kind === 'from')
  return (
    <Notice
      title={copy.title}
      action={
        <>
          <ButtonLink to={path} variant="outline" size="small">
            {label}
          </ButtonLink>
          {from && (
            <Button variant="outline" size="small" icon="calendar" onPress={() => void remember(from.day)}>
              {copy.remember}
            </Button>
          )}
        </>
      }
    >
      {why.map((one) => (
        <p key={one.kind}>{notAllowedSentence(one)}</p>
      ))}
    </Notice>
  )
}
