import type { Composition } from '../../../api/contract/bundleOptions.ts'
import { discountOf, monthlyOf } from '../../../domain/bundleChange.ts'
import type { HandsetSums } from '../../../domain/handsetSums.ts'
import { euro, priceText } from '../../../domain/money.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { bundleChoiceCopy } from '../../bundleChoiceCopy.ts'
import { bundlesText } from '../../bundleChoiceText.ts'
import { shopCopy } from '../copy.ts'
import { orderPhoneCopy } from './copy.ts'

const copy = orderPhoneCopy.sums

/** What is paid once. */
export const OnceFacts = ({ sums: { initial, connection, homeCopy, delivery, now } }: { sums: HandsetSums }) => (
  <Facts>
    <Fact term={copy.initial}>{euro(initial)}</Fact>
    <Fact term={shopCopy.oneOff.homeCopyTax}>{priceText(homeCopy)}</Fact>
    <Fact term={shopCopy.oneOff.signUpFee}>{priceText(connection)}</Fact>
    <Fact term={shopCopy.oneOff.delivery}>{priceText(delivery)}</Fact>
    <Fact term={copy.now} total>
      {euro(now)}
    </Fact>
  </Facts>
)

/** What is paid every month. */
export const MonthlyFacts = ({ sums: { credit, monthly, months, subscription, perMonth }, to }: Props) => (
  <>
    <Facts>
      {credit > 0 && <Fact term={copy.phone(months)}>{euro(monthly)}</Fact>}
      <Fact term={bundlesText(to).join(', ') || copy.subscription}>{euro(subscription)}</Fact>
      <Fact term={copy.perMonth} total>
        {euro(perMonth)}
      </Fact>
    </Facts>
    <Later to={to} phone={monthly} />
  </>
)

type Props = { sums: HandsetSums; to: Composition }

/** What it will be when a discount has ended. */
function Later({ to, phone }: { to: Composition; phone: number }) {
  const months = discountOf(to)
  return months === null ? null : (
    <p className="small muted">{bundleChoiceCopy.after(months, euro(monthlyOf(to, true) + phone))}</p>
  )
}

/** A month, now, and all of the phone: beside the choices. */
export const SumsCard = ({ sums, to }: Props) => (
  <>
    <h2 className="title-card">{copy.title}</h2>
    <MonthlyFacts sums={sums} to={to} />
    <Facts>
      <Fact term={copy.now}>{euro(sums.now)}</Fact>
      <Fact term={copy.inAll}>{euro(sums.inAll)}</Fact>
    </Facts>
  </>
)
