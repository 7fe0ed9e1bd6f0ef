import { useState } from 'react'
import { useRead, useReadState } from '../../../api/client.ts'
import { getUserDetails } from '../../../api/contract/details.ts'
import { getUser } from '../../../api/contract/session.ts'
import { getSimCodes } from '../../../api/contract/sim.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { proofWanted } from '../../../deed/proven.ts'
import { readProven } from '../../../deed/readProven.ts'
import type { BoxMade } from '../../../emergency/makeBox.ts'
import { useCard } from '../../../emergency/useCard.ts'
import { provider } from '../../../provider.ts'
import { part } from '../../../pwa/part.ts'
import { accountHash } from '../../../session/account.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useWays, Ways } from '../shared/Ways.tsx'
import { waysCopy } from '../shared/waysCopy.ts'
import { makeCopy as copy } from './copy.ts'

const making = part(() => import('../../../emergency/make.ts'))

const refusals: Record<Exclude<BoxMade, 'made'>, string> = {
  stopped: waysCopy.stopped,
  unable: copy.unable,
  'not-kept': copy.notKept,
}

/** Chooses how to open the card and makes it. The PUK is requested at that moment and stored only on the card. */
export function MakeForm({ simcard, done }: { simcard: string; done: () => void }) {
  const { customerNumber, phoneNumber } = useRead(getUser)
  const birthDay = useReadState(getUserDetails).value?.birthDay ?? null
  const offline = useBlocked()
  const [card] = useCard()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const ways = useWays({ numbers: [customerNumber, phoneNumber, simcard], birthDay })

  async function make(): Promise<BoxMade | 'failed'> {
    const code = ways.chosen()
    const [{ makeWithCode, makeWithDevice }, { puk }, account] = await Promise.all([
      making(),
      readProven(getSimCodes, { card: 'current' }),
      accountHash(),
    ])
    const content = { puk, customerNumber, blockNumber: provider.blockNumber }
    const owner = { account, simcard }
    return code === null ? makeWithDevice(content, owner) : makeWithCode(content, owner, code)
  }

  async function submit() {
    if (busy) return
    setBusy(true)
    setRefusal(null)
    // A failed read was reported where it failed. Whoever closed the question chose not to go on.
    const made = await make().catch((error: unknown) => (proofWanted(error) === null ? 'failed' : 'not-proven'))
    setBusy(false)
    if (made === 'not-proven') return
    if (made === 'made') return done()
    if (made === 'unable') ways.deviceIsUnable()
    setRefusal(made === 'failed' ? copy.failed : refusals[made])
  }

  if (ways.mayCheck === null) return <Bone width="100%" height="20rem" radius="var(--radius-lg)" />
  return (
    <Form review={ways.form.review} onValid={() => void submit()} refusal={refusal}>
      {card && <Notice>{copy.replaces}</Notice>}
      <Ways {...ways} label={copy.way} />
      <Button type="submit" variant="primary-green" wide busy={busy} busyLabel={copy.busy} blocked={offline}>
        {copy.button}
      </Button>
    </Form>
  )
}
