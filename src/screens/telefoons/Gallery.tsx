import { type KeyboardEvent, useRef, useState } from 'react'
import type { HandsetColor, Smartphone } from '../../api/contract/handsetShop.ts'
import { findCopy } from './copy.ts'
import styles from './Device.module.css'
import { nameOf } from './texts.ts'

const copy = findCopy.device

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
          aria-label={copy.turn}
          tabIndex={images.length > 1 ? 0 : undefined}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
        >
          {images.map((image, index) => (
            <img
              key={sideText(index, images.length)}
              src={image}
              alt={copy.side(nameOf(phone), name, sideText(index, images.length))}
              width={200}
              height={240}
              decoding="async"
            />
          ))}
        </section>
      </div>
      {images.length > 1 && (
        <fieldset className={styles.sides} aria-label={copy.galleryLabel}>
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              aria-pressed={index === at}
              aria-label={copy.gallery(index + 1, images.length)}
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

const sideText = (index: number, total: number): string => copy.sides[index] ?? copy.gallery(index + 1, total).toLowerCase()
