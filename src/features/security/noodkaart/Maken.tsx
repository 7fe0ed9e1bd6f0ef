import { useState } from 'react'
import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { Bullets } from '#features/sim/shared/Bullets.tsx'
import { provider } from '#kit/provider.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones, Skeleton } from '#kit/ui/Skeleton.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { getUserDetails } from '#model/profile/contract/details.ts'
import { getSimCodes, getSimcardDetails } from '#model/sim/contract/sim.ts'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import { headingFocus } from '#page/headingFocus.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useWays, Ways } from '#page/sealed/Ways.tsx'
import { waysCopy } from '#page/sealed/waysCopy.ts'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { part } from '#platform/pwa/part.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { canKeepCard } from '#platform/sealed/able.ts'
import type { BoxMade } from '#platform/sealed/makeBox.ts'
import { useCard } from '#platform/sealed/useCard.ts'
import { accountHash } from '#platform/session/account.ts'
import { proofWanted } from '#platform/write/proven.ts'
import { readProven } from '#platform/write/readProven.ts'
import { makeCopy } from './copy.ts'

/** `/instellingen/simkaart/noodkaart`: explains and makes the emergency card. */
export default function Maken() {
  const [isMade, setMade] = useState(false)
  return (
    <SettingsPage
      title={isMade ? makeCopy.done.title : makeCopy.title}
      intro={isMade ? makeCopy.done.body : makeCopy.intro}
      back={{ to: '/instellingen/simkaart', label: makeCopy.back }}
    >
      <FlowColumn>
        {isMade ? (
          <Done />
        ) : (
          <div className="stack">
            <Explained />
            {canKeepCard() ? (
              <ReadBlock waiting={bones('20rem')} failedText={makeCopy.error}>
                <Making
                  done={() => {
                    setMade(true)
                    headingFocus()
                  }}
                />
              </ReadBlock>
            ) : (
              <Notice tone="warn">{makeCopy.notHere}</Notice>
            )}
          </div>
        )}
      </FlowColumn>
    </SettingsPage>
  )
}

Maken.reads = () => [getUser, getSimcardDetails, getUserDetails]

function Making({ done }: { done: () => void }) {
  const { number } = useRead(getSimcardDetails)
  if (number === null) return <Notice>{makeCopy.notYet}</Notice>
  return <MakeForm simcard={number} done={done} />
}

const Explained = () => (
  <Card>
    <div className="stack">
      {[makeCopy.what, makeCopy.how].map(({ title, items }) => (
        <div key={title} className="stack stack--tight">
          <h2 className="title-card">{title}</h2>
          <Bullets items={items} />
        </div>
      ))}
    </div>
  </Card>
)

const Done = () => (
  <div className="cluster">
    <ButtonLink to="/noodkaart" variant="primary-green">
      {makeCopy.done.view}
    </ButtonLink>
    <ButtonLink to="/instellingen/simkaart" variant="outline">
      {makeCopy.done.back}
    </ButtonLink>
  </div>
)

const making = part(() => import('#platform/sealed/make.ts'))

const refusals: Record<Exclude<BoxMade, 'made'>, string> = {
  stopped: waysCopy.stopped,
  unable: makeCopy.unable,
  'not-kept': makeCopy.notKept,
}

/** Chooses how to open the card and makes it. The PUK is requested at that moment and stored only on the card. */
function MakeForm({ simcard, done }: { simcard: string; done: () => void }) {
  const { customerNumber, phoneNumber } = useRead(getUser)
  const birthDay = useReadState(getUserDetails).value?.birthDay ?? null
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
    setRefusal(made === 'failed' ? makeCopy.failed : refusals[made])
  }

  if (ways.mayCheck === null) return <Skeleton width="100%" height="20rem" radius="var(--radius-lg)" />
  return (
    <Form review={ways.form.review} onValid={() => void submit()} refusal={refusal}>
      {card && <Notice>{makeCopy.replaces}</Notice>}
      <Ways {...ways} label={makeCopy.way} />
      <WriteButton wide busy={busy} busyLabel={makeCopy.busy}>
        {makeCopy.button}
      </WriteButton>
    </Form>
  )
}
