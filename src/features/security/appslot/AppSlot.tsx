import { useEffect, useRef, useState } from 'react'
import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { dayOf } from '#kit/dates.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { getUser } from '#model/login/contract/session.ts'
import { getUserDetails } from '#model/profile/contract/details.ts'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import { LockOpener } from '#page/lock/LockOpener.tsx'
import { watchLock } from '#page/lock/watch.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useWays, Ways } from '#page/sealed/Ways.tsx'
import { waysCopy } from '#page/sealed/waysCopy.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import { part } from '#platform/pwa/part.ts'
import { canKeepCard } from '#platform/sealed/able.ts'
import { type Box, findBox, removeBox } from '#platform/sealed/box.ts'
import type { BoxMade } from '#platform/sealed/makeBox.ts'
import { accountHash } from '#platform/session/account.ts'
import { endSession } from '#platform/session/session.ts'
import { canPersist, readItem, removeItem, writeItem } from '#platform/storage/items.ts'
import { appLock, lockedFor, unlocked } from '#platform/storage/registry.ts'
import { toast } from '#platform/stores/toasts.ts'
import { appLockCopy } from './copy.ts'

const findLock = async (): Promise<Box | null> => (readItem(lockedFor) === null ? null : findBox(appLock))

/** `/instellingen/gegevens/app-slot`: the lock on the app of this device. It makes no server requests. */
export default function AppSlot() {
  const [box, setBox] = useState<Box | null>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => void findLock().then(setBox), [])

  /** The pressed control is gone: the focus moves to its replacement. */
  async function changed(text: string) {
    setBox(await findLock())
    toast({ id: 'app-lock', text, good: true })
    place.current?.focus()
  }

  return (
    <SettingsPage title={appLockCopy.title} intro={appLockCopy.intro}>
      <FlowColumn>
        <div className="stack" ref={place} tabIndex={-1}>
          {box && <LockStatus box={box} removed={() => void changed(appLockCopy.on.gone)} />}
          <Explained />
          {box === undefined ? (
            <Waiting />
          ) : canKeepCard() && canPersist() ? (
            box === null && (
              <ReadBlock waiting={<Waiting />} failedText={appLockCopy.error}>
                <MakeLock made={() => void changed(appLockCopy.make.made)} />
              </ReadBlock>
            )
          ) : (
            <Notice tone="warn">{appLockCopy.notHere}</Notice>
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
      <h2 className="title-card">{appLockCopy.how.title}</h2>
      {appLockCopy.how.items.map((item) => (
        <p key={item}>{item}</p>
      ))}
    </div>
  </Card>
)

/** The active lock. Removing it takes opening it first, because an open app does not prove who holds it. */
function LockStatus({ box, removed }: { box: Box; removed: () => void }) {
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
      <Notice tone="good" title={appLockCopy.on.title}>
        {appLockCopy.on[box.way]} {appLockCopy.on.since(dayInFull(dayOf(box.madeAt)))}
      </Notice>
      <div className="stack" ref={part}>
        {isAsking ? (
          <Card>
            <div className="stack">
              <p className="strong">{appLockCopy.on.ask}</p>
              <LockOpener box={box} opened={() => void remove()} ended={() => endSession('customer')} />
              <Button variant="quiet" size="small" onPress={() => setAsking(false)}>
                {appLockCopy.on.cancel}
              </Button>
            </div>
          </Card>
        ) : (
          <Button variant="outline" onPress={() => setAsking(true)}>
            {appLockCopy.on.off}
          </Button>
        )}
      </div>
    </>
  )
}

const making = part(() => import('#platform/sealed/makeBox.ts'))

const refusals: Record<Exclude<BoxMade, 'made'>, string> = {
  stopped: waysCopy.stopped,
  unable: appLockCopy.make.unable,
  'not-kept': appLockCopy.make.notKept,
}

/** Chooses what opens the lock, and puts it on. It seals nothing: that it opens is all that it proves. */
function MakeLock({ made }: { made: () => void }) {
  const { customerNumber, phoneNumber } = useRead(getUser)
  const birthDay = useReadState(getUserDetails).value?.birthDay ?? null
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const ways = useWays({ numbers: [customerNumber, phoneNumber], birthDay })

  async function make(): Promise<BoxMade> {
    const code = ways.chosen()
    const [{ makeByCode, makeByDevice }, account] = await Promise.all([making(), accountHash()])
    const filling = { text: '', account }
    const outcome =
      code === null ? await makeByDevice(appLock, filling, appLockCopy.title) : await makeByCode(appLock, filling, code)
    // Only a lock that is there can be opened.
    if (outcome === 'made') writeItem(lockedFor, account)
    return outcome
  }

  async function submit() {
    if (busy) return
    setBusy(true)
    setRefusal(null)
    const outcome = await make().catch(() => 'failed' as const) // a failed read was reported where it failed
    setBusy(false)
    if (outcome === 'made') {
      writeItem(unlocked, true)
      watchLock()
      return made()
    }
    if (outcome === 'unable') ways.deviceIsUnable()
    setRefusal(outcome === 'failed' ? appLockCopy.make.failed : refusals[outcome])
  }

  if (ways.mayCheck === null) return <Skeleton width="100%" height="20rem" radius="var(--radius-lg)" />
  return (
    <Form review={ways.form.review} onValid={() => void submit()} refusal={refusal}>
      <Ways {...ways} label={appLockCopy.make.way} />
      <Button type="submit" variant="primary-green" wide busy={busy} busyLabel={appLockCopy.make.busy}>
        {appLockCopy.make.button}
      </Button>
    </Form>
  )
}
