import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { weekdayText } from '#kit/words/dateText.ts'
import { priceText } from '#kit/words/money.ts'
import { Complete } from '#model/bundles/contract/complete.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { Thanks } from '#page/flow/Thanks.tsx'
import { href } from '#platform/router/href.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { bundleWords } from '../shared/bundleWords.ts'
import { copy } from './copy.ts'
import { doublingsOf } from './sizes.ts'

/** `/compleet/bedankt`: the new bundle sizes and their start date. */
export default function Aangezet() {
  const receipt = useReceipt(Complete)
  if (!receipt) return <Redirect to={href('/compleet')} />
  return (
    <Thanks title={copy.done.title} intro={copy.done.intro} got={bundleWords.twice} to="/" button={copy.done.button}>
      <h2 className="title-card">{flowCopy.next}</h2>
      <Facts>
        {doublingsOf(receipt).map(({ title, after }) => (
          <Fact key={title} term={title}>
            {after}
          </Fact>
        ))}
        {receipt.expectedOn && <Fact term={copy.done.by}>{weekdayText(receipt.expectedOn)}</Fact>}
        <Fact term={copy.done.costs}>{priceText(0)}</Fact>
      </Facts>
    </Thanks>
  )
}
