import { useVisitor } from '../../session/visitor.ts'

/** Does this customer pay in advance? */
export function useIsPrepaid(): boolean {
  const visitor = useVisitor()
  return visitor.kind === 'customer' && visitor.flags.prepaid
}
