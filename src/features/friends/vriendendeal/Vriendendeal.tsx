import { useRef, useState } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Numbered } from '#kit/ui/Numbered.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { type Friend, getMemberDeal } from '#model/friends/contract/memberDeal.ts'
import { FRIENDS_A_YEAR, friendsThisYear } from '#model/friends/memberDeal.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { toast } from '#platform/stores/toasts.ts'
import { memberDealCopy } from './copy.ts'
import styles from './ShareLink.module.css'

const drawing = { ordered: 'friends', waiting: 'clock', done: 'gift' } as const

/** `/vriendendeal`: the customer's personal link and the friends who used it. */
export default function Vriendendeal() {
  const isPrepaid = useIsPrepaid()
  return (
    <div className="wrap wrap--text page">
      <div className="page__head">
        <h1 className="title-page" tabIndex={-1}>
          {memberDealCopy.heading}
        </h1>
        <p className="lead muted">{isPrepaid ? memberDealCopy.introPrepaid : memberDealCopy.intro}</p>
      </div>
      <ReadBlock waiting={<Waiting />} failedText={memberDealCopy.error} instead={<How />}>
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
    <div className="stack stack--loose">
      <div className="stack stack--loose">
        {count < FRIENDS_A_YEAR ? (
          <ShareLink link={provider.memberDeal + encodeURIComponent(code)} />
        ) : (
          <Notice title={memberDealCopy.max(count)} />
        )}
        <How />
      </div>
      <Friends friends={friends} count={count} />
    </div>
  )
}

const How = () => (
  <Section title={memberDealCopy.howTitle}>
    <Numbered steps={useIsPrepaid() ? memberDealCopy.howPrepaid : memberDealCopy.how} />
  </Section>
)

function Waiting() {
  return (
    <div className="stack stack--loose">
      <div className="stack stack--loose">
        <Skeleton width="100%" height="11rem" radius="var(--radius-lg)" />
        <How />
      </div>
      <Skeleton width="100%" height="14rem" radius="var(--radius-lg)" />
    </div>
  )
}

/** `isPrepaid`: without a subscription only the friend gets a gift. */
function statusText(friend: Friend, isPrepaid: boolean): string {
  const words = isPrepaid ? { ...memberDealCopy.status, ...memberDealCopy.statusPrepaid } : memberDealCopy.status
  return friend.status === 'waiting' ? words.waiting(dayText(friend.giftOn)) : words[friend.status]
}

function Friends({ friends, count }: { friends: readonly Friend[]; count: number }) {
  const isPrepaid = useIsPrepaid()
  return (
    <Section title={memberDealCopy.friendsTitle}>
      {friends.length === 0 ? (
        <p className="muted">{memberDealCopy.empty}</p>
      ) : (
        <List>
          {friends.map((friend) => (
            <Row
              key={`${friend.firstName} ${friend.orderedOn}`}
              icon={drawing[friend.status]}
              title={friend.firstName}
              text={statusText(friend, isPrepaid)}
            />
          ))}
        </List>
      )}
      {count < FRIENDS_A_YEAR && <p className="small muted">{memberDealCopy.max(count)}</p>}
    </Section>
  )
}

const canShare = () => 'share' in navigator

/** Closing the share sheet, or pressing again while it is open, is not a failure. */
const isChoice = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError')

/** The personal link, to copy or share. When the browser refuses, the link is selected for copying by hand. */
function ShareLink({ link }: { link: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  const shareText = useIsPrepaid() ? memberDealCopy.shareTextPrepaid : memberDealCopy.shareText
  const [isRefused, setRefused] = useState(false)

  function selectLink() {
    if (text.current) getSelection()?.selectAllChildren(text.current)
    setRefused(true)
  }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link)
      setRefused(false)
      toast({ id: 'copied', text: memberDealCopy.copied, good: true })
    } catch {
      selectLink()
    }
  }

  async function share() {
    try {
      await navigator.share({ title: memberDealCopy.heading, text: shareText(link) })
    } catch (error) {
      if (!isChoice(error)) selectLink()
    }
  }

  const shares = canShare()
  return (
    <Card>
      <div className="stack">
        <h2 className="title-card">{memberDealCopy.linkLabel}</h2>
        <p ref={text} className={`mono ${styles.link}`}>
          {link}
        </p>
        <div role="status">{isRefused && <Notice tone="warn">{memberDealCopy.byHand}</Notice>}</div>
        <ButtonGroup>
          {shares && (
            <Button variant="primary-green" icon="share" onPress={() => void share()}>
              {memberDealCopy.share}
            </Button>
          )}
          <Button variant={shares ? 'outline' : 'primary-green'} onPress={() => void copyLink()}>
            {memberDealCopy.copy}
          </Button>
        </ButtonGroup>
      </div>
    </Card>
  )
}
