import type { HandsetPortfolio, Smartphone } from '../../api/contract/handsetShop.ts'
import { MINIMUM_WITH_PHONE } from '../../domain/bundleChange.ts'
import { sizeText } from '../../domain/dataSize.ts'
import { deviceCostOf, oneOffOf, oneOffSumOf } from '../../domain/instalment.ts'
import { euro, priceText } from '../../domain/money.ts'
import { firstCostOf } from '../../domain/phoneFilters.ts'
import type { Variant } from '../../domain/phoneSpec.ts'
import { Card } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { CreditNotes, CreditTable } from './Credit.tsx'
import { findCopy, shopCopy } from './copy.ts'
import styles from './Device.module.css'

const copy = findCopy.device

type Props = { phone: Smartphone; variant: Variant; portfolio: HandsetPortfolio }

/** What a variant costs: a month and before, the costs that come once, and its loan. */
export function Prices({ phone, variant, portfolio }: Props) {
  const { costs } = variant.storage
  const cost = firstCostOf(variant)
  return (
    <>
      <Card>
        <div className="stack">
          <div>
            <h2 className="title-card">{copy.pay}</h2>
            <p className="small muted">{copy.payText}</p>
          </div>
          <dl className={styles.sums}>
            <div>
              <dt className="small muted">{copy.now}</dt>
              <dd>{euro(cost.initial)}</dd>
            </div>
            <div>
              <dt className="small muted">{copy.times(cost.months)}</dt>
              <dd>{euro(cost.monthly)}</dd>
            </div>
          </dl>
          <Facts>
            <Fact term={copy.price}>{euro(costs.total)}</Fact>
            {costs.discount > 0 && (
              <>
                <Fact term={copy.discount}>{euro(-costs.discount)}</Fact>
                <Fact term={copy.forYou}>{euro(deviceCostOf(costs))}</Fact>
              </>
            )}
          </Facts>
          <OneOff phone={phone} portfolio={portfolio} initial={cost.initial} />
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

/** What is paid once, together with what is paid of the phone before. */
function OneOff({ phone: { refurbished }, portfolio: { oneOffCosts }, initial }: Omit<Props, 'variant'> & { initial: number }) {
  const words = shopCopy.oneOff
  const of = (id: Parameters<typeof oneOffOf>[1]) => priceText(oneOffOf(oneOffCosts, id, refurbished))
  return (
    <div className="stack stack--tight">
      <h3 className="strong">{words.title}</h3>
      <Facts>
        <Fact term={words.initial}>{euro(initial)}</Fact>
        <Fact term={words.signUpFee}>{of('sign-up-fee')}</Fact>
        <Fact term={words.homeCopyTax}>{of('home-copy-tax')}</Fact>
        <Fact term={words.delivery}>{of('delivery-costs')}</Fact>
        <Fact term={shopCopy.toPayNow} total>
          {euro(initial + oneOffSumOf(oneOffCosts, refurbished))}
        </Fact>
      </Facts>
      <p className="small muted">{words.homeCopyInfo}</p>
    </div>
  )
}
