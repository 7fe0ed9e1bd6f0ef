import type { GiftBundle } from '../../../api/contract/overview.ts'
import type { Day } from '../../../api/contract/parts.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { isExpired, unwrapBefore, usableUntil } from '../../../domain/gifts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Gift } from '../../../ui/Gift.tsx'
import { dayText } from '../../../words/dateText.ts'
import styles from './Cadeau.module.css'
import { giftCopy as copy } from './copy.ts'
import { wrappedText } from './text.ts'

type Props = {
  gift: GiftBundle
  today: Day
  isNext: boolean
  isOpening: boolean
  unwrap: () => void
}

export function Wrapped({ gift, today, isNext, isOpening, unwrap }: Props) {
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
