import { Suspense, useEffect, useState } from 'react'
import { copy as shared } from '#kit/copy.ts'
import { Boundary } from '#kit/ui/Boundary.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { part } from '#platform/pwa/part.ts'
import { esimCopy } from '../esimCopy.ts'
import styles from './Esim.module.css'

const copy = esimCopy.qr

/** The QR encoder loads with this screen. */
const { Component: QrCode } = preloadable(part(() => import('./QrCode.tsx')))

const Drawn = ({ code }: { code: string }) => (
  <Boundary
    fallback={(_, again) => (
      <Notice
        tone="warn"
        action={
          <Button variant="outline" size="small" onPress={again}>
            {shared.retry}
          </Button>
        }
      >
        {copy.failed}
      </Notice>
    )}
  >
    <Suspense fallback={<Skeleton width="100%" height="100%" />}>
      <QrCode code={code} />
    </Suspense>
  </Boundary>
)

/** The code to scan with the other phone, with a full-screen view. `used` runs when the code comes into view. */
export function Qr({ code, used }: { code: string; used: () => void }) {
  const [isLarge, setLarge] = useState(false)

  function enlarge() {
    // iPhones have no full screen for pages; there the dialog fills the page.
    if (document.fullscreenEnabled) void document.documentElement.requestFullscreen().catch(() => undefined)
    setLarge(true)
    used()
  }

  function shrink() {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    setLarge(false)
  }

  return (
    <div className="stack">
      <div className={styles.paper}>
        <div className={styles.square}>
          <Drawn code={code} />
        </div>
      </div>
      <Button variant="outline" wide onPress={enlarge}>
        {copy.large}
      </Button>
      {isLarge && (
        <Dialog title={copy.title} size="full" name="text" closeLabel={copy.close} onClose={shrink}>
          <Large code={code} />
        </Dialog>
      )}
    </div>
  )
}

function Large({ code }: { code: string }) {
  useAwake()
  return (
    <>
      <div className={styles.paper}>
        <div className={styles.large}>
          <Drawn code={code} />
        </div>
      </div>
      <p className="small muted">{copy.largeHelp}</p>
    </>
  )
}

/**
 * Keeps the screen on while mounted, where supported. The browser releases the lock on hidden pages, so it is requested again afterwards.
 */
function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let isHere = true
    let lock: WakeLockSentinel | null = null
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (isHere) lock = taken
        else await taken.release()
      } catch {
        // A phone in battery saver refuses; the screen then turns off as usual.
      }
    }
    const askAnew = () => void ask()
    askAnew()
    document.addEventListener('visibilitychange', askAnew)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', askAnew)
      void lock?.release()
    }
  }, [])
}
