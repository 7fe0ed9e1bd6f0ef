import { CheckedPayment } from './shared/CheckedPayment.tsx'

/** `/betaling-controleren` and its variants per flow: the return address from the bank. Only the payment id in the address counts. */
export default function BetalingControleren() {
  return <CheckedPayment />
}
