import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { Scene } from '#kit/ui/Scene.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { useOnline } from '#platform/connection/connection.ts'
import { tellWorker } from '#platform/pwa/worker.ts'
import { type Box, findBox } from '#platform/sealed/box.ts'
import { endSession, isEnding } from '#platform/session/session.ts'
import { readItem, writeItem } from '#platform/storage/items.ts'
import { appLock, lockedFor, unlocked } from '#platform/storage/registry.ts'
import { copy } from './copy.ts'
import styles from './Lock.module.css'
import { LockOpener } from './LockOpener.tsx'

/**
 * Asks for the app code or the device's check, over everything. Settles once it was right; never when the customer signs out instead. At a
 * cold start there is nothing beneath it yet.
 */
export function askToUnlock(): Promise<void> {
  tellWorker({ type: 'STARTED' }) // the app starts behind it
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const opened = () => {
      writeItem(unlocked, true)
      root.unmount()
      place.remove()
      resolve()
    }
    root.render(<Gate opened={opened} />)
  })
}

const LOOK_MS = 500

/** The lock over the whole page. Who cannot open it signs out, which wipes the lock too. */
function Gate({ opened }: { opened: () => void }) {
  const [box, setBox] = useState<Box | null>()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => void findBox(appLock).then(setBox), [])
  useEffect(() => {
    // The lock was another customer's, or was taken off in another tab: the start finds out who is here now.
    const timer = setInterval(() => readItem(lockedFor) === null && !isEnding() && location.reload(), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  const isBroken = box === null
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The dialog names itself; what opens it is one key away.
    if (box !== undefined && !isLeaving) content.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [box, isLeaving])

  return (
    <Dialog name="app-lock" title={copy.title} showTitle={false} size="full" dismissable={false} onClose={() => undefined}>
      <div className={styles.gate} ref={content}>
        <Scene name="walk" />
        <p className="title-section" aria-hidden="true">
          {copy.title}
        </p>
        {box === undefined && <Skeleton width="100%" height="9rem" radius="var(--radius-lg)" />}
        {isBroken && <p>{copy.broken}</p>}
        {box && <LockOpener box={box} opened={opened} ended={() => endSession('customer')} />}
        {(isBroken || isLeaving) && <SignOut cancel={isBroken ? null : () => setLeaving(false)} />}
        {box && !isLeaving && (
          <Button variant="quiet" size="small" onPress={() => setLeaving(true)}>
            {copy.notWorking}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** The way out. It takes a second press, because it wipes this device. */
function SignOut({ cancel }: { cancel: (() => void) | null }) {
  const online = useOnline()
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.focus(), []) // the pressed button is gone
  return (
    <div className="stack" role="group" aria-label={copy.out.title} ref={part} tabIndex={-1}>
      <p>{copy.out.body}</p>
      {!online && <p className="strong">{copy.out.offline}</p>}
      <Button variant="outline" wide onPress={() => endSession('customer')}>
        {copy.out.button}
      </Button>
      {cancel && (
        <Button variant="quiet" size="small" onPress={cancel}>
          {copy.out.cancel}
        </Button>
      )}
    </div>
  )
}
