import type { ReactNode } from 'react'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { Button } from '#kit/ui/Button.tsx'
import { weekdayText } from '#kit/words/dateText.ts'
import { getUser } from '#model/login/contract/session.ts'
import type { NumberPorting } from '#model/porting/contract.ts'
import type { Unreachable } from '#model/porting/porting.ts'
import { useRead } from '#platform/api/client.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { openModal } from '#platform/stores/modal.ts'
import { portingCopy as copy } from './copy.ts'
import { dataCopy } from './dataCopy.ts'
import { WayOut } from './Rejected.tsx'
import { donorText, oldNumberText, rejectionText } from './text.ts'

const { status: words, buttons } = copy

/** Where the customer makes the simcard work. */
const ways: Readonly<Record<Unreachable, PlainPath>> = {
  onboarding: '/welkom',
  simActivation: '/simkaart-activeren',
  esimActivation: '/esim',
  simActivating: '/instellingen/simkaart',
  blocked: '/instellingen/simkaart',
}

/** `why`: what prevents the customer from being reached on this number; null for nothing. */
export function PortingStatus({ porting, why }: { porting: NumberPorting; why: Unreachable | null }) {
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
              <WayOut porting={porting} variant="primary-green" wide />
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
