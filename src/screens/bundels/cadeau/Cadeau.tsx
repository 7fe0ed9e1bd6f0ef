import { useState } from 'react'
import { useRead, useReadState } from '../../../api/client.ts'
import { activateGiftBundle, type UnwrappedGift } from '../../../api/contract/gift.ts'
import { type GiftBundle, postpaidOverview } from '../../../api/contract/overview.ts'
import type { Day } from '../../../api/contract/parts.ts'
import { now } from '../../../clock.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { useDeed } from '../../../deed/useDeed.ts'
import { dayOf } from '../../../domain/dates.ts'
import { betterLater, canUnwrap, isExpired, unwrapBefore, usableUntil } from '../../../domain/gifts.ts'
import { arriveAt } from '../../../flow/arrive.ts'
import { PageHead } from '../../../flow/PageHead.tsx'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { ButtonLink } from '../../../routes/Link.tsx'
import { openModal } from '../../../stores/modal.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Gift } from '../../../ui/Gift.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { dayText } from '../../../words/dateText.ts'
import styles from './Cadeau.module.css'
import { giftCopy as copy } from './copy.ts'
import { wrappedText } from './text.ts'

const words = copy.ask

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
  const { giftBundles } = useRead(postpaidOverview)
  const { unwrap, opening, problem } = useUnwrap()
  const today = dayOf(now())
  const wrapped = giftBundles.filter((gift) => canUnwrap(gift) || isExpired(gift, today))
  const next = wrapped.find((gift) => !isExpired(gift, today))

  return (
    <div className="stack">
      {problem !== null && <Notice tone="bad" title={problem} alert />}
      {wrapped.length === 0 && <Notice>{copy.none}</Notice>}
      <ul className={styles.gifts}>
        {wrapped.map((gift) => (
          <Wrapped
            key={gift.id}
            gift={gift}
            today={today}
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

/** Asked only when waiting a few days makes the gift last a month longer. */
const ask = (today: Day, later: Day) =>
  openModal({
    id: 'unwrap-gift',
    component: 'unwrap-gifts',
    title: words.title,
    data: { text: words.body(dayText(usableUntil(today)), dayText(later), dayText(usableUntil(later))) },
    showFooter: true,
    confirmButtonLabel: words.confirm,
    cancelButtonLabel: words.cancel,
  })

const finish = (receipt: UnwrappedGift): Promise<void> => arriveAt('/cadeau/bedankt', receipt)

function useUnwrap() {
  const unwrapping = useDeed(activateGiftBundle, {
    done: '/cadeau/bedankt',
    failed: copy.error,
    refusals: { GIFT_EXPIRED: copy.expired, GIFT_UNWRAPPED: copy.unwrapped },
  })
  const [opening, setOpening] = useState<string | null>(null)

  async function unwrap(gift: GiftBundle) {
    if (unwrapping.busy) return
    const today = dayOf(now())
    const later = betterLater(gift, today)
    if (later !== null && (await ask(today, later)) !== 'confirm') return
    setOpening(gift.id)
    if (await unwrapping.run({ id: gift.id }, finish)) setOpening(null)
  }

  return { unwrap, opening, problem: unwrapping.refusal }
}

type Props = {
  gift: GiftBundle
  today: Day
  isNext: boolean
  isOpening: boolean
  unwrap: () => void
}

function Wrapped({ gift, today, isNext, isOpening, unwrap }: Props) {
  const offline = useBlocked()
  const isOver = isExpired(gift, today)
  const { gift: title, usable } = wrappedText(gift, usableUntil(today))
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
              <p>{copy.unwrapBefore(dayText(unwrapBefore(gift)))}</p>
              <p className="small muted">{usable}</p>
            </>
          )}
        </div>
        {!isOver && (
          <div className={styles.action}>
            <Button
              variant={isNext ? 'primary-green' : 'ink'}
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
