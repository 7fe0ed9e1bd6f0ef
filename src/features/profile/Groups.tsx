import { maskedIban } from '#kit/typed/ibanText.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { addressLine } from '#model/profile/addressText.ts'
import { getUserDetails } from '#model/profile/contract/details.ts'
import { LinkRow } from '#page/LinkRow.tsx'
import { useReadState } from '#platform/api/client.ts'
import { usePlace } from '#platform/router/location.tsx'
import { settingsCopy as copy } from './copy.ts'
import { groupsOf, type ShownEntry } from './shared/entries.ts'

/** The settings pages by group. A known value replaces the general description of a page. */
export function Groups({ entries, isPrepaid }: { entries: readonly ShownEntry[]; isPrepaid: boolean }) {
  const known = useKnown()
  return groupsOf(entries, isPrepaid).map(({ title: group, own }) => (
    <Section key={group} title={group}>
      <List>
        {own.map(({ path, icon, title, text, to }) => (
          <LinkRow key={path} to={to} icon={icon} title={title} text={known[path] ?? text} end={<End path={path} />} />
        ))}
      </List>
    </Section>
  ))
}

function useKnown(): Partial<Record<string, string>> {
  const details = useReadState(getUserDetails).value
  if (details === null) return {}
  const { address, email, ibanNumber } = details
  return {
    '/instellingen/wijzig/adres': addressLine(address),
    '/instellingen/wijzig/email': email,
    ...(ibanNumber !== null && { '/instellingen/wijzig/bankrekeningnummer': maskedIban(ibanNumber) }),
  }
}

function End({ path }: { path: string }) {
  const { visitor } = usePlace()
  const status = visitor.kind === 'customer' ? visitor.flags.mfaStatus : null
  const isMfa = path === '/instellingen/gegevens/2-stapsbeveiliging' && (status === 'ACTIVE' || status === 'DISABLED_BY_CUSTOMER')
  return (
    <span className="cluster">
      {isMfa && <Badge tone={status === 'ACTIVE' ? 'good' : 'neutral'}>{copy.states[status === 'ACTIVE' ? 'on' : 'off']}</Badge>}
      <Icon name="chevron-right" small />
    </span>
  )
}
