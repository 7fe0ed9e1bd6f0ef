import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Gift } from '#kit/ui/Gift.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { dayText } from '#kit/words/dateText.ts'
import type { UnwrappedGift } from '#model/bundles/contract/gift.ts'
import { canUnwrap, isExpired, usableUntil } from '#model/bundles/gifts.ts'
import { type GiftBundle, postpaidOverview } from '#model/overview/contract.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { openReceipt } from '#platform/router/receipt.ts'
import { useUnwrap } from '../shared/useUnwrap.ts'
import styles from './Cadeau.module.css'
import { copy } from './copy.ts'

/** `/cadeau`: the gifts to unwrap. */
export default function Cadeau() {
  const waiting = useReadState(postpaidOverview).value?.giftBundles.filter(canUnwrap).length ?? 0
  return (
    <div className="wrap wrap--text page">
      <PageHead title={copy.title(waiting)} intro={waiting > 0 && copy.intro(waiting)} />
      <ReadBlock waiting={bones('13rem')}>
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

const finish = (receipt: UnwrappedGift): Promise<void> => openReceipt('/cadeau/bedankt', receipt)

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

/** A closed box: its content is shown once it is open. */
function Wrapped({ title, gift, today, endsOn, isNext, isOpening, unwrap }: Props) {
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
            <WriteButton
              variant={isNext ? 'primary-green' : 'outline'}
              wide
              busy={isOpening}
              busyLabel={copy.busy}
              onPress={unwrap}
            >
              {copy.button}
              <span className="visually-hidden"> {title}</span>
            </WriteButton>
          </div>
        )}
      </Card>
    </li>
  )
}
