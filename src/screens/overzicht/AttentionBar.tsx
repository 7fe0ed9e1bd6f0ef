import { proxy, useSnapshot } from 'valtio'
import type { FixMeType } from '../../api/contract/overview.ts'
import { useBlockedOnArrival } from '../../pwa/blocked.ts'
import { Link } from '../../routes/Link.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ContactLink } from '../ContactLink.tsx'
import { type Attention, type Piece, samples } from './attention.ts'
import { copy } from './copy.ts'
import styles from './Overzicht.module.css'

/** What the customer closed; it stays closed for this visit. */
const closed = proxy<{ types: FixMeType[] }>({ types: [] })

/** What asks for attention stands before everything else (design 9). */
export function AttentionBar({ items }: { items: readonly Attention[] }) {
  const { types } = useSnapshot(closed)
  const open = items.filter(({ type }) => !types.includes(type))
  if (open.length === 0) return null

  function close(type: FixMeType) {
    closed.types.push(type)
    // The button that had the focus is gone, so the focus moves to the start of the screen.
    document.querySelector<HTMLElement>('main h1')?.focus()
  }

  return (
    <section className={styles.attention} aria-label={copy.fixMeLabel}>
      {open.map((item) => (
        <Notice key={item.id} tone={item.tone} action={<Action item={item} close={() => close(item.type)} />}>
          <p>{item.text.map(shownPiece)}</p>
        </Notice>
      ))}
    </section>
  )
}

/** A figure that is on its way: a bone as wide as the figure, so that nothing moves when it comes. */
const shownPiece = (piece: Piece) =>
  typeof piece === 'string' ? (
    piece
  ) : (
    <span key={piece.missing} className={styles.missing} aria-hidden="true">
      {samples[piece.missing]}
    </span>
  )

function Action({ item, close }: { item: Attention; close: () => void }) {
  const { to, button, closes, costsMoney } = item
  const blocked = useBlockedOnArrival()
  if (closes) {
    return (
      <Button variant="outline" size="small" onPress={close}>
        {button}
      </Button>
    )
  }
  if (to === null) return <ContactLink small />
  if (blocked !== null && costsMoney) {
    return (
      <Button variant="outline" size="small" blocked={blocked}>
        {button}
      </Button>
    )
  }
  return (
    <Link to={to} className={buttonClass({ variant: 'outline', size: 'small' })}>
      {button}
    </Link>
  )
}
