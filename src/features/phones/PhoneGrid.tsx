import { type RefObject, Suspense, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { onResize } from '#kit/ui/onResize.ts'
import { preloadable } from '#kit/ui/preloadable.tsx'
import type { PhoneOffer } from '#model/phones/phoneFilters.ts'
import { announce } from '#platform/analytics/announce.ts'
import { handsetItem, listCosts } from '#platform/analytics/handsetItem.ts'
import { findCopy } from './copy.ts'
import { PhoneCard } from './PhoneCard.tsx'
import styles from './Phones.module.css'

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
