import { useEffect, useState } from 'react'
import { read, useRead, useReadState } from '../../../api/client.ts'
import { getUserDetails } from '../../../api/contract/details.ts'
import { getUser } from '../../../api/contract/session.ts'
import { getSimCodes } from '../../../api/contract/sim.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { appCodeProblem } from '../../../domain/emergencyCard.ts'
import { codeIn } from '../../../domain/secondFactor.ts'
import { hasDeviceCheck } from '../../../emergency/able.ts'
import type { CardMade } from '../../../emergency/make.ts'
import { useCard } from '../../../emergency/useCard.ts'
import { provider } from '../../../provider.ts'
import { part } from '../../../pwa/part.ts'
import { accountHash } from '../../../session/account.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { said, useForm } from '../../../ui/useForm.ts'
import { AppCodeField } from './AppCodeField.tsx'
import { makeCopy as copy } from './copy.ts'

const making = part(() => import('../../../emergency/make.ts'))

const ways = (['device', 'code'] as const).map((value) => ({ value, ...copy.way[value] }))
const refusals: Record<Exclude<CardMade, 'made'>, string> = {
  stopped: copy.stopped,
  unable: copy.unable,
  'not-kept': copy.notKept,
}

/** Chooses how to open the card and makes it. The PUK is requested at that moment and stored only on the card. */
export function MakeForm({ simcard, done }: { simcard: string; done: () => void }) {
  const { customerNumber, phoneNumber } = useRead(getUser)
  const birthDay = useReadState(getUserDetails).value?.birthDay ?? null
  const offline = useBlocked()
  const [card] = useCard()
  const [mayCheck, setMayCheck] = useState<boolean | null>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const personal = { numbers: [customerNumber, phoneNumber, simcard], birthDay }
  const form = useForm(
    { way: 'device', code: '', again: '' },
    {
      code: (text, { way }) => (isByCode(way) ? said(appCodeProblem(text, personal), copy.code) : null),
      again: (text, { way, code }) => {
        if (!isByCode(way) || (text !== '' && codeIn(text) === codeIn(code))) return null
        return text === '' ? copy.code.againRequired : copy.code.differs
      },
    },
  )
  const isByCode = (way: string) => mayCheck === false || way === 'code'

  useEffect(() => {
    void hasDeviceCheck().then(setMayCheck)
  }, [])

  async function make(): Promise<CardMade | 'failed'> {
    const { way, code } = form.values
    const [{ makeWithCode, makeWithDevice }, { puk }, account] = await Promise.all([
      making(),
      read(getSimCodes, { card: 'current' }),
      accountHash(),
    ])
    const content = { puk, customerNumber, blockNumber: provider.blockNumber }
    const owner = { account, simcard }
    return isByCode(way) ? makeWithCode(content, owner, codeIn(code) ?? '') : makeWithDevice(content, owner)
  }

  async function submit() {
    if (busy) return
    setBusy(true)
    setRefusal(null)
    const made = await make().catch(() => 'failed' as const) // a failed read was reported where it failed
    setBusy(false)
    if (made === 'made') return done()
    if (made === 'unable') setMayCheck(false)
    setRefusal(made === 'failed' ? copy.failed : refusals[made])
  }

  if (mayCheck === null) return <Bone width="100%" height="20rem" radius="var(--radius-lg)" />
  return (
    <Form review={form.review} onValid={() => void submit()} refusal={refusal}>
      {card && <Notice>{copy.replaces}</Notice>}
      {mayCheck && <RadioCards {...form.field('way')} label={copy.way.label} section options={ways} />}
      {isByCode(form.values.way) && (
        <>
          <AppCodeField {...form.field('code')} label={copy.code.label} help={copy.code.help} />
          <AppCodeField {...form.field('again')} label={copy.code.again} />
          <p className="small muted">{copy.code.warning}</p>
        </>
      )}
      <Button type="submit" variant="primary-green" wide busy={busy} busyLabel={copy.busy} blocked={offline}>
        {copy.button}
      </Button>
    </Form>
  )
}
