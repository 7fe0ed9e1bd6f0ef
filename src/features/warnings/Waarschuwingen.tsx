import { useEffect, useState } from 'react'
import styles from '#features/profile/shared/Settings.module.css'
import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { useRemembered } from '#features/profile/shared/useRemembered.ts'
import { provider } from '#kit/provider.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import type { AccessFacts } from '#model/access/access.ts'
import { overviewFor } from '#model/overview/contract.ts'
import { getAdvertising } from '#model/profile/contract/preferences.ts'
import type { Reach } from '#model/warnings/warningReach.ts'
import { LinkRow } from '#page/LinkRow.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { useReadState } from '#platform/api/client.ts'
import { install, mayInstall } from '#platform/pwa/prompting.ts'
import { askPermission, fetchReach, followChoices } from '#platform/warnings/reach.ts'
import { copy } from './copy.ts'
import { Kinds, WaitingKinds } from './Kinds.tsx'

/** `/instellingen/waarschuwingen`: what the customer wants to be warned of on this device. No choice is sent to a server. */
export default function Waarschuwingen() {
  const [remembered, remember] = useRemembered()
  return (
    <SettingsPage title={copy.title} intro={copy.intro}>
      <div className={styles.groups}>
        <Section title={copy.when}>
          <Remember remembered={remembered} remember={remember} />
          <ReadBlock waiting={<WaitingKinds />} failedText={copy.error}>
            <Kinds />
          </ReadBlock>
        </Section>
        <div className="stack stack--loose">
          {/* What the device can do depends on that choice. */}
          <Reaching key={String(remembered)} />
          {provider.pushMessages && <Pushed />}
          <Sms />
        </div>
      </div>
    </SettingsPage>
  )
}

Waarschuwingen.reads = ({ prepaid }: AccessFacts) => [overviewFor(prepaid), getAdvertising]

/** Without "Onthoud mij" the choices go with the session, so that choice comes first. */
function Remember({ remembered, remember }: { remembered: boolean; remember: (on: boolean) => Promise<void> }) {
  return (
    <Card>
      <Switch
        name="remember"
        checked={remembered}
        onChange={(on) => void remember(on)}
        text={copy.remembering[remembered ? 'on' : 'off']}
      >
        {copy.remember}
      </Switch>
    </Card>
  )
}

/** The way to messages of the provider on this device. */
const Pushed = () => (
  <List>
    <LinkRow
      to="/instellingen/waarschuwingen/meldingen"
      icon="bell"
      title={copy.push.link}
      text={copy.push.text}
      end={<Icon name="chevron-right" small />}
    />
  </List>
)

/** The messages of the provider, which are another matter. */
function Sms() {
  const messages = useReadState(getAdvertising).value
  const { on, off, unknown } = copy.sms
  return (
    <Section title={copy.sms.title}>
      <List>
        <LinkRow
          to={provider.messagesPath}
          icon="bell"
          title={copy.sms.link}
          text={messages === null ? unknown : messages.usageSms ? on : off}
          end={<Icon name="chevron-right" small />}
        />
      </List>
    </Section>
  )
}

/** The abilities of this device while the app is closed, and the way to allow them. */
function Reaching() {
  const [reach, setReach] = useState<Reach | null>(null)
  const [asking, setAsking] = useState(false)
  const stay = useKeepFocus()
  const look = async () => setReach(await fetchReach())
  useEffect(() => {
    const again = () => void fetchReach().then(setReach)
    again()
    // The customer may come back from the settings of the device.
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [])

  async function ask() {
    setAsking(true)
    await askPermission()
    setAsking(false)
    await Promise.all([look(), followChoices()])
  }

  const action =
    reach === 'ask' ? (
      <Button variant="primary-green" size="small" busy={asking} busyLabel={copy.reach.ask.busy} onPress={() => void ask()}>
        {copy.reach.ask.button}
      </Button>
    ) : reach === 'install' && mayInstall() ? (
      <Button variant="outline" size="small" onPress={() => void install().then(look)}>
        {copy.reach.install.button}
      </Button>
    ) : null

  return (
    <Section title={copy.reach.title}>
      <div {...stay} role="status">
        {reach === null ? (
          <Skeleton width="100%" height="7rem" radius="var(--radius-lg)" />
        ) : (
          <Notice
            tone={reach === 'closed' ? 'good' : reach === 'denied' ? 'warn' : 'info'}
            title={copy.reach[reach].title}
            action={action}
          >
            {copy.reach[reach].text}
          </Notice>
        )}
      </div>
    </Section>
  )
}
