import type { ReactElement } from 'react'
import { WindowVirtualizer } from 'virtua'
import type { Offer } from '../../domain/phoneFilters.ts'
import styles from './Phones.module.css'

type Props = {
  offers: readonly Offer[]
  columns: number
  draw: (offer: Offer, at: number) => ReactElement
}

/** Only the rows in view and some around them are in the document. Loaded only for long lists. */
export default function WindowedCards({ offers, columns, draw }: Props) {
  const rows = Array.from({ length: Math.ceil(offers.length / columns) }, (_, row) =>
    offers.slice(row * columns, (row + 1) * columns),
  )
  return (
    <WindowVirtualizer data={rows}>
      {(row, at) => (
        <div key={at} className={styles.row}>
          {row.map((offer, column) => draw(offer, at * columns + column))}
        </div>
      )}
    </WindowVirtualizer>
  )
}
