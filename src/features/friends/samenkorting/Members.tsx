import { provider } from '#kit/provider.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import type { HouseholdMember } from '#model/friends/contract/household.ts'
import { MaskedNumber } from '#page/MaskedNumber.tsx'
import { openModal } from '#platform/stores/modal.ts'
import { copy } from './copy.ts'

/** Shows whether a member takes part and what they share. A customer without other members sees nothing about sharing. */
export function memberText(state: HouseholdMember['state'], shared: HouseholdMember['shared']): string {
  if (shared === null) return state === 'member' ? `${copy.member}, ${copy.level.none}` : copy[state]
  return `${copy[state]}, ${shared.left === null ? copy.level.endless : copy.level.left(shared.left)}`
}

/** `alone`: the text below the customer alone; null for a group. */
type Props = { members: readonly HouseholdMember[]; alone: string | null }

/** The members and the invited. Numbers are masked, also for housemates. */
export function Members({ members, alone }: Props) {
  return (
    <Section title={copy.membersTitle}>
      <List>
        {members.map(({ state, firstName, maskedNumber, shared, receives }) => (
          <Row
            key={`${state} ${firstName} ${maskedNumber}`}
            icon={state === 'invited' ? 'clock' : 'profile'}
            title={
              <>
                {firstName !== '' && `${firstName}, `}
                <span className="num">
                  <MaskedNumber>{maskedNumber}</MaskedNumber>
                </span>
              </>
            }
            text={memberText(state, shared)}
            end={provider.givesData && receives !== null ? <Give member={receives} firstName={firstName} /> : undefined}
          />
        ))}
      </List>
      {alone !== null && <p className="muted">{alone}</p>}
    </Section>
  )
}

function Give({ member, firstName }: { member: string; firstName: string }) {
  const ask = () => openModal({ id: 'give', component: 'give-data', title: copy.giveTo(firstName), data: { member, firstName } })
  return (
    <Button variant="outline" size="small" onPress={() => void ask()}>
      {copy.give}
      <span className="visually-hidden"> {copy.to(firstName)}</span>
    </Button>
  )
}
