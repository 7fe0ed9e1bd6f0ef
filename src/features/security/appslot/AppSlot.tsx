import { useEffect, useRef, useState } from 'react'
import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { getUserDetails } from '#model/profile/contract/details.ts'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { canKeepCard } from '#platform/sealed/able.ts'
import { type Box, findBox } from '#platform/sealed/box.ts'
import { canPersist, readItem } from '#platform/storage/items.ts'
import { appLock, lockedFor } from '#platform/storage/registry.ts'
import { toast } from '#platform/stores/toasts.ts'
import { appLockCopy as copy } from './copy.ts'
import { LockStatus } from './LockStatus.tsx'
import { MakeLock } from './MakeLock.tsx'

const findLock = async (): Promise<Box | null> => (readItem(lockedFor) === null ? null : findBox(appLock))

/** `/instellingen/gegevens/app-slot`: the lock on the app of this device. It makes no server requests. */
export default function AppSlot() {
  const [box, setBox] = useState<Box | null>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => void findLock().then(setBox), [])

  /** What was pressed is gone: the focus moves to what is there instead. */
  async function changed(text: string) {
    setBox(await findLock())
    toast({ id: 'app-lock', text, good: true })
    place.current?.focus()
  }

  return (
    <SettingsPage title={copy.title} intro={copy.intro}>
      <FlowColumn>
        <div className="stack" ref={place} tabIndex={-1}>
          {box && <LockStatus box={box} removed={() => void changed(copy.on.gone)} />}
          <Explained />
          {box === undefined ? (
            <Waiting />
          ) : canKeepCard() && canPersist() ? (
            box === null && (
              <ReadBlock waiting={<Waiting />} failedText={copy.error}>
                <MakeLock made={() => void changed(copy.make.made)} />
              </ReadBlock>
            )
          ) : (
            <Notice tone="warn">{copy.notHere}</Notice>
          )}
        </div>
      </FlowColumn>
    </SettingsPage>
  )
}

AppSlot.reads = () => [getUser, getUserDetails]

const Waiting = () => <Skeleton width="100%" height="20rem" radius="var(--radius-lg)" />

const Explained = () => (
  <Card>
    <div className="stack stack--tight">
      <h2 className="title-card">{copy.how.title}</h2>
      {copy.how.items.map((item) => (
        <p key={item}>{item}</p>
      ))}
    </div>
  </Card>
)
