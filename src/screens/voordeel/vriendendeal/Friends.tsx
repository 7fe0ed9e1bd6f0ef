import type { Friend } from '../../../api/contract/memberDeal.ts'
import { FRIENDS_A_YEAR } from '../../../domain/memberDeal.ts'
import { Section } from '../../../ui/Card.tsx'
import { List, Row } from '../../../ui/List.tsx'
import { dayText } from '../../../words/dateText.ts'
import { memberDealCopy as copy } from './copy.ts'

const statusText = (friend: Friend): string =>
  friend.status === 'waiting' ? copy.status.waiting(dayText(friend.giftOn)) : copy.status[friend.status]

const drawing = { ordered: 'friends', waiting: 'clock', done: 'gift' } as const

export function Friends({ friends, count }: { friends: readonly Friend[]; count: number }) {
  return (
    <Section title={copy.friendsTitle}>
      {friends.length === 0 ? (
        <p className="muted">{copy.empty}</p>
      ) : (
        <List>
          {friends.map((friend) => (
            <Row
              key={`${friend.firstName} ${friend.orderedOn}`}
              icon={drawing[friend.status]}
              title={friend.firstName}
              text={statusText(friend)}
            />
          ))}
        </List>
      )}
      {count < FRIENDS_A_YEAR && <p className="small muted">{copy.max(count)}</p>}
    </Section>
  )
}
