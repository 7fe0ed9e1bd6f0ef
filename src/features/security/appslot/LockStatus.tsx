import { useEffect, useRef, useState } from 'react'
import { dayOf } from '#kit/dates.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { type Box, removeBox } from '#platform/sealed/box.ts'
import { endSession } from '#platform/session/session.ts'
import { removeItem } from '#platform/storage/items.ts'
import { appLock, lockedFor } from '#platform/storage/registry.ts'
import { appLockCopy } from './copy.ts'
import { Opener } from './Opener.tsx'

const copy = appLockCopy.on

/** The lock that stands. Who takes it off opens it first: an app that lies open does not tell whose hands it is in. */
export function LockStatus({ box, removed }: { box: Box; removed: () => void }) {
  const [isAsking, setAsking] = useState<boolean | null>(null) // null until it was pressed
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone: what came instead takes the focus.
    if (isAsking !== null) part.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isAsking])

  async function remove() {
    removeItem(lockedFor)
    await removeBox(appLock, box)
    removed()
  }

  return (
    <>
      <Notice tone="good" title={copy.title}>
        {copy[box.way]} {copy.since(dayInFull(dayOf(box.madeAt)))}
      </Notice>
      <div className="stack" ref={part}>
        {isAsking ? (
          <Card>
            <div className="stack">
              <p className="strong">{copy.ask}</p>
              <Opener box={box} opened={() => void remove()} ended={() => endSession('customer')} />
              <Button variant="quiet" size="small" onPress={() => setAsking(false)}>
                {copy.cancel}
              </Button>
            </div>
          </Card>
        ) : (
          <Button variant="outline" onPress={() => setAsking(true)}>
            {copy.off}
          </Button>
        )}
      </div>
    </>
  )
}
