import { useState } from 'react'
import { useWays, Ways } from '#features/sim/shared/Ways.tsx'
import { waysCopy } from '#features/sim/shared/waysCopy.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { getUserDetails } from '#model/profile/contract/details.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import { part } from '#platform/pwa/part.ts'
import type { BoxMade } from '#platform/sealed/makeBox.ts'
import { accountHash } from '#platform/session/account.ts'
import { writeItem } from '#platform/storage/items.ts'
import { appLock, lockedFor, unlocked } from '#platform/storage/registry.ts'
import { appLockCopy } from './copy.ts'
import { watchLock } from './watch.ts'

const copy = appLockCopy.make

const making = part(() => import('#platform/sealed/makeBox.ts'))

const refusals: Record<Exclude<BoxMade, 'made'>, string> = {
  stopped: waysCopy.stopped,
  unable: copy.unable,
  'not-kept': copy.notKept,
}

/** Chooses what opens the lock, and puts it on. It seals nothing: that it opens is all that it proves. */
export function MakeLock({ made }: { made: () => void }) {
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
    setRefusal(outcome === 'failed' ? copy.failed : refusals[outcome])
  }

  if (ways.mayCheck === null) return <Skeleton width="100%" height="20rem" radius="var(--radius-lg)" />
  return (
    <Form review={ways.form.review} onValid={() => void submit()} refusal={refusal}>
      <Ways {...ways} label={copy.way} />
      <Button type="submit" variant="primary-green" wide busy={busy} busyLabel={copy.busy}>
        {copy.button}
      </Button>
    </Form>
  )
}
