import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { Steps } from '#kit/ui/Steps.tsx'
import type { AccessFacts } from '#model/access/access.ts'
import { getUser } from '#model/login/contract/session.ts'
import { overviewFor } from '#model/overview/contract.ts'
import { numberportingGetStatus } from '#model/porting/contract.ts'
import { unreachableBy } from '#model/porting/porting.ts'
import { mayStillCancel, portingStep, portingTips } from '#model/porting/portingRequest.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { Link } from '#platform/router/Link.tsx'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { portingCopy as copy } from './copy.ts'
import { PortingStatus } from './PortingStatus.tsx'

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
          <PortingStatus porting={porting} why={why} />
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

const Waiting = () => <Skeleton width="100%" height="36rem" radius="var(--radius-lg)" />
