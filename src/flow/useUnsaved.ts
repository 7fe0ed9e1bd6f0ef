import { useEffect } from 'react'
import { collapsed } from '../routes/find.ts'
import { guardLeaving } from '../routes/leaving.ts'
import { isEnding } from '../session/session.ts'
import { confirm } from '../stores/modal.ts'
import { flowCopy } from './copy.ts'

const copy = flowCopy.unsaved

/** Asks the customer. Staying is the safe way, and comes first. */
const ask = async (): Promise<boolean> =>
  !(await confirm({ title: copy.title, body: copy.body, confirm: copy.stay, cancel: copy.leave }))

/**
 * As long as something on this screen is not saved, leaving it asks first: along a link, with Back, and by the browser itself before a reload.
 * A session that ends asks nothing.
 */
export function useUnsaved(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const here = collapsed(location.pathname)
    const stopAsking = guardLeaving({ keeps: (path) => path === here, ask })
    const hold = (event: BeforeUnloadEvent) => {
      if (!isEnding()) event.preventDefault()
    }
    addEventListener('beforeunload', hold)
    return () => {
      stopAsking()
      removeEventListener('beforeunload', hold)
    }
  }, [isChanged])
}
