import { bundleChoiceCopy } from '#features/bundles/shared/bundleChoiceCopy.ts'
import { bundlesText } from '#features/bundles/shared/bundleChoiceText.ts'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { euro } from '#kit/words/money.ts'
import { discountOf, monthlyOf } from '#model/bundles/bundleChange.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { HandsetSums } from '#model/phones/handsetSums.ts'
import { shopCopy } from '../copy.ts'
import { copy } from './copy.ts'

export const MonthlyFacts = ({ sums: { credit, monthly, months, subscription, perMonth }, to }: Props) => (
  <>
    <Facts>
      {credit > 0 && <Fact term={copy.sums.phone(months)}>{euro(monthly)}</Fact>}
      <Fact term={bundlesText(to).join(', ') || copy.sums.subscription}>{euro(subscription)}</Fact>
      <Fact term={copy.sums.perMonth} total>
        {euro(perMonth)}
      </Fact>
    </Facts>
    <Later to={to} phone={monthly} />
  </>
)

type Props = { sums: HandsetSums; to: Composition }

function Later({ to, phone }: { to: Composition; phone: number }) {
  const months = discountOf(to)
  return months === null ? null : (
    <p className="small muted">{bundleChoiceCopy.after(months, euro(monthlyOf(to, true) + phone))}</p>
  )
}

export const TotalFacts = ({ sums: { inAll, total, months } }: { sums: HandsetSums }) => (
  <Facts>
    <Fact term={copy.sums.inAll}>{euro(inAll)}</Fact>
    <Fact term={copy.sums.total(months)} total>
      {euro(total)}
    </Fact>
  </Facts>
)

export const SumsCard = ({ sums, to }: Props) => (
  <>
    <h2 className="title-card">{copy.sums.title}</h2>
    <MonthlyFacts sums={sums} to={to} />
    <Facts>
      <Fact term={shopCopy.toPayNow}>{euro(sums.now)}</Fact>
    </Facts>
    <TotalFacts sums={sums} />
  </>
)
