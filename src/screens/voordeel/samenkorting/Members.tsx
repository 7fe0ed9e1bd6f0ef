import type { HouseholdMember } from '../../../api/contract/household.ts'
import { MaskedNumber } from '../../../page/MaskedNumber.tsx'
import { Section } from '../../../ui/Card.tsx'
import { List, Row } from '../../../ui/List.tsx'
import { householdCopy as copy } from './copy.ts'

type Props = { members: readonly HouseholdMember[]; isGroup: boolean }

/** The members and the invited. Numbers are masked, also for housemates. */
export function Members({ members, isGroup }: Props) {
  return (
    <Section title={copy.membersTitle}>
      <List>
        {members.map(({ state, firstName, maskedNumber }) => (
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
            text={copy[state]}
          />
        ))}
      </List>
      {!isGroup && <p className="muted">{copy.empty}</p>}
    </Section>
  )
}
