import { useEffect, useEffectEvent } from 'react'
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
  useHeldReload(isChanged)
  useAskedToLeave(isChanged)
}

/** Only the first two of these: what is kept for the tab survives a reload. `dropped` hears that the customer lets it go. */
export function useAskedToLeave(isChanged: boolean, dropped?: () => void): void {
  const askFirst = useEffectEvent(async () => {
    const mayLeave = await ask()
    if (mayLeave) dropped?.()
    return mayLeave
  })
  useEffect(() => {
    if (!isChanged) return
    const here = collapsed(location.pathname)
    return guardLeaving({ keeps: (path) => path === here, ask: () => askFirst() })
  }, [isChanged])
}

/** Only the last, where a flow asks about the rest: what may not rest on the device is gone after a reload. */
export function useHeldReload(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const hold = (event: BeforeUnloadEvent) => {
      if (!isEnding()) event.preventDefault()
    }
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isChanged])
}
