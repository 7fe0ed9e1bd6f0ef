import type { ReactElement } from 'react'
import { WindowedRows } from '#kit/ui/WindowedRows.tsx'
import type { PhoneOffer } from '#model/phones/phoneFilters.ts'
import styles from './Phones.module.css'

type Props = {
  offers: readonly PhoneOffer[]
  columns: number
  draw: (offer: PhoneOffer, at: number) => ReactElement
}

export default function WindowedCards({ offers, columns, draw }: Props) {
  const rows = Array.from({ length: Math.ceil(offers.length / columns) }, (_, row) =>
    offers.slice(row * columns, (row + 1) * columns),
  )
  const name = `phones ${columns} ${offers.length}`
  return (
    <WindowedRows
      key={name}
      name={name}
      rows={rows}
      draw={(row, at) => (
        <div key={at} className={styles.row}>
          {row.map((offer, column) => draw(offer, at * columns + column))}
        </div>
      )}
    />
  )
}
