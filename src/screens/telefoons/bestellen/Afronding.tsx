import { Suspense } from 'react'
import { preloadable } from '../../../ui/preloadable.tsx'
import { CheckedPayment } from '../../CheckedPayment.tsx'

/** Most have paid: only who has not fetches it, and what it reads. */
const { Component: PayAgain } = preloadable(() => import('./PayAgain.tsx'))

/** `…/afronding`: how the payment ended. */
export default function Afronding() {
  return (
    <CheckedPayment
      again={
        <Suspense fallback={null}>
          <PayAgain />
        </Suspense>
      }
    />
  )
}
