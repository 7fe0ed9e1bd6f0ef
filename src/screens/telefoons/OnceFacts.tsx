import type { PhoneSums } from '../../domain/handsetSums.ts'
import { euro, priceText } from '../../domain/money.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { shopCopy } from './copy.ts'

/** What is paid once with a phone: in advance for it, and each cost under the title that the backend gives it. */
export const OnceFacts = ({ sums: { initial, once, now } }: { sums: Pick<PhoneSums, 'initial' | 'once' | 'now'> }) => (
  <Facts>
    <Fact term={shopCopy.oneOff.initial}>{euro(initial)}</Fact>
    {once.map(({ id, title, amount }) => (
      <Fact key={id} term={title}>
        {priceText(amount)}
      </Fact>
    ))}
    <Fact term={shopCopy.toPayNow} total>
      {euro(now)}
    </Fact>
  </Facts>
)
