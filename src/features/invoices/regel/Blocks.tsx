import { Section } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import type { LineKind } from '#model/invoices/contract/invoices.ts'
import { capsAgainst, switchesAgainst } from '#model/invoices/questions.ts'
import { getNetworkSettings } from '#model/profile/contract/networkSettings.ts'
import { LinkRow } from '#page/LinkRow.tsx'
import { useReadState } from '#platform/api/client.ts'
import { href, partOf } from '#platform/router/href.ts'
import { copy } from './copy.ts'

const words = copy.block
const chevron = <Icon name="chevron-right" small />

/** The settings that prevent costs of this kind from now on, with their state. Empty when there are none. */
export function Blocks({ kind }: { kind: LineKind }) {
  const settings = useReadState(getNetworkSettings).value
  const [switches, mayCap] = [switchesAgainst(kind), capsAgainst(kind)]
  if (settings?.switches === null || (switches.length === 0 && !mayCap)) return null
  return (
    <Section title={words.title}>
      <p className="muted">{words.intro}</p>
      <List>
        {switches.map((name) => (
          <LinkRow
            key={name}
            to={partOf(href('/instellingen/internet-en-bellen'), name)}
            icon="lock"
            title={words.switches[name]}
            text={settings?.switches ? words.state[settings.switches[name] ? 'on' : 'off'] : words.unknown}
            end={chevron}
          />
        ))}
        {mayCap && settings?.dataCap?.active !== true && (
          <LinkRow to="/dataplafond" icon="data-cap" title={words.cap} text={words.capText} end={chevron} />
        )}
      </List>
    </Section>
  )
}
