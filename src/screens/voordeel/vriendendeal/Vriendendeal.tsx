import { useRead } from '../../../api/client.ts'
import { getMemberDeal } from '../../../api/contract/memberDeal.ts'
import { now } from '../../../clock.ts'
import { dayOf } from '../../../domain/dates.ts'
import { FRIENDS_A_YEAR, friendsThisYear } from '../../../domain/memberDeal.ts'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { provider } from '../../../provider.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { Section } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Numbered } from '../../../ui/Numbered.tsx'
import { memberDealCopy as copy } from './copy.ts'
import { Friends } from './Friends.tsx'
import { ShareLink } from './ShareLink.tsx'

/** `/vriendendeal`: the customer's personal link and the friends who used it. */
export default function Vriendendeal() {
  return (
    <div className="wrap page">
      <div className="page__head">
        <h1 className="title-page" tabIndex={-1}>
          {copy.heading}
        </h1>
        <p className="lead muted">{copy.intro}</p>
      </div>
      <ReadBlock waiting={<Waiting />} failedText={copy.error} instead={<How />}>
        <Deal />
      </ReadBlock>
    </div>
  )
}

Vriendendeal.reads = () => [getMemberDeal]

function Deal() {
  const { code, friends } = useRead(getMemberDeal)
  const count = friendsThisYear(friends, dayOf(now()))
  return (
    <div className="columns columns--main-side">
      <div className="stack stack--loose">
        {count < FRIENDS_A_YEAR ? (
          <ShareLink link={provider.memberDeal + encodeURIComponent(code)} />
        ) : (
          <Notice title={copy.max(count)} />
        )}
        <How />
      </div>
      <Friends friends={friends} count={count} />
    </div>
  )
}

const How = () => (
  <Section title={copy.howTitle}>
    <Numbered steps={copy.how} />
  </Section>
)

function Waiting() {
  return (
    <div className="columns columns--main-side">
      <div className="stack stack--loose">
        <Bone width="100%" height="11rem" radius="var(--radius-lg)" />
        <How />
      </div>
      <Bone width="100%" height="14rem" radius="var(--radius-lg)" />
    </div>
  )
}
