import * as v from 'valibot'
import { Cents } from '#kit/parts.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { Campaign, PrepaidReceipt } from '#model/credit/contract/prepaidBundle.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { doneSteps } from '#page/flow/flow.ts'
import { Thanks } from '#page/flow/Thanks.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { Bought } from './Bought.tsx'
import { copy } from './copy.ts'
import { mutualFlow } from './flow.ts'

const TurnedOff = v.object({ ...Campaign.entries, autoExtend: v.literal(false), perMinute: Cents })

/** `/onderling-bellen/bedankt`: on-net calling was turned on or off. */
export default function OnderlingBellenKlaar() {
  const bought = useReceipt(PrepaidReceipt)
  const off = useReceipt(TurnedOff)
  if (bought?.kind === 'mutual') return <Bought title={copy.mutual.done.on} steps={doneSteps(mutualFlow)} receipt={bought} />
  if (!off) return <Redirect to="/onderling-bellen" />
  return (
    <Thanks
      title={copy.mutual.done.off}
      intro={copy.mutual.done.introOff(dayText(off.until))}
      to="/"
      button={copy.toOverview}
      quiet
    >
      <h2 className="title-card">{flowCopy.next}</h2>
      <p>{copy.mutual.done.rate(euro(off.perMinute))}</p>
    </Thanks>
  )
}
