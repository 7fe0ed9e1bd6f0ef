import { useEffect, useRef, useState } from 'react'
import { insideText, shoreCopy } from '#features/bundles/shared/giftText.ts'
import { useUnwrap } from '#features/bundles/shared/useUnwrap.ts'
import { pause } from '#kit/pause.ts'
import { buzz } from '#kit/ui/buzz.ts'
import { classes } from '#kit/ui/classes.ts'
import flag from '#kit/ui/Flag.module.css'
import { Gift } from '#kit/ui/Gift.tsx'
import { dayShort } from '#kit/words/dateText.ts'
import type { UnwrappedGift } from '#model/bundles/contract/gift.ts'
import { canUnwrap } from '#model/bundles/gifts.ts'
import type { GiftBundle } from '#model/overview/contract.ts'
import { useBlocked } from '#platform/connection/blocked.ts'
import { toast } from '#platform/stores/toasts.ts'
import styles from './Shore.module.css'

/** The time (ms) that the water takes to rise; the content of the box is shown after it. */
const RISE_MS = 1100

/** A gift is a closed box on the shore: one tap opens it, the water rises, and then its content is shown. */
export default function Shore({ gifts }: { gifts: readonly GiftBundle[] }) {
  const blocked = useBlocked()
  const [told, tell] = useState<UnwrappedGift | null>(null)
  const { unwrap, opening, problem } = useUnwrap(opened)
  const inside = useRef<HTMLParagraphElement>(null)
  const waiting = gifts.filter((gift) => canUnwrap(gift) && gift.id !== told?.id)
  const [next] = waiting

  async function opened(gift: UnwrappedGift) {
    tell(gift)
    buzz()
    await pause(RISE_MS)
    toast({ id: 'gift', text: insideText(gift).sentence, good: true })
  }
  useEffect(() => {
    if (problem !== null) toast({ id: 'gift', text: problem })
  }, [problem])
  // The pressed box is gone.
  useEffect(() => {
    if (told !== null && document.activeElement === document.body) inside.current?.focus()
  }, [told])

  return (
    <div className={styles.shore}>
      {told && (
        <div className={styles.place}>
          <p ref={inside} tabIndex={-1} className={classes(flag.flag, styles.inside)}>
            {insideText(told).brief}
          </p>
          <Gift key={told.id} size="bare" isOpen />
        </div>
      )}
      {next && (
        // Another box is another button: the key that is still held down opens nothing more.
        <div key={next.id} className={styles.place}>
          <button
            type="button"
            className={styles.box}
            aria-describedby={blocked === null ? undefined : 'shore-blocked'}
            aria-disabled={blocked !== null || undefined}
            aria-busy={opening === next.id}
            onClick={() => (blocked === null ? void unwrap(next) : toast({ id: 'gift', text: blocked }))}
          >
            <span className={classes(flag.flag, styles.closed)}>{shoreCopy.flag(dayShort(next.until), waiting.length)}</span>
            <span className="visually-hidden">{shoreCopy.unwrap}</span>
            <Gift size="bare" isOpen={opening === next.id} />
          </button>
          {blocked !== null && (
            <span id="shore-blocked" hidden>
              {blocked}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
