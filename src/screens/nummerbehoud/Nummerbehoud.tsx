import { useRead } from '../../api/client.ts'
import { numberportingGetStatus } from '../../api/contract/porting.ts'
import { getUser } from '../../api/contract/session.ts'
import { now } from '../../clock.ts'
import { dayOf } from '../../domain/dates.ts'
import { mayStillCancel, portingStep, portingTips } from '../../domain/portingRequest.ts'
import { PageHead } from '../../flow/PageHead.tsx'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { Link } from '../../routes/Link.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { List, Row } from '../../ui/List.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { portingCopy as copy } from './copy.ts'
import { Standing } from './Standing.tsx'

/** `/nummerbehoud`: the status of the number port and the next step. */
export default function Nummerbehoud() {
  return (
    <div className="wrap page">
      <PageHead title={copy.heading} intro={copy.intro} />
      <ReadBlock waiting={<Waiting />}>
        <Status />
      </ReadBlock>
    </div>
  )
}

Nummerbehoud.reads = () => [numberportingGetStatus, getUser]

function Status() {
  const porting = useRead(numberportingGetStatus)
  const step = portingStep(porting)
  const tips = portingTips(porting)
  return (
    <div className="stack stack--loose">
      <Card>
        <div className="stack">
          {step !== null && <Steps labels={copy.steps} current={step} happened />}
          <Standing porting={porting} />
          {mayStillCancel(porting, dayOf(now())) && (
            <p>
              <Link className="link" to="/nummerbehoud-annuleren">
                {copy.buttons.cancel}
              </Link>
            </p>
          )}
        </div>
      </Card>
      {tips.length > 0 && (
        <Section title={copy.tipsTitle}>
          <List>
            {tips.map((tip) => (
              <Row key={tip} icon="info" title={copy.tips[tip]} />
            ))}
          </List>
        </Section>
      )}
    </div>
  )
}

const Waiting = () => <Bone width="100%" height="36rem" radius="var(--radius-lg)" />
