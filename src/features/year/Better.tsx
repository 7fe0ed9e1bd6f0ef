import { currentOf } from '#model/bundles/bundleChange.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { getPrepaidTopupBundlesV3 } from '#model/credit/contract/prepaidBundle.ts'
import { getPrepaidPrices } from '#model/credit/contract/prepaidRates.ts'
import { getUsPs } from '#model/overview/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { stoppedMonths } from '#model/renewal/bestTariff.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { betterBundles, betterPrepaid } from '#model/year/betterChoice.ts'
import type { YearMonth } from '#model/year/contract.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import { Link } from '#platform/router/Link.tsx'
import { offered } from '#platform/router/offered.ts'
import { copy } from './copy.ts'
import { type Answer, bundlesAnswer, prepaidAnswer } from './text.ts'

type Props = { months: readonly YearMonth[] }

const { better } = copy

/** What the answer is reckoned with, beside the year. */
export const betterReads = (prepaid: boolean) =>
  prepaid ? [getPrepaidTopupBundlesV3, getPrepaidPrices] : [getPostpaidOptionsV2, getUsPs, getPostpaidSubscription, handsetOrder]

export function BetterBundles({ months }: Props) {
  const options = useRead(getPostpaidOptionsV2)
  const rates = useRead(getUsPs)
  const mayChange = !isCancelledLike(useRead(getPostpaidSubscription).cancelSubscriptionStatus)
  const order = useReadState(handsetOrder).value?.[0] ?? null // a failed read counts as no order
  const current = currentOf(options)
  const { period } = current
  const answer = bundlesAnswer(betterBundles({ options, period, order }, months, rates), months.length, mayChange)
  const stopped = stoppedMonths(current, months)
  const how = [...(stopped > 0 ? [better.stopped(stopped)] : []), better.how, ...(mayChange ? [better.period] : []), better.left]
  return <Told answer={answer} how={how.join(' ')} prepaid={false} />
}

export function BetterPrepaid({ months }: Props) {
  const { topupOptions: bundles, current } = useRead(getPrepaidTopupBundlesV3)
  const { newest: rates, isNewest } = useRead(getPrepaidPrices)
  const asked = { bundles, current: current?.id ?? null, rates, hasNewestRates: isNewest }
  const answer = prepaidAnswer(betterPrepaid(asked, months), months.length, isNewest)
  return <Told answer={answer} how={`${better.how} ${better.leftPrepaid}`} prepaid />
}

function Told({ answer: { text, way }, how, prepaid }: { answer: Answer; how: string; prepaid: boolean }) {
  const to = way && offered(way.to, { prepaid })
  return (
    <>
      <p>{text}</p>
      <p className="small muted">{how}</p>
      {way && to !== null && (
        <div>
          <Link className="link" to={to}>
            {way.label}
          </Link>
        </div>
      )}
    </>
  )
}
