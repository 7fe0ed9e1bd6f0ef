import type { ReactNode } from 'react'
import { Card } from '#kit/ui/Card.tsx'
import { PhoneHead } from '../shared/PhoneHead.tsx'
import { nameOf } from '../texts.ts'
import type { OrderOffer } from './choice.ts'
import { copy } from './copy.ts'

type Props = { offer: Pick<OrderOffer, 'phone' | 'variant'>; children?: ReactNode }

export const OfferHead = ({ offer: { phone, variant }, children }: Props) => (
  <Card>
    <PhoneHead
      name={nameOf(phone)}
      text={copy.variant(variant.storage.name, variant.color.name)}
      picture={variant.color.images[0] ?? null}
    >
      {children}
    </PhoneHead>
  </Card>
)
