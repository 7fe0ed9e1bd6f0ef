import { useRef } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { getHousehold, type Household, type HouseholdMember, leaveHousehold } from '#model/friends/contract/household.ts'
import { discountEndsOn, householdSteps } from '#model/friends/household.ts'
import { getUser } from '#model/login/contract/session.ts'
import { hasStopped } from '#model/subscription/cancellation.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { MaskedNumber } from '#page/MaskedNumber.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { confirm } from '#platform/stores/modal.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'
import { Invite } from './Invite.tsx'

const { few, many } = householdSteps

/** `/ft/samenkorting`: the household discount and its members. */
export default function Samenkorting() {
  return (
    <div className="wrap wrap--text page">
      <div className="page__head">
        <h1 className="title-page" tabIndex={-1}>
          {copy.heading}
        </h1>
        <p className="lead muted">{copy.intro(euro(few.discount))}</p>
        <p className="muted">
          {copy.more(many.from, euro(many.discount))} {copy.noPrepaid}
        </p>
      </div>
      <ReadBlock waiting={<Waiting />}>
        <Group />
      </ReadBlock>
    </div>
  )
}

Samenkorting.reads = () => [getHousehold, getUser, getPostpaidSubscription]

function Group() {
  const household = useRead(getHousehold)
  const { cancelSubscriptionStatus: status } = useRead(getPostpaidSubscription)
  const standing = useRef<HTMLDivElement>(null)
  const isGroup = household.members.some(({ state }) => state === 'member')
  return (
    <div className="stack stack--loose">
      <div className="stack">
        {(household.discount > 0 || household.endsOn !== null) && (
          <div ref={standing} tabIndex={-1}>
            <DiscountStatus household={household} />
          </div>
        )}
        <Members members={household.members} alone={isGroup ? null : hasStopped(status) ? copy.over : copy.empty} />
        {isGroup && household.endsOn === null && <Leave left={() => standing.current?.focus()} />}
      </div>
      <Invite endsOn={household.endsOn} />
    </div>
  )
}

function DiscountStatus({ household: { discount, endsOn } }: { household: Household }) {
  return endsOn === null ? (
    <Notice tone="good" title={copy.active(euro(discount))} />
  ) : (
    <Notice title={copy.ending(dayText(endsOn))} />
  )
}

const Waiting = () => (
  <div className="columns columns--main-side" aria-hidden="true">
    <Skeleton width="100%" height="12rem" radius="var(--radius-lg)" />
    <Skeleton width="100%" height="17rem" radius="var(--radius-lg)" />
  </div>
)

/** `alone`: the text below the customer alone; null for a group. */
type Props = { members: readonly HouseholdMember[]; alone: string | null }

/** The members and the invited. Numbers are masked, also for housemates. */
function Members({ members, alone }: Props) {
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
      {alone !== null && <p className="muted">{alone}</p>}
    </Section>
  )
}

/** Leaving the group, after a confirmation with the discount's end date. `left` runs just before the button disappears. */
function Leave({ left }: { left: () => void }) {
  const leaving = useWrite(leaveHousehold, { failed: copy.failed })

  async function leave() {
    const endsOn = dayText(discountEndsOn(dayOf(now())))
    if (!(await confirm({ title: copy.leave, body: copy.leaveConfirm(endsOn), confirm: copy.leave }))) return
    await leaving.run(undefined, left)
  }

  return (
    <div className="stack stack--tight">
      <Refusal text={leaving.refusal} />
      <ButtonGroup>
        <WriteButton variant="outline" busy={leaving.busy} busyLabel={copy.leaving} onPress={() => void leave()}>
          {copy.leave}
        </WriteButton>
      </ButtonGroup>
    </div>
  )
}
