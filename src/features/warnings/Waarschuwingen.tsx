import styles from '#features/profile/shared/Settings.module.css'
import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { useRemembered } from '#features/profile/shared/useRemembered.ts'
import { provider } from '#kit/provider.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import type { AccessFacts } from '#model/access/access.ts'
import { overviewFor } from '#model/overview/contract.ts'
import { getAdvertising } from '#model/profile/contract/preferences.ts'
import { LinkRow } from '#page/LinkRow.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useReadState } from '#platform/api/client.ts'
import { copy } from './copy.ts'
import { Kinds, WaitingKinds } from './Kinds.tsx'
import { Reaching } from './Reaching.tsx'

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
