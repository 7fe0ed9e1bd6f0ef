import { useRef } from 'react'
import { useRead } from '../../../api/client.ts'
import { getHousehold, type Household } from '../../../api/contract/household.ts'
import { getUser } from '../../../api/contract/session.ts'
import { getPostpaidSubscription } from '../../../api/contract/subscription.ts'
import { householdSteps } from '../../../domain/household.ts'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { Bone } from '../../../ui/Bone.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { dayText } from '../../../words/dateText.ts'
import { euro } from '../../../words/money.ts'
import { householdCopy as copy } from './copy.ts'
import { Invite } from './Invite.tsx'
import { Leave } from './Leave.tsx'
import { Members } from './Members.tsx'

const { few, many } = householdSteps

/** `/ft/samenkorting`: the household discount and its members. */
export default function Samenkorting() {
  return (
    <div className="wrap page">
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
  const standing = useRef<HTMLDivElement>(null)
  const isGroup = household.members.some(({ state }) => state === 'member')
  return (
    <div className="columns columns--main-side">
      <div className="stack">
        {(household.discount > 0 || household.endsOn !== null) && (
          <div ref={standing} tabIndex={-1}>
            <Standing household={household} />
          </div>
        )}
        <Members members={household.members} isGroup={isGroup} />
        {isGroup && household.endsOn === null && <Leave left={() => standing.current?.focus()} />}
      </div>
      <Invite endsOn={household.endsOn} />
    </div>
  )
}

function Standing({ household: { discount, endsOn } }: { household: Household }) {
  return endsOn === null ? (
    <Notice tone="good" title={copy.active(euro(discount))} />
  ) : (
    <Notice title={copy.ending(dayText(endsOn))} />
  )
}

const Waiting = () => (
  <div className="columns columns--main-side" aria-hidden="true">
    <Bone width="100%" height="12rem" radius="var(--radius-lg)" />
    <Bone width="100%" height="17rem" radius="var(--radius-lg)" />
  </div>
)
