import { memo } from 'react'
import { Badge } from '#kit/ui/Badge.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { euro } from '#kit/words/money.ts'
import type { PhoneOffer } from '#model/phones/phoneFilters.ts'
import { Link } from '#platform/router/Link.tsx'
import { findCopy } from './copy.ts'
import styles from './Phones.module.css'
import { Swatch } from './Swatch.tsx'
import { addressOf, nameOf, termsText } from './texts.ts'
import { compare } from './useFound.ts'

const copy = findCopy.card

type Props = {
  offer: PhoneOffer
  isCompared: boolean
  /** The position in the whole list, from 1, and its length, because a windowed list has only part of it in the DOM. */
  position: number
  total: number
}

/** A phone in a list; the whole card is the link. Memoized, because a list may be long. */
export const PhoneCard = memo(function PhoneCard({ offer, isCompared, position, total }: Props) {
  const { phone, variant, isAvailable } = offer
  const name = nameOf(phone)
  return (
    <div
      role="listitem"
      aria-posinset={position}
      aria-setsize={total}
      className={styles.card}
      data-out={!isAvailable || undefined}
    >
      <Link to={addressOf(offer)} className={styles.link} data-model={phone.model}>
        <span className={styles.art}>
          <Badges offer={offer} />
          <img
            src={variant.color.images[0]}
            alt={copy.picture(name, variant.color.name)}
            width={200}
            height={240}
            loading="lazy"
            decoding="async"
          />
        </span>
        <span className={styles.body}>
          <span className="small muted">{phone.brand.name}</span>
          <span className="strong">{phone.name}</span>
          <span className="small muted">{variant.storage.name}</span>
          <Price offer={offer} />
          <Colors offer={offer} />
        </span>
      </Link>
      <div className={styles.compare}>
        <Checkbox name="vergelijk" checked={isCompared} onChange={() => compare(phone.model)}>
          {findCopy.compare.choose}
          <span className="visually-hidden"> {name}</span>
        </Checkbox>
      </div>
    </div>
  )
})

function Badges({ offer: { phone, variant, isAvailable } }: { offer: PhoneOffer }) {
  const { discount } = variant.storage.costs
  return (
    <span className={styles.badges}>
      {!isAvailable && <Badge size="s">{copy.soldOut}</Badge>}
      {phone.refurbished && (
        <Badge size="s" tone="good">
          {copy.refurbished}
        </Badge>
      )}
      {isAvailable && discount > 0 && (
        <Badge size="s" tone="accent">
          {copy.discount(euro(discount))}
        </Badge>
      )}
    </span>
  )
}

/** The monthly price, the term, the down payment and the total, which is their sum. */
function Price({ offer: { cost } }: { offer: PhoneOffer }) {
  if (cost.credit === 0) return <span className={styles.price}>{copy.payAtOnce(euro(cost.now))}</span>
  return (
    <>
      <span className={styles.price}>
        {euro(cost.monthly)} <span className="small muted">{copy.perMonth}</span>
      </span>
      <span className="small muted">{termsText(cost)}</span>
      <span className="small">{copy.inAll(euro(cost.inAll))}</span>
    </>
  )
}

function Colors({ offer: { phone } }: { offer: PhoneOffer }) {
  const names = phone.colors.map(({ name }) => name.toLowerCase()).join(', ')
  return (
    <span className={styles.dots}>
      {phone.colors.map(({ slug }) => (
        <Swatch key={slug} slug={slug} />
      ))}
      <span className="visually-hidden">{copy.colors(phone.colors.length, names)}</span>
    </span>
  )
}
