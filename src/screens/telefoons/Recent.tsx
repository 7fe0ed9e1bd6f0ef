import type { HandsetPortfolio } from '../../api/contract/handsetShop.ts'
import { firstCostOf, type Offer } from '../../domain/phoneFilters.ts'
import { Link } from '../../routes/Link.tsx'
import { Section } from '../../ui/Card.tsx'
import { euro } from '../../words/money.ts'
import { findCopy } from './copy.ts'
import styles from './Phones.module.css'
import { addressOf, nameOf } from './texts.ts'

export type SeenPhone = Pick<Offer, 'phone' | 'variant'>

export function Recent({ seen, portfolio }: { seen: readonly SeenPhone[]; portfolio: HandsetPortfolio }) {
  if (seen.length === 0) return null
  return (
    <Section title={findCopy.recent}>
      <ul className={styles.recent}>
        {seen.map(({ phone, variant }) => {
          const { inAll } = firstCostOf(phone, variant, portfolio)
          return (
            <li key={phone.id}>
              <Link className={styles.seen} to={addressOf({ phone, variant })}>
                <img src={variant.color.images[0]} alt="" width={55} height={66} loading="lazy" decoding="async" />
                <span>
                  <span className="strong">{nameOf(phone)}</span>
                  <span className="small muted">{findCopy.card.inAll(euro(inAll))}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
