import { useState } from 'react'
import { Bullets } from '#features/sim/shared/Bullets.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { getUserDetails } from '#model/profile/contract/details.ts'
import { useWays, Ways } from '#page/sealed/Ways.tsx'
import { waysCopy } from '#page/sealed/waysCopy.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import type { BoxMade } from '#platform/sealed/makeBox.ts'
import { namesCopy } from './copy.ts'
import { keeping } from './keeping.ts'

const words = namesCopy.make

const refusals: Record<Exclude<BoxMade, 'made'>, string> = {
  stopped: waysCopy.stopped,
  unable: words.unable,
  'not-kept': words.notKept,
}

/** Chooses how the names open. */
export default function Making({ made }: { made: () => void }) {
  const { customerNumber, phoneNumber } = useRead(getUser)
  const birthDay = useReadState(getUserDetails).value?.birthDay ?? null
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const ways = useWays({ numbers: [customerNumber, phoneNumber], birthDay })

  async function submit() {
    if (busy) return
    setBusy(true)
    setRefusal(null)
    const outcome = await keeping()
      .then(({ makeNames }) => makeNames(ways.chosen()))
      .catch(() => 'failed' as const)
    setBusy(false)
    if (outcome === 'made') return made()
    if (outcome === 'unable') ways.deviceIsUnable()
    setRefusal(outcome === 'failed' ? words.failed : refusals[outcome])
  }

  if (ways.mayCheck === null) return <Skeleton width="100%" height="20rem" radius="var(--radius-lg)" />
  return (
    <div className="stack">
      <Bullets items={words.how} />
      <Form review={ways.form.review} onValid={() => void submit()} refusal={refusal}>
        <Ways {...ways} label={words.way} />
        <Button type="submit" variant="primary-green" wide busy={busy} busyLabel={words.busy}>
          {words.button}
        </Button>
      </Form>
    </div>
  )
}
