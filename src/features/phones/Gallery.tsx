import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { buzz } from '#kit/ui/buzz.ts'
import type { HandsetColor, Smartphone } from '#model/phones/contract/handsetShop.ts'
import { findCopy } from './copy.ts'
import styles from './Device.module.css'
import { nameOf } from './texts.ts'

/** The sides of a phone beside each other: a swipe, the arrow keys or a small picture turns it. */
export function Gallery({ phone, color: { name, images } }: { phone: Smartphone; color: HandsetColor }) {
  const strip = useRef<HTMLElement>(null)
  const [at, setAt] = useState(0)
  const show = (index: number) => {
    if (strip.current) strip.current.scrollLeft = index * strip.current.clientWidth
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    show(at + by)
  }
  return (
    <div className="stack stack--tight">
      <div className={styles.picture}>
        <section
          ref={strip}
          className={styles.strip}
          aria-label={findCopy.device.turn}
          tabIndex={images.length > 1 ? 0 : undefined}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
        >
          {images.map((image, index) => (
            <img
              key={sideText(index, images.length)}
              src={image}
              alt={findCopy.device.side(nameOf(phone), name, sideText(index, images.length))}
              width={200}
              height={240}
              decoding="async"
            />
          ))}
        </section>
      </div>
      <p className="visually-hidden" role="status">
        <Turned key={phone.id} at={at} total={images.length} />
      </p>
      {images.length > 1 && (
        <fieldset className={styles.sides} aria-label={findCopy.device.galleryLabel}>
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              aria-pressed={index === at}
              aria-label={findCopy.device.gallery(index + 1, images.length)}
              onClick={() => show(index)}
            >
              <img src={image} alt="" width={50} height={60} decoding="async" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** A phone that turns on to a far side passes the others; only where it stops counts (ms). */
const STOPS_MS = 250

/** Says, and lets feel, that the phone was turned to another side. */
function Turned({ at, total }: { at: number; total: number }) {
  const [shown, setShown] = useState<number | null>(null)
  const [first] = useState(at)
  const isTurned = at !== (shown ?? first)
  useEffect(() => {
    if (!isTurned) return
    const timer = setTimeout(() => {
      setShown(at)
      buzz()
    }, STOPS_MS)
    return () => clearTimeout(timer)
  }, [isTurned, at])
  return shown !== null && findCopy.device.turned(sideText(shown, total))
}

const sideText = (index: number, total: number): string =>
  findCopy.device.sides[index] ?? findCopy.device.gallery(index + 1, total).toLowerCase()
