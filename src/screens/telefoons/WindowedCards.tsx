import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import type { Offer } from '../../domain/phoneFilters.ts'
import styles from './Phones.module.css'

/** How high the rows of a list turned out to be: whoever comes back to it finds the same place. */
const heights = new Map<string, CacheSnapshot>()

type Props = {
  offers: readonly Offer[]
  columns: number
  draw: (offer: Offer, at: number) => ReactElement
}

/** Only the rows in view and some around them are in the document. Loaded only for long lists. */
export default function WindowedCards({ offers, columns, draw }: Props) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const known = `${columns} ${offers.length}`
  const rows = Array.from({ length: Math.ceil(offers.length / columns) }, (_, row) =>
    offers.slice(row * columns, (row + 1) * columns),
  )
  useLayoutEffect(
    () => () => {
      if (list.current) heights.set(known, list.current.cache)
    },
    [known],
  )
  const cache = heights.get(known)
  return (
    <WindowVirtualizer key={known} ref={list} data={rows} {...(cache && { cache })}>
      {(row, at) => (
        <div key={at} className={styles.row}>
          {row.map((offer, column) => draw(offer, at * columns + column))}
        </div>
      )}
    </WindowVirtualizer>
  )
}
