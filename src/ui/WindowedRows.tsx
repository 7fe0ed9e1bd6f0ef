import { Fragment, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'

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

/** True while the browser prints the page, or makes a file of it. It takes the page as it is right after the event. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const follow = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    for (const type of ['beforeprint', 'afterprint']) addEventListener(type, follow)
    return () => {
      for (const type of ['beforeprint', 'afterprint']) removeEventListener(type, follow)
    }
  }, [])
  return isPrinting
}
