import { useReadState } from '../../api/client.ts'
import type { Standstill as Reason } from '../../api/contract/parts.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import type { Usage } from '../../api/contract/usage.ts'
import { now } from '../../clock.ts'
import { dayOf } from '../../domain/dates.ts'
import { standstillOn } from '../../domain/standstill.ts'
import { hasPassed } from '../../domain/usage.ts'
import { useIsPostpaid } from '../../session/visitor.ts'
import { Notice } from '../../ui/Notice.tsx'
import { dayText } from '../../words/dateText.ts'
import { euro } from '../../words/money.ts'
import { type Sentence, standstills } from './shared/standstillCopy.ts'
import { toneOf, waysOut } from './shared/standstillWays.ts'
import { WayOut } from './shared/WayOut.tsx'

/** Why the internet is stopped, and the way out; nothing when it works. */
export function Standstill({ usage }: { usage: Usage }) {
  const today = dayOf(now())
  const standstill = hasPassed(usage.period, today) ? null : standstillOn(usage.standstill, today)
  const isPostpaid = useIsPostpaid()
  const { value: subscription } = useReadState(standstill?.why === 'capped' && isPostpaid ? getPostpaidSubscription : null)
  if (standstill === null) return null
  const customer = { mayBuy: subscription?.buyDataEligible ?? false, prepaid: !isPostpaid }
  return (
    <Notice tone={toneOf(standstill)} action={waysOut(standstill, customer).map((way) => <WayOut key={way.label} way={way} />)}>
      <p>{standstillText(standstill)}</p>
    </Notice>
  )
}

export function standstillText({ why, amount, until }: Reason): string {
  const { text, plain = text }: Sentence = standstills[why]
  if (amount !== undefined) return text.replace('{amount}', euro(amount))
  return until === undefined ? plain : text.replace('{date}', dayText(until))
}
