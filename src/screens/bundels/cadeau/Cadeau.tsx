import { useRead, useReadState } from '../../../api/client.ts'
import type { UnwrappedGift } from '../../../api/contract/gift.ts'
import { type GiftBundle, postpaidOverview } from '../../../api/contract/overview.ts'
import type { Day } from '../../../api/contract/parts.ts'
import { now } from '../../../clock.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { dayOf } from '../../../domain/dates.ts'
import { canUnwrap, isExpired, usableUntil } from '../../../domain/gifts.ts'
import { arriveAt } from '../../../flow/arrive.ts'
import { PageHead } from '../../../flow/PageHead.tsx'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { ButtonLink } from '../../../routes/Link.tsx'
import { Bone } from '../../../ui/Bone.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Gift } from '../../../ui/Gift.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { dayText } from '../../../words/dateText.ts'
import { useUnwrap } from '../shared/useUnwrap.ts'
import styles from './Cadeau.module.css'
import { giftCopy as copy } from './copy.ts'

/** `/cadeau`: the gifts to unwrap. */
export default function Cadeau() {
  const waiting = useReadState(postpaidOverview).value?.giftBundles.filter(canUnwrap).length ?? 0
  return (
    <div className="wrap wrap--text page">
      <PageHead title={copy.title(waiting)} intro={waiting > 0 && copy.intro(waiting)} />
      <ReadBlock waiting={<Waiting />}>
        <Gifts />
      </ReadBlock>
    </div>
  )
}

Cadeau.reads = () => [postpaidOverview]

function Gifts() {
  const { giftBundles, terminationDate } = useRead(postpaidOverview)
  const { unwrap, opening, problem } = useUnwrap(finish, '/cadeau/bedankt')
  const today = dayOf(now())
  const wrapped = giftBundles.filter((gift) => canUnwrap(gift) || isExpired(gift, today))
  const next = wrapped.find((gift) => !isExpired(gift, today))

  return (
    <div className="stack">
      {problem !== null && <Notice tone="bad" title={problem} alert />}
      {wrapped.length === 0 && <Notice>{copy.none}</Notice>}
      <ul className={styles.gifts}>
        {wrapped.map((gift, index) => (
          <Wrapped
            key={gift.id}
            title={copy.closed(wrapped.length > 1 ? index + 1 : null)}
            gift={gift}
            today={today}
            endsOn={terminationDate}
            isNext={gift === next}
            isOpening={gift.id === opening}
            unwrap={() => void unwrap(gift)}
          />
        ))}
      </ul>
      <ButtonLink to="/" variant="outline" wide>
        {copy.later}
      </ButtonLink>
    </div>
  )
}

function Waiting() {
  return (
    <div className="stack" aria-hidden="true">
      <Bone width="100%" height="13rem" radius="var(--radius-lg)" />
    </div>
  )
}

const finish = (receipt: UnwrappedGift): Promise<void> => arriveAt('/cadeau/bedankt', receipt)

type Props = {
  title: string
  gift: GiftBundle
  today: Day
  /** The last day of a cancelled subscription. */
  endsOn: Day | null
  isNext: boolean
  isOpening: boolean
  unwrap: () => void
}

/** A closed box: what is in it is said once it is open. */
function Wrapped({ title, gift, today, endsOn, isNext, isOpening, unwrap }: Props) {
  const offline = useBlocked()
  const isOver = isExpired(gift, today)
  return (
    <li>
      <Card className={styles.gift}>
        <Gift isOpen={isOpening} />
        <div className={styles.words}>
          <h2 className="title-card">{title}</h2>
          {isOver ? (
            <p className="muted">{copy.expired}</p>
          ) : (
            <>
              <p>{copy.unwrapBy(dayText(gift.until))}</p>
              <p className="small muted">{copy.usableUntil(dayText(usableUntil(today, endsOn)))}</p>
            </>
          )}
        </div>
        {!isOver && (
          <div className={styles.action}>
            <Button
              variant={isNext ? 'primary-green' : 'outline'}
              wide
              busy={isOpening}
              busyLabel={copy.busy}
              blocked={offline}
              onPress={unwrap}
            >
              {copy.button}
              <span className="visually-hidden"> {title}</span>
            </Button>
          </div>
        )}
      </Card>
    </li>
  )
}
