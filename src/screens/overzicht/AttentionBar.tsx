import { proxy, useSnapshot } from 'valtio'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { WayOut } from '../verbruik/shared/WayOut.tsx'
import type { Attention, Piece } from './attention.ts'
import { samples } from './attentionFigures.ts'
import { copy } from './copy.ts'
import styles from './Overzicht.module.css'

/** Notices that the customer closed; they stay closed for this visit. */
const closed = proxy<{ types: Attention['type'][] }>({ types: [] })

export function AttentionBar({ items }: { items: readonly Attention[] }) {
  const { types } = useSnapshot(closed)
  const open = items.filter(({ type }) => !types.includes(type))
  if (open.length === 0) return null

  function close(type: Attention['type']) {
    closed.types.push(type)
    // The focused button is gone, so the focus moves to the heading.
    document.querySelector<HTMLElement>('main h1')?.focus()
  }

  return (
    <section className={styles.attention} aria-label={copy.fixMeLabel}>
      {open.map((item) => (
        <Notice
          key={item.id}
          tone={item.tone}
          action={
            item.close === null ? (
              <div className={styles.ways}>
                {item.ways.map((way) => (
                  <WayOut key={way.label} way={way} />
                ))}
              </div>
            ) : (
              <Button variant="outline" size="small" onPress={() => close(item.type)}>
                {item.close}
              </Button>
            )
          }
        >
          <p>{item.text.map(shownPiece)}</p>
        </Notice>
      ))}
    </section>
  )
}

/** A figure that is still loading: a bone as wide as the figure, so that nothing moves when it arrives. */
const shownPiece = (piece: Piece) =>
  typeof piece === 'string' ? (
    piece
  ) : (
    <span key={piece.missing} className={styles.missing} aria-hidden="true">
      {samples[piece.missing]}
    </span>
  )
