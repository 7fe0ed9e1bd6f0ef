import { useId } from 'react'
import type { Smartphone } from '#model/phones/contract/handsetShop.ts'
import { nearestVariant, type Variant } from '#model/phones/phoneSpec.ts'
import { findCopy } from './copy.ts'
import styles from './Device.module.css'
import { Swatch } from './Swatch.tsx'
import { colorText } from './texts.ts'

type Props = { phone: Smartphone; variant: Variant; choose: (variant: Variant) => void }

/** The colours as radio buttons. A sold-out colour can still be viewed. */
export function Colors({ phone, variant: { color: chosen, storage }, choose }: Props) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className="stack stack--tight">
      <p id={id} className="strong">
        {findCopy.device.colorIs(chosen.name)}
      </p>
      <div className={styles.swatches}>
        {phone.colors.map((color) => (
          <label key={color.slug} className={styles.swatch}>
            <input
              type="radio"
              name="kleur"
              value={color.slug}
              checked={color.slug === chosen.slug}
              onChange={() => choose(nearestVariant(phone, { color: color.slug, storage: storage.slug }))}
            />
            <Swatch slug={color.slug} large />
            {colorText(phone, { color, storage })}
          </label>
        ))}
      </div>
    </div>
  )
}
