import { useState } from 'react'
import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { Bullets } from '#features/sim/shared/Bullets.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { getUserDetails } from '#model/profile/contract/details.ts'
import { getSimcardDetails } from '#model/sim/contract/sim.ts'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import { headingFocus } from '#page/headingFocus.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { canKeepCard } from '#platform/sealed/able.ts'
import { makeCopy as copy } from './copy.ts'
import { MakeForm } from './MakeForm.tsx'

/** `/instellingen/simkaart/noodkaart`: explains and makes the emergency card. */
export default function Maken() {
  const [isMade, setMade] = useState(false)
  return (
    <SettingsPage
      title={isMade ? copy.done.title : copy.title}
      intro={isMade ? copy.done.body : copy.intro}
      back={{ to: '/instellingen/simkaart', label: copy.back }}
    >
      <FlowColumn>
        {isMade ? (
          <Done />
        ) : (
          <div className="stack">
            <Explained />
            {canKeepCard() ? (
              <ReadBlock waiting={bones('20rem')} failedText={copy.error}>
                <Making
                  done={() => {
                    setMade(true)
                    headingFocus()
                  }}
                />
              </ReadBlock>
            ) : (
              <Notice tone="warn">{copy.notHere}</Notice>
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
  if (number === null) return <Notice>{copy.notYet}</Notice>
  return <MakeForm simcard={number} done={done} />
}

const Explained = () => (
  <Card>
    <div className="stack">
      {[copy.what, copy.how].map(({ title, items }) => (
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
      {copy.done.view}
    </ButtonLink>
    <ButtonLink to="/instellingen/simkaart" variant="outline">
      {copy.done.back}
    </ButtonLink>
  </div>
)
