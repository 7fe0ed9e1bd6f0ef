import { useRead } from '../../api/client.ts'
import { overviewFor } from '../../api/contract/overview.ts'
import { numberportingGetStatus } from '../../api/contract/porting.ts'
import { getUser } from '../../api/contract/session.ts'
import { now } from '../../clock.ts'
import type { AccessFacts } from '../../domain/access.ts'
import { dayOf } from '../../domain/dates.ts'
import { unreachableBy } from '../../domain/porting.ts'
import { mayStillCancel, portingStep, portingTips } from '../../domain/portingRequest.ts'
import { PageHead } from '../../flow/PageHead.tsx'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { Link } from '../../routes/Link.tsx'
import { useIsPrepaid } from '../../session/visitor.ts'
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

Nummerbehoud.reads = ({ prepaid }: AccessFacts) => [numberportingGetStatus, getUser, overviewFor(prepaid)]

function Status() {
  const porting = useRead(numberportingGetStatus)
  const step = portingStep(porting)
  const overview = useRead(overviewFor(useIsPrepaid()))
  const why = unreachableBy(overview, dayOf(now()))
  const tips = portingTips(porting)
  return (
    <div className="stack stack--loose">
      <Card>
        <div className="stack">
          {step !== null && <Steps labels={copy.steps} current={step} happened />}
          <Standing porting={porting} why={why} />
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
