import { usePlace } from '../../routes/location.tsx'

/** Does this customer pay in advance? Then there are no invoices to debit. */
export function useIsPrepaid(): boolean {
  const { visitor } = usePlace()
  return visitor.kind === 'customer' && visitor.flags.prepaid
}
