import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Standstill as Reason } from '#kit/parts.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { standstillOn } from '#model/subscription/standstill.ts'
import type { Usage } from '#model/usage/contract.ts'
import { hasPassed } from '#model/usage/usage.ts'
import { useReadState } from '#platform/api/client.ts'
import { useIsPostpaid } from '#platform/session/visitor.ts'
import { type StandstillSentence, standstills } from './shared/standstillCopy.ts'
import { standstillWaysOut, toneOf } from './shared/standstillWays.ts'
import { WayOut } from './shared/WayOut.tsx'

/** Why the internet is stopped, and the way out; nothing when it works. */
export function StandstillNotice({ usage }: { usage: Usage }) {
  const today = dayOf(now())
  const standstill = hasPassed(usage.period, today) ? null : standstillOn(usage.standstill, today)
  const isPostpaid = useIsPostpaid()
  const { value: subscription } = useReadState(standstill?.why === 'capped' && isPostpaid ? getPostpaidSubscription : null)
  if (standstill === null) return null
  const customer = { mayBuy: subscription?.buyDataEligible ?? false, prepaid: !isPostpaid }
  return (
    <Notice
      tone={toneOf(standstill)}
      action={standstillWaysOut(standstill, customer).map((way) => <WayOut key={way.label} way={way} />)}
    >
      <p>{standstillText(standstill)}</p>
    </Notice>
  )
}

export function standstillText({ why, amount, until, limited }: Reason): string {
  const { text, plain = text }: StandstillSentence = standstills[limited ? 'limited' : why]
  if (amount !== undefined) return text.replace('{amount}', euro(amount))
  return until === undefined ? plain : text.replace('{date}', dayText(until))
}
