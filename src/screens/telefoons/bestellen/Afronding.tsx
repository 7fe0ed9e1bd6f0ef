import { Suspense } from 'react'
import { preloadable } from '../../../ui/preloadable.tsx'
import { CheckedPayment } from '../../CheckedPayment.tsx'

/** Most customers have paid: it is fetched, with what it reads, only for those who have not. */
const { Component: PayAgain } = preloadable(() => import('./PayAgain.tsx'))

/** `…/afronding`: how the payment ended. */
export default function Afronding() {
  return (
    <CheckedPayment
      again={(otherwise) => (
        <Suspense fallback={null}>
          <PayAgain otherwise={otherwise} />
        </Suspense>
      )}
    />
  )
}
