import { Suspense } from 'react'
import { preloadable } from '../../../ui/preloadable.tsx'
import { CheckedPayment } from '../../betaling/shared/CheckedPayment.tsx'

/** Most customers have paid, so the code for paying again loads on demand. */
const { Component: PayAgain } = preloadable(() => import('./PayAgain.tsx'))

/** `…/afronding`: the result of the payment. */
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
