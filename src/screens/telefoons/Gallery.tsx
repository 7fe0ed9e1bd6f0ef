import { useState } from 'react'
import type { HandsetColor, Smartphone } from '../../api/contract/handsetShop.ts'
import { findCopy } from './copy.ts'
import styles from './Device.module.css'
import { nameOf } from './texts.ts'

const copy = findCopy.device

export function Gallery({ phone, color }: { phone: Smartphone; color: HandsetColor }) {
  const [at, setAt] = useState(0)
  const { images } = color
  const side = copy.sides[at] ?? copy.gallery(at + 1, images.length).toLowerCase()
  return (
    <div className="stack stack--tight">
      <div className={styles.picture}>
        <img src={images[at]} alt={copy.side(nameOf(phone), color.name, side)} width={200} height={240} decoding="async" />
      </div>
      {images.length > 1 && (
        <fieldset className={styles.sides} aria-label={copy.galleryLabel}>
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              aria-pressed={index === at}
              aria-label={copy.gallery(index + 1, images.length)}
              onClick={() => setAt(index)}
            >
              <img src={image} alt="" width={50} height={60} decoding="async" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
