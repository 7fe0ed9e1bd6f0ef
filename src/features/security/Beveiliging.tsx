import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { now } from '#kit/clock.ts'
import { addDays, dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { Section } from '#kit/ui/Card.tsx'
import type { IconName } from '#kit/ui/Icon.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { timeText, weekdayText } from '#kit/words/dateText.ts'
import type { AccessFacts } from '#model/access/access.ts'
import { reading } from '#model/operation.ts'
import { getNumberLock } from '#model/security/contract/numberLock.ts'
import { getSecurityLog, type SecurityEvent, type SecurityKind } from '#model/security/contract/security.ts'
import { byDay, isNewDevice } from '#model/security/securityLog.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { useIsPostpaid } from '#platform/session/visitor.ts'
import { Lock } from './Lock.tsx'
import { logCopy, securityCopy } from './shared/copy.ts'

/** `/instellingen/gegevens/beveiliging`: the lock on the number, and what happened to the account. */
export default function Beveiliging() {
  const isPostpaid = useIsPostpaid()
  return (
    <SettingsPage title={securityCopy.title} intro={securityCopy.intro}>
      <div className="stack stack--loose">
        {isPostpaid && provider.numberLock && <Lock />}
        <Log />
      </div>
    </SettingsPage>
  )
}

Beveiliging.reads = ({ prepaid }: AccessFacts) => [getSecurityLog, ...(prepaid || !provider.numberLock ? [] : [getNumberLock])]

/** The events on the account and the number, by day, with a way to report one that the customer does not recognise. */
const Log = () => (
  <Section title={logCopy.title}>
    <ReadBlock reads={[reading(getSecurityLog)]} waiting={bones('9rem', '12rem', '9rem')} failedText={logCopy.error}>
      <Days />
    </ReadBlock>
  </Section>
)

function Days() {
  const { events } = useRead(getSecurityLog)
  if (events.length === 0) return <p>{logCopy.empty}</p>
  const today = dayOf(now())
  return (
    <div className="stack stack--loose">
      <Notice
        title={logCopy.notMe.title}
        action={
          <ButtonLink to="/instellingen/gegevens/beveiliging/dit-was-ik-niet" variant="outline" size="small">
            {logCopy.notMe.button}
          </ButtonLink>
        }
      >
        {logCopy.notMe.body}
      </Notice>
      <p className="muted">{logCopy.intro}</p>
      {byDay(events).map(([day, own]) => (
        <section key={day} className="stack stack--tight" aria-labelledby={day}>
          <h3 className="title-card" id={day}>
            {dayTitle(day, today)}
          </h3>
          <List>
            {own.map((event) => (
              <EventRow key={event.id} event={event} isNew={isNewDevice(event, events)} />
            ))}
          </List>
        </section>
      ))}
    </div>
  )
}

function EventRow({ event: { kind, at, device, current }, isNew }: { event: SecurityEvent; isNew: boolean }) {
  const badge = current ? <Badge tone="good">{logCopy.here}</Badge> : isNew && <Badge tone="warn">{logCopy.newDevice}</Badge>
  return (
    <Row
      icon={iconOf(kind)}
      title={logCopy.kinds[kind]}
      text={[timeText(Date.parse(at)), device].filter(Boolean).join(' · ')}
      {...(badge && { badge })}
    />
  )
}

function dayTitle(day: Day, today: Day): string {
  const named = weekdayText(day)
  if (day === today) return logCopy.today(named)
  return day === addDays(today, -1) ? logCopy.yesterday(named) : named
}

const icons: Record<SecurityKind, IconName> = {
  'signed-in': 'profile',
  'signed-in-with-code': 'profile',
  'signed-in-with-passkey': 'profile',
  'wrong-password': 'warning',
  'password-changed': 'password',
  'passkey-added': 'password',
  'passkey-removed': 'password',
  'email-changed': 'mail',
  'iban-changed': 'bank',
  'address-changed': 'address',
  'mfa-on': 'shield',
  'mfa-off': 'shield',
  'sim-blocked': 'lock',
  'sim-unblocked': 'lock',
  'sim-requested': 'sim',
  'sim-replaced': 'sim',
  'esim-installed': 'esim',
  'porting-requested': 'porting',
  'porting-out-requested': 'porting',
  'porting-out-confirmed': 'porting',
  'number-lock-on': 'lock',
  'number-lock-off': 'lock',
  'request-cancelled': 'close',
}

const iconOf = (kind: SecurityKind): IconName => icons[kind]
