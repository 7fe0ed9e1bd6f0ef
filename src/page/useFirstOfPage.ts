import { useEffect, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'

/** The parts that want a place of which a page has one, in the order in which they came. */
const state = proxy<{ here: symbol[] }>({ here: [] })

/** True for the first part of the page that wants this place. When that one goes, the next one has it. */
export function useFirstOfPage(): boolean {
  const [self] = useState(() => Symbol())
  const { here } = useSnapshot(state)
  useEffect(() => {
    state.here.push(self)
    return () => void state.here.splice(state.here.indexOf(self), 1)
  }, [self])
  return here[0] === self
}
