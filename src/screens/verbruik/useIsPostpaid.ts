import { useVisitor } from '../../session/visitor.ts'

/** Does this visitor have a subscription, as far as is known? */
export function useIsPostpaid(): boolean {
  const visitor = useVisitor()
  return visitor.kind === 'customer' ? !visitor.flags.prepaid : visitor.kind === 'remembered' && !visitor.prepaid
}
