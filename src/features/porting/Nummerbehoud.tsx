import type { ReactNode } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { Steps } from '#kit/ui/Steps.tsx'
import { weekdayText } from '#kit/words/dateText.ts'
import type { AccessFacts } from '#model/access/access.ts'
import { getUser } from '#model/login/contract/session.ts'
import { overviewFor } from '#model/overview/contract.ts'
import { type NumberPorting, numberportingGetStatus } from '#model/porting/contract.ts'
import { type Unreachable, unreachableBy } from '#model/porting/porting.ts'
import { mayStillCancel, portingStep, portingTips } from '#model/porting/portingRequest.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { ButtonLink, Link } from '#platform/router/Link.tsx'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { openModal } from '#platform/stores/modal.ts'
import { portingCopy } from './copy.ts'
import { dataCopy } from './dataCopy.ts'
import { PortingWayOut } from './Rejected.tsx'
import { donorText, oldNumberText, rejectionText } from './text.ts'

/** `/nummerbehoud`: the status of the number port and the next step. */
export default function Nummerbehoud() {
  return (
    <div className="wrap page">
      <PageHead title={portingCopy.heading} intro={portingCopy.intro} />
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
          {step !== null && <Steps labels={portingCopy.steps} current={step} happened />}
          <PortingStatus porting={porting} why={why} />
          {mayStillCancel(porting, dayOf(now())) && (
            <p>
              <Link className="link" to="/nummerbehoud-annuleren">
                {portingCopy.buttons.cancel}
              </Link>
            </p>
          )}
        </div>
      </Card>
      {tips.length > 0 && (
        <Section title={portingCopy.tipsTitle}>
          <List>
            {tips.map((tip) => (
              <Row key={tip} icon="info" title={portingCopy.tips[tip]} />
            ))}
          </List>
        </Section>
      )}
    </div>
  )
}

const Waiting = () => <Skeleton width="100%" height="36rem" radius="var(--radius-lg)" />

const { status: words, buttons } = portingCopy

/** Where the customer makes the simcard work. */
const ways: Readonly<Record<Unreachable, PlainPath>> = {
  onboarding: '/welkom',
  simActivation: '/simkaart-activeren',
  esimActivation: '/esim',
  simActivating: '/instellingen/simkaart',
  blocked: '/instellingen/simkaart',
}

/** `why`: what prevents the customer from being reached on this number; null for nothing. */
function PortingStatus({ porting, why }: { porting: NumberPorting; why: Unreachable | null }) {
  const own = phoneText(useRead(getUser).phoneNumber)
  const old = oldNumberText(porting)
  if (porting.ended && porting.status !== 'COMPLETED')
    return <Announcement {...words.ended} way={<Way to="/">{buttons.toOverview}</Way>} />
  switch (porting.status) {
    case 'NO_PORTING':
      return (
        <Announcement
          {...words.nothing}
          body={words.nothing.body(own)}
          way={<Way to="/nummerbehoud-aanvragen">{buttons.ask}</Way>}
        />
      )
    case 'PENDING':
      if (porting.date !== null) {
        const day = weekdayText(porting.date)
        return (
          <Announcement
            title={words.dated.title(day)}
            body={words.dated.body(why, day)}
            way={
              <>
                {why && <ToSim why={why} />}
                <ToData />
              </>
            }
          />
        )
      }
      return porting.sms === null ? (
        <Announcement {...words.undated} way={<ToData />} />
      ) : (
        <Announcement {...words.sms} body={words.sms.body(old)} way={<ToCode />} />
      )
    case 'REQUEST_SENT':
      return <Announcement {...words.sent} body={words.sent.body(donorText(porting))} way={<ToData />} />
    case 'REJECTED': {
      const rejection = rejectionText(porting)
      return (
        <Announcement
          {...words.rejected}
          body={`${rejection?.title}. ${rejection?.body}`}
          way={
            <>
              <PortingWayOut porting={porting} variant="primary-green" wide />
              <ToData />
            </>
          }
        />
      )
    }
    case 'COMPLETED':
      return (
        <Announcement
          {...words.done}
          body={porting.date === null ? '' : words.done.body(why, weekdayText(porting.date), old)}
          way={why ? <ToSim why={why} /> : <Way to="/">{buttons.toOverview}</Way>}
        />
      )
    case 'TERMINATED':
      return <Announcement {...words.stopped} body={words.stopped.body(own)} way={<ToAsk />} />
    case 'CANCELLED':
      return <Announcement {...words.cancelled} body={words.cancelled.body(own)} way={<ToAsk />} />
  }
}

function Announcement({ title, body, way }: { title: string; body: string; way: ReactNode }) {
  return (
    <>
      <div className="stack stack--tight">
        <h2 className="title-card">{title}</h2>
        {body !== '' && <p>{body}</p>}
      </div>
      {way}
    </>
  )
}

const Way = ({ to, children }: { to: PlainPath; children: ReactNode }) => (
  <ButtonLink to={to} variant="primary-green" wide>
    {children}
  </ButtonLink>
)
const ToAsk = () => <Way to="/nummerbehoud-aanvragen">{buttons.again}</Way>
const ToSim = ({ why }: { why: Unreachable }) => <Way to={ways[why]}>{buttons[why]}</Way>

/** Not green: looking at the request changes nothing. */
const ToData = () => (
  <ButtonLink to="/nummerbehoud-gegevens" variant="outline" wide>
    {buttons.data}
  </ButtonLink>
)

const ToCode = () => (
  <Button
    variant="primary-green"
    wide
    onPress={() => void openModal({ component: 'sms-verification', title: dataCopy.sms.title, dataCy: 'sms-verification' })}
  >
    {words.sms.button}
  </Button>
)
