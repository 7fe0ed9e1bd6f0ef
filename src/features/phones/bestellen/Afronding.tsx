import { Suspense } from 'react'
import { CheckedPayment, paymentIn } from '#features/payment/shared/CheckedPayment.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { NotFoundError } from '#platform/router/route.ts'

/** Most customers have paid, so the code for paying again loads on demand. */
const { Component: PayAgain } = preloadable(() => import('./PayAgain.tsx'))

/** `…/afronding`: the result of the payment, also for guests. A prepaid customer without a payment gets the 404 page (spec 5). */
export default function Afronding() {
  const { path, search, visitor } = usePlace()
  const isPrepaid = visitor.kind === 'customer' && visitor.flags.prepaid
  if (isPrepaid && paymentIn(search) === null) throw new NotFoundError(`Page Not Found: ${path}`)
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
