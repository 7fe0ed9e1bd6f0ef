import { ChangeReceipt } from '../../api/contract/bundleOptions.ts'
import { sizeOf } from '../../domain/bundles.ts'
import { sizeText } from '../../domain/dataSize.ts'
import { dayInFull, dayText } from '../../domain/dateText.ts'
import { euro } from '../../domain/money.ts'
import { flowCopy } from '../../flow/copy.ts'
import { OrderDocument } from '../../flow/OrderOverview.tsx'
import { Thanks } from '../../flow/Thanks.tsx'
import { Elsewhere } from '../../routes/Elsewhere.tsx'
import { Link } from '../../routes/Link.tsx'
import { receiptHere } from '../../routes/receipt.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { bundleCopy } from './copy.ts'

const copy = bundleCopy.done
const { choose, confirm, done } = flowCopy.steps

/** `/bundels-wijzigen/bedankt`: what happens when, and the ways back while there are any. */
export default function Bedankt() {
  const receipt = receiptHere(ChangeReceipt)
  if (!receipt) return <Elsewhere to="/bundels-wijzigen" />
  const { startsOn, internetNow, reflectionUntil, data, monthlyAfter, orderNumber } = receipt
  const internet = data && (data.isUnlimited ? bundleCopy.option.unlimited : sizeOf(data) > 0 ? sizeText(sizeOf(data)) : null)
  return (
    <Thanks
      title={copy.title}
      intro={internetNow ? `${copy.introNow} ${copy.intro(dayText(startsOn))}` : copy.intro(dayText(startsOn))}
      steps={[choose, confirm, done]}
      to="/"
      button={copy.button}
    >
      <h2 className="title-card">{flowCopy.next}</h2>
      <Facts>
        <Fact term={copy.until(dayText(startsOn))}>{copy.keep}</Fact>
        {internet !== null && <Fact term={copy.on(dayText(startsOn))}>{internet}</Fact>}
        <Fact term={flowCopy.overview.number}>{orderNumber}</Fact>
        <Fact term={flowCopy.overview.monthly} total>
          {euro(monthlyAfter)}
        </Fact>
      </Facts>
      {reflectionUntil !== null && <p>{copy.reflection(dayInFull(reflectionUntil))}</p>}
      <p>
        <Link className="link" to="/bundels-wijzigen">
          {copy.change}
        </Link>
      </p>
      <OrderDocument orderNumber={orderNumber} />
    </Thanks>
  )
}
