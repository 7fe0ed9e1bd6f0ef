import { useVisitor } from '../../session/visitor.ts'

/** Whether this visitor has a subscription; also known for a remembered visitor without a session. */
export function useIsPostpaid(): boolean {
  const visitor = useVisitor()
  return visitor.kind === 'customer' ? !visitor.flags.prepaid : visitor.kind === 'remembered' && !visitor.prepaid
}
