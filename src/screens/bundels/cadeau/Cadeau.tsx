import { useRead, useReadState } from '../../../api/client.ts'
import { postpaidOverview } from '../../../api/contract/overview.ts'
import { now } from '../../../clock.ts'
import { dayOf } from '../../../domain/dates.ts'
import { canUnwrap, isExpired } from '../../../domain/gifts.ts'
import { PageHead } from '../../../flow/PageHead.tsx'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { ButtonLink } from '../../../routes/ButtonLink.tsx'
import { Bone } from '../../../ui/Bone.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './Cadeau.module.css'
import { giftCopy as copy } from './copy.ts'
import { useUnwrap } from './useUnwrap.ts'
import { Wrapped } from './Wrapped.tsx'

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
