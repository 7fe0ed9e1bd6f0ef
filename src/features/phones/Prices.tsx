import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { sizeText } from '#kit/words/dataSize.ts'
import { euro } from '#kit/words/money.ts'
import { MINIMUM_WITH_PHONE } from '#model/bundles/bundleChange.ts'
import type { HandsetPortfolio, Smartphone } from '#model/phones/contract/handsetShop.ts'
import type { PhoneSums } from '#model/phones/handsetSums.ts'
import { deviceCostOf } from '#model/phones/instalment.ts'
import { firstCostOf } from '#model/phones/phoneFilters.ts'
import type { Variant } from '#model/phones/phoneSpec.ts'
import { CreditNotes, CreditTable, CreditWarning } from './Credit.tsx'
import { findCopy, shopCopy } from './copy.ts'
import styles from './Device.module.css'
import { OnceFacts } from './OnceFacts.tsx'

type Props = { phone: Smartphone; variant: Variant; portfolio: HandsetPortfolio }

export function Prices({ phone, variant, portfolio }: Props) {
  const { costs } = variant.storage
  const cost = firstCostOf(phone, variant, portfolio)
  return (
    <>
      {cost.credit > 0 && <CreditWarning />}
      <Card>
        <div className="stack">
          <div>
            <h2 className="title-card">{findCopy.device.pay}</h2>
            <p className="small muted">{findCopy.device.payText}</p>
          </div>
          <PaySums cost={cost} />
          <Facts>
            <Fact term={findCopy.device.price}>{euro(costs.total)}</Fact>
            {costs.discount > 0 && (
              <>
                <Fact term={findCopy.device.discount}>{euro(-costs.discount)}</Fact>
                <Fact term={findCopy.device.forYou}>{euro(deviceCostOf(costs))}</Fact>
              </>
            )}
          </Facts>
          <div className="stack stack--tight">
            <h3 className="strong">{shopCopy.oneOff.title}</h3>
            <OnceFacts sums={cost} />
            <p className="small muted">{shopCopy.oneOff.homeCopyInfo}</p>
          </div>
          <div className="stack stack--tight small muted">
            <p>{shopCopy.minData(sizeText(MINIMUM_WITH_PHONE))}</p>
            <p>{shopCopy.reflection}</p>
          </div>
        </div>
      </Card>
      {cost.credit > 0 && (
        <Card>
          <div className="stack">
            <h2 className="title-card">{shopCopy.creditTable.title}</h2>
            <CreditTable {...cost} />
            <CreditNotes {...portfolio} />
          </div>
        </Card>
      )}
    </>
  )
}

export function PaySums({ cost: { now, credit, monthly, months, inAll } }: { cost: PhoneSums }) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt className="small muted">{findCopy.device.now}</dt>
        <dd>{euro(now)}</dd>
      </div>
      {credit > 0 && (
        <>
          <div>
            <dt className="small muted">{findCopy.device.times(months)}</dt>
            <dd>{euro(monthly)}</dd>
          </div>
          <div>
            <dt className="small muted">{findCopy.device.inAll}</dt>
            <dd>{euro(inAll)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}
