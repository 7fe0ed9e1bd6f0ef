import { useRef } from 'react'
import { SavingSwitch } from '#features/profile/shared/SavingSwitch.tsx'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import {
  getHousehold,
  type Household,
  type HouseholdMember,
  leaveHousehold,
  shareLevel,
} from '#model/friends/contract/household.ts'
import { discountEndsOn, householdSteps, nextHouseholdStep } from '#model/friends/household.ts'
import { getUser } from '#model/login/contract/session.ts'
import { hasStopped } from '#model/subscription/cancellation.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { confirm } from '#platform/stores/modal.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'
import { Invite } from './Invite.tsx'
import { Members } from './Members.tsx'

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
        {isGroup && household.endsOn === null && <Sharing on={household.members.some(isSharing)} />}
        {isGroup && household.endsOn === null && <Leave left={() => standing.current?.focus()} />}
      </div>
      <Invite endsOn={household.endsOn} />
    </div>
  )
}

const isSharing = ({ state, shared }: HouseholdMember): boolean => state === 'self' && shared !== null

function DiscountStatus({ household: { discount, endsOn, members } }: { household: Household }) {
  if (endsOn !== null) return <Notice title={copy.ending(dayText(endsOn))} />
  return (
    <Notice tone="good" title={copy.active(euro(discount))}>
      {discountText(members, discount)}
    </Notice>
  )
}

/** How the discount comes about, and what would make it higher. */
export function discountText(members: readonly HouseholdMember[], discount: number): string {
  const subscriptions = members.filter(({ state }) => state !== 'invited').length
  const next = nextHouseholdStep(subscriptions)
  const now = copy.discountOf(subscriptions, euro(discount))
  return next === null ? now : `${now} ${copy.nextStep(next.missing, euro(next.discount))}`
}

const Waiting = () => (
  <div className="columns columns--main-side" aria-hidden="true">
    <Skeleton width="100%" height="12rem" radius="var(--radius-lg)" />
    <Skeleton width="100%" height="17rem" radius="var(--radius-lg)" />
  </div>
)

/** Lets the others see how much internet is left. */
function Sharing({ on }: { on: boolean }) {
  return (
    <Card>
      <SavingSwitch
        name="niveau"
        checked={on}
        operation={shareLevel}
        input={(wanted) => ({ on: wanted })}
        text={copy.sharingText}
        savedText={copy.shared(!on)}
      >
        {copy.sharing}
      </SavingSwitch>
    </Card>
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
