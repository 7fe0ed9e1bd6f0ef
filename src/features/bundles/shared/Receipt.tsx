import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { dayInFull, dayText } from '#kit/words/dateText.ts'
import type { ChangeReceipt } from '#model/bundles/contract/bundleOptions.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { OrderDocument } from '#page/flow/OrderOverview.tsx'
import { Link } from '#platform/router/Link.tsx'
import { changeRows } from './bundleChanges.ts'
import { bundleCopy } from './copy.ts'
import { differenceText, whenRows } from './text.ts'

export function BundleReceipt({ receipt, change }: { receipt: ChangeReceipt; change: string }) {
  const { from, to, startsOn, reflectionUntil, completeBy, orderNumber } = receipt
  const rows = changeRows(receipt, completeBy !== null)
  return (
    <>
      <h2 className="title-card">{flowCopy.next}</h2>
      <Facts>
        {startsOn !== null && <Fact term={bundleCopy.done.until(dayText(startsOn))}>{bundleCopy.done.keep}</Fact>}
        {whenRows(receipt).map(({ term, text }) => (
          <Fact key={term} term={term}>
            {text}
          </Fact>
        ))}
        <Fact term={flowCopy.overview.number}>{orderNumber}</Fact>
      </Facts>
      <h2 className="title-card">{bundleCopy.check.changes}</h2>
      <Facts>
        {rows.map(({ label, next }, at) => (
          <Fact key={label} term={label} total={at === rows.length - 1}>
            {next}
          </Fact>
        ))}
      </Facts>
      <p className="small muted">{differenceText(from, to)}</p>
      {reflectionUntil !== null && (
        <p>
          {bundleCopy.done.reflection(dayInFull(reflectionUntil))}{' '}
          <Link className="link" to="/annuleren">
            {bundleCopy.done.withdraw}
          </Link>
        </p>
      )}
      {startsOn !== null && (
        <p>
          <Link className="link" to="/bundels-wijzigen">
            {change}
          </Link>
        </p>
      )}
      <OrderDocument orderNumber={orderNumber} />
    </>
  )
}
