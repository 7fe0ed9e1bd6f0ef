import { useVisitor } from '../../session/visitor.ts'

export function useIsPrepaid(): boolean {
  const visitor = useVisitor()
  return visitor.kind === 'customer' && visitor.flags.prepaid
}
