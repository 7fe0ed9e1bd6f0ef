import type { HandsetPortfolio } from '../../api/contract/handsetShop.ts'
import type { Instalment } from '../../domain/instalment.ts'
import { euro } from '../../domain/money.ts'
import { provider } from '../../provider.ts'
import { classes } from '../../ui/classes.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import styles from './Credit.module.css'
import { shopCopy } from './copy.ts'

/** The sentence that the law asks for above whatever shows what a loan costs a month (domain 1.16). Only where one is shown. */
export const CreditWarning = ({ hidden = false }: { hidden?: boolean }) => (
  <p className={classes(styles.warning, hidden && styles.hidden)}>{shopCopy.creditWarning}</p>
)

const words = shopCopy.creditTable

/** The sums of the loan (domain 1.16); nothing when nothing is lent. */
export function CreditTable({ credit, monthly, months }: Instalment) {
  if (credit === 0) return null
  return (
    <Facts>
      <Fact term={words.creditor}>{provider.name}</Fact>
      <Fact term={words.amount}>{euro(credit)}</Fact>
      <Fact term={words.term}>{words.months(months)}</Fact>
      <Fact term={words.rate}>{words.zero}</Fact>
      <Fact term={words.apr}>{words.zero}</Fact>
      <Fact term={words.monthly}>{euro(monthly)}</Fact>
      <Fact term={words.total} total>
        {euro(credit)}
      </Fact>
    </Facts>
  )
}

/** What such a loan is, and from which amount on income is asked. */
export const CreditNotes = ({ creditCheckLimit }: Pick<HandsetPortfolio, 'creditCheckLimit'>) => (
  <div className="stack stack--tight small muted">
    <p>{shopCopy.creditExplain}</p>
    <p>{creditCheckLimit > 0 ? shopCopy.creditBkr(euro(creditCheckLimit)) : shopCopy.creditBkrAlways}</p>
  </div>
)
