import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'

/** Caches the measured row heights per list, so that a customer who returns finds the same scroll position. */
const heights = new Map<string, CacheSnapshot>()

export type WindowedProps<Row> = {
  /** The key of the list in the cache of heights. */
  name: string
  rows: readonly Row[]
  draw: (row: Row, index: number) => ReactElement
}

/** A virtualised list: only the rows around the viewport are in the document. Load it lazily, for long lists only: its library is large. */
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
