import type { ReactNode } from 'react'
import { Card } from '../../../ui/Card.tsx'
import type { Offer } from './choice.ts'
import { orderPhoneCopy as copy } from './copy.ts'
import styles from './PhoneHead.module.css'

/** Which phone it is: its picture, its name, its colour and room. */
export function PhoneHead({
  offer: { phone, variant },
  children,
}: {
  offer: Pick<Offer, 'phone' | 'variant'>
  children?: ReactNode
}) {
  const [picture] = variant.color.images
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        {picture !== undefined && <img src={picture} alt="" width={72} height={96} />}
        <div>
          <h2 className="title-card">
            {phone.brand.name} {phone.name}
          </h2>
          <p className="muted">{copy.variant(variant.storage.name, variant.color.name)}</p>
          {children}
        </div>
      </div>
    </Card>
  )
}
