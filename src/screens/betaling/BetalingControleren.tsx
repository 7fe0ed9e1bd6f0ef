import { CheckedPayment } from '../CheckedPayment.tsx'

/**
 * `/betaling-controleren` and that of a flow with an address of its own: where the bank sends everybody back to. What stands in the address
 * besides the id says nothing.
 */
export default function BetalingControleren() {
  return <CheckedPayment />
}
