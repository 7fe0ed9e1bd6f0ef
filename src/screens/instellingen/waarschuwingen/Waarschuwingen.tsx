import { useReadState } from '../../../api/client.ts'
import { overviewFor } from '../../../api/contract/overview.ts'
import { getAdvertising } from '../../../api/contract/preferences.ts'
import type { AccessFacts } from '../../../domain/access.ts'
import { LinkRow } from '../../../page/LinkRow.tsx'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { provider } from '../../../provider.ts'
import { Card, Section } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { List } from '../../../ui/List.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import styles from '../Settings.module.css'
import { SettingsPage } from '../shared/SettingsPage.tsx'
import { useRemembered } from '../useRemembered.ts'
import { warningsCopy as copy } from './copy.ts'
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
