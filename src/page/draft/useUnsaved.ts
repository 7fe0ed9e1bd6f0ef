import { useEffect, useEffectEvent, useRef } from 'react'
import { pathHere } from '#kit/base.ts'
import { collapsed } from '#platform/router/find.ts'
import { guardLeaving } from '#platform/router/leaving.ts'
import { isEnding } from '#platform/session/session.ts'
import { confirm } from '#platform/stores/modal.ts'
import { flowCopy } from '../flow/copy.ts'

/** Staying is the first, safe answer. */
const ask = async (): Promise<boolean> =>
  !(await confirm({
    title: flowCopy.unsaved.title,
    body: flowCopy.unsaved.body,
    confirm: flowCopy.unsaved.stay,
    cancel: flowCopy.unsaved.leave,
  }))

/**
 * Asks before leaving a screen with unsaved changes: by link, by Back, and by the browser's own dialog before a reload. The end of a
 * session does not ask.
 */
export function useUnsaved(isChanged: boolean): void {
  useHeldReload(isChanged)
  useAskedToLeave(isChanged)
}

/** Asks for links and Back only, for drafts that survive a reload. `dropped` runs when the customer discards the changes. */
export function useAskedToLeave(isChanged: boolean, dropped?: () => void): void {
  const askFirst = useEffectEvent(async () => {
    const mayLeave = await ask()
    if (mayLeave) dropped?.()
    return mayLeave
  })
  useEffect(() => {
    if (!isChanged) return
    const here = collapsed(pathHere())
    return guardLeaving({ keeps: (path) => path === here, ask: () => askFirst() })
  }, [isChanged])
}

/** Asks before a reload only, where a flow handles the rest: what may not be stored would be lost. */
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

/** Hands on what is typed in a form, from its first change on, so that a step back loses nothing. */
export function useTyped<Values extends object>(values: Values, keep: (typed: Values) => void): void {
  const first = useRef(values)
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    if (values !== first.current) keepNow({ ...values })
  }, [values])
}
