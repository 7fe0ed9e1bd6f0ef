import { CheckedPayment, paymentIn } from '#features/payment/shared/CheckedPayment.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { NotFoundError } from '#platform/router/route.ts'

/**
 * `/overstappen/controleren-van-betaling`: the return address from the bank, also for guests and new subscribers. A subscriber without a
 * payment gets the 404 page.
 */
export default function Controleren() {
  const { path, search, visitor } = usePlace()
  const isSubscriber = visitor.kind === 'customer' && !visitor.flags.prepaid
  if (isSubscriber && paymentIn(search) === null) throw new NotFoundError(`Page Not Found: ${path}`)
  return <CheckedPayment />
}
