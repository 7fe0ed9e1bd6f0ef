import { useEffect, useState } from 'react'
import { useReadState } from '../../../api/client.ts'
import { overviewFor } from '../../../api/contract/overview.ts'
import { getAdvertising } from '../../../api/contract/preferences.ts'
import type { AccessFacts } from '../../../domain/access.ts'
import { LinkRow } from '../../../page/LinkRow.tsx'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { provider } from '../../../provider.ts'
import { isRemembered } from '../../../session/remembering.ts'
import { whenKnown } from '../../../session/visitor.ts'
import { Section } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { List } from '../../../ui/List.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from '../Settings.module.css'
import { SettingsPage } from '../shared/SettingsPage.tsx'
import { warningsCopy as copy } from './copy.ts'
import { Kinds, WaitingKinds } from './Kinds.tsx'
import { Reaching, ToRemember } from './Reaching.tsx'

/** `/instellingen/waarschuwingen`: what the customer wants to be warned of on this device. No choice is sent to a server. */
export default function Waarschuwingen() {
  return (
    <SettingsPage title={copy.title} intro={copy.intro}>
      <div className={styles.groups}>
        <Section title={copy.when}>
          <ReadBlock waiting={<WaitingKinds />} failedText={copy.error}>
            <Kinds />
          </ReadBlock>
          <Forgets />
        </Section>
        <div className="stack stack--loose">
          <Reaching />
          <Sms />
        </div>
      </div>
    </SettingsPage>
  )
}

Waarschuwingen.reads = ({ prepaid }: AccessFacts) => [overviewFor(prepaid), getAdvertising]

/** Without "Onthoud mij" the choices go with the session. */
function Forgets() {
  const [remembered, setRemembered] = useState(isRemembered)
  useEffect(() => whenKnown(() => setRemembered(isRemembered())), [])
  return remembered ? null : <Notice action={<ToRemember />}>{copy.forgets}</Notice>
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
