import { provider } from '#kit/provider.ts'
import { classes } from '#kit/ui/classes.ts'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { euro } from '#kit/words/money.ts'
import type { HandsetPortfolio } from '#model/phones/contract/handsetShop.ts'
import type { Instalment } from '#model/phones/instalment.ts'
import styles from './Credit.module.css'
import { shopCopy } from './copy.ts'

/** The warning that the law requires above every monthly price of a loan. */
export const CreditWarning = ({ hidden = false }: { hidden?: boolean }) => (
  <p className={classes(styles.warning, hidden && styles.hidden)}>{shopCopy.creditWarning}</p>
)

const words = shopCopy.creditTable

/** The figures of the loan; nothing when the phone is paid at once. */
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

export const CreditNotes = ({ creditCheckLimit }: Pick<HandsetPortfolio, 'creditCheckLimit'>) => (
  <div className="stack stack--tight small muted">
    <p>{shopCopy.creditExplain}</p>
    <p>{creditCheckLimit > 0 ? shopCopy.creditBkr(euro(creditCheckLimit)) : shopCopy.creditBkrAlways}</p>
  </div>
)
