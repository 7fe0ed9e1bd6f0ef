import { usePlace } from '../../routes/location.tsx'

/** A prepaid customer has no invoices to debit. */
export function useIsPrepaid(): boolean {
  const { visitor } = usePlace()
  return visitor.kind === 'customer' && visitor.flags.prepaid
}
