import { Fragment, type ReactElement, useLayoutEffect, useRef } from 'react'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { useIsPrinting } from './useIsPrinting.ts'

/** Caches the measured row heights per list, so that a customer who returns finds the same scroll position. */
const heights = new Map<string, CacheSnapshot>()

export type WindowedProps<Row> = {
  /** The key of the list in the cache of heights. */
  name: string
  rows: readonly Row[]
  draw: (row: Row, index: number) => ReactElement
}

/**
 * A virtualised list: only the rows around the viewport are in the document. Paper gets all of them, and so do browsers that cannot measure
 * rows. Load it lazily, for long lists only: its library is large.
 */
export function WindowedRows<Row>({ name, rows, draw }: WindowedProps<Row>) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const isPrinting = useIsPrinting()
  const known = `${name} ${rows.length}`
  useLayoutEffect(
    () => () => {
      if (list.current) heights.set(known, list.current.cache)
    },
    [known],
  )
  if (isPrinting || !('ResizeObserver' in globalThis))
    return rows.map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a list stay in their places
      <Fragment key={index}>{draw(row, index)}</Fragment>
    ))
  const cache = heights.get(known)
  return (
    <WindowVirtualizer ref={list} data={rows} {...(cache && { cache })}>
      {draw}
    </WindowVirtualizer>
  )
}
