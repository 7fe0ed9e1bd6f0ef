import { memo, type RefObject, Suspense, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Badge } from '#kit/ui/Badge.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { onResize } from '#kit/ui/onResize.ts'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { euro } from '#kit/words/money.ts'
import type { PhoneOffer } from '#model/phones/phoneFilters.ts'
import { announce } from '#platform/analytics/announce.ts'
import { handsetItem, listCosts } from '#platform/analytics/handsetItem.ts'
import { Link } from '#platform/router/Link.tsx'
import { findCopy } from './copy.ts'
import styles from './Phones.module.css'
import { Swatch } from './Swatch.tsx'
import { nameOf, phoneAddress, termsText } from './texts.ts'
import { compare } from './useFound.ts'

/** The first cards are rendered at once and stay in the DOM; the rest of a long list follows. */
const FIRST = 6
const MOST = 48
const none: readonly PhoneOffer[] = []

const { Component: WindowedCards } = preloadable(() => import('./WindowedCards.tsx'))

type Props = { label: string; offers: readonly PhoneOffer[]; compared: readonly string[] }

export function PhoneGrid({ label, offers, compared }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLDivElement>(null)
  const columns = useColumns(first)
  useChoiceTold(list, offers)
  // The rest of the list renders deferred, so that the first cards of a new list appear without delay.
  const all = useDeferredValue(offers, offers.length > MOST ? none : offers)
  const isLong = all.length > MOST
  const rest = useMemo(() => {
    const others = all.slice(FIRST)
    const draw = (offer: PhoneOffer, at: number) => cardOf(offer, FIRST + at, all.length, compared)
    if (!isLong) return others.map(draw)
    return (
      <Suspense>
        <WindowedCards offers={others} columns={columns} draw={draw} />
      </Suspense>
    )
  }, [all, isLong, columns, compared])
  return (
    // The group names the compare checkboxes of all cards.
    <div role="group" aria-label={findCopy.compare.title}>
      <div ref={list} role="list" aria-label={label} className={styles.list}>
        <div ref={first} className={styles.shop}>
          {offers.slice(0, FIRST).map((offer, at) => cardOf(offer, at, offers.length, compared))}
          {!isLong && rest}
        </div>
        {isLong && rest}
      </div>
    </div>
  )
}

const cardOf = (offer: PhoneOffer, at: number, total: number, compared: readonly string[]) => (
  <PhoneCard
    key={offer.phone.id}
    offer={offer}
    isCompared={compared.includes(offer.phone.model)}
    position={at + 1}
    total={total}
  />
)

/** The number of columns that the CSS gives. FIRST fills whole rows at every possible number. */
function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const { current } = grid
    if (!current) return
    return onResize(current, () => setColumns(getComputedStyle(current).gridTemplateColumns.split(' ').length))
  }, [grid])
  return columns
}

/** Reports the opened phone to the data layer, with one listener for all cards. */
function useChoiceTold(list: RefObject<HTMLElement | null>, offers: readonly PhoneOffer[]): void {
  useEffect(() => {
    const tell = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-model]') : null
      const at = offers.findIndex(({ phone }) => phone.model === link?.dataset.model)
      const offer = offers[at]
      if (offer)
        announce({ event: 'select_item', items: [{ ...handsetItem(offer.phone, offer.variant), index: at }], ...listCosts })
    }
    const { current } = list
    // In the capture phase, while the address is still the list's.
    current?.addEventListener('click', tell, true)
    return () => current?.removeEventListener('click', tell, true)
  }, [list, offers])
}

type PhoneCardProps = {
  offer: PhoneOffer
  isCompared: boolean
  /** The position in the whole list, from 1, and its length, because a windowed list has only part of it in the DOM. */
  position: number
  total: number
}

/** A phone in a list; the whole card is the link. Memoized, because a list may be long. */
const PhoneCard = memo(function PhoneCard({ offer, isCompared, position, total }: PhoneCardProps) {
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
      <Link to={phoneAddress(offer)} className={styles.link} data-model={phone.model}>
        <span className={styles.art}>
          <Badges offer={offer} />
          <img
            src={variant.color.images[0]}
            alt={findCopy.card.picture(name, variant.color.name)}
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
      {!isAvailable && <Badge size="s">{findCopy.card.soldOut}</Badge>}
      {phone.refurbished && (
        <Badge size="s" tone="good">
          {findCopy.card.refurbished}
        </Badge>
      )}
      {isAvailable && discount > 0 && (
        <Badge size="s" tone="accent">
          {findCopy.card.discount(euro(discount))}
        </Badge>
      )}
    </span>
  )
}

/** The monthly price, the term, the down payment and the total, which is their sum. */
function Price({ offer: { cost } }: { offer: PhoneOffer }) {
  if (cost.credit === 0) return <span className={styles.price}>{findCopy.card.payAtOnce(euro(cost.now))}</span>
  return (
    <>
      <span className={styles.price}>
        {euro(cost.monthly)} <span className="small muted">{findCopy.card.perMonth}</span>
      </span>
      <span className="small muted">{termsText(cost)}</span>
      <span className="small">{findCopy.card.inAll(euro(cost.inAll))}</span>
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
      <span className="visually-hidden">{findCopy.card.colors(phone.colors.length, names)}</span>
    </span>
  )
}
