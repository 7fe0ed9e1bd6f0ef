import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the browser prints the page, or makes a file of it. It takes the page as it is right after the event. */
export function useIsPrinting(): boolean {
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
