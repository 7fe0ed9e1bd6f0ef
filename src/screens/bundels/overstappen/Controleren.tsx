import { usePlace } from '../../../routes/location.tsx'
import { NotFound } from '../../../routes/route.ts'
import { CheckedPayment, paymentIn } from '../../CheckedPayment.tsx'

/**
 * `/overstappen/controleren-van-betaling`: where the bank sends everybody back to, also a guest and who has just become a subscriber. For a
 * subscriber without a payment to check there is no such page (spec 5 prepaid to postpaid).
 */
export default function Controleren() {
  const { path, search, visitor } = usePlace()
  const isSubscriber = visitor.kind === 'customer' && !visitor.flags.prepaid
  if (isSubscriber && paymentIn(search) === null) throw new NotFound(`Page Not Found: ${path}`)
  return <CheckedPayment />
}
