import { euro } from '../../domain/money.ts'
import { firstCostOf, type Offer } from '../../domain/phoneFilters.ts'
import { Link } from '../../routes/Link.tsx'
import { Section } from '../../ui/Card.tsx'
import { findCopy } from './copy.ts'
import styles from './Phones.module.css'
import { addressOf, nameOf } from './texts.ts'

export type SeenPhone = Pick<Offer, 'phone' | 'variant'>

/** The phones that were looked at last on this device (spec 3 handset-hit counter); nothing when there are none. */
export function Recent({ seen }: { seen: readonly SeenPhone[] }) {
  if (seen.length === 0) return null
  return (
    <Section title={findCopy.recent}>
      <ul className={styles.recent}>
        {seen.map(({ phone, variant }) => {
          const { monthly } = firstCostOf(variant)
          return (
            <li key={phone.id}>
              <Link className={styles.seen} to={addressOf({ phone, variant })}>
                <img src={variant.color.images[0]} alt="" width={55} height={66} loading="lazy" decoding="async" />
                <span>
                  <span className="strong">{nameOf(phone)}</span>
                  {monthly > 0 && <span className="small muted">{findCopy.card.monthly(euro(monthly))}</span>}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
