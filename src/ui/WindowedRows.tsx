import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'

/** How high the rows of a list turned out to be, by its name: a customer who comes back to it finds the same place. */
const heights = new Map<string, CacheSnapshot>()

export type WindowedProps<Row> = {
  /** Which list this is. */
  name: string
  rows: readonly Row[]
  draw: (row: Row, index: number) => ReactElement
}

/** Only the rows in view and some around them are in the document. To be loaded for long lists only: what it is made with is heavy. */
export function WindowedRows<Row>({ name, rows, draw }: WindowedProps<Row>) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const known = `${name} ${rows.length}`
  useLayoutEffect(
    () => () => {
      if (list.current) heights.set(known, list.current.cache)
    },
    [known],
  )
  const cache = heights.get(known)
  return (
    <WindowVirtualizer ref={list} data={rows} {...(cache && { cache })}>
      {draw}
    </WindowVirtualizer>
  )
}
