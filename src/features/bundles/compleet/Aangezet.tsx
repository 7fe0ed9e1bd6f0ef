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
import { completeCopy } from './copy.ts'
import { doublingsOf } from './sizes.ts'

const copy = completeCopy.done

/** `/compleet/bedankt`: the new bundle sizes and their start date. */
export default function Aangezet() {
  const receipt = useReceipt(Complete)
  if (!receipt) return <Redirect to={href('/compleet')} />
  return (
    <Thanks title={copy.title} intro={copy.intro} got={bundleWords.twice} to="/" button={copy.button}>
      <h2 className="title-card">{flowCopy.next}</h2>
      <Facts>
        {doublingsOf(receipt).map(({ title, after }) => (
          <Fact key={title} term={title}>
            {after}
          </Fact>
        ))}
        {receipt.expectedOn && <Fact term={copy.by}>{weekdayText(receipt.expectedOn)}</Fact>}
        <Fact term={copy.costs}>{priceText(0)}</Fact>
      </Facts>
    </Thanks>
  )
}
