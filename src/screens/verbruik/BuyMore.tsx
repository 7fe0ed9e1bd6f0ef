import { useServerRead } from '../../api/client.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { useBlockedOnArrival } from '../../pwa/blocked.ts'
import { routed } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { useVisitor } from '../../session/visitor.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { copy } from './copy.ts'

const paths = { data: '/mbs-bijkopen', voice: '/minuten-bijkopen' } as const
const rights = { data: 'buyDataEligible', voice: 'buyMinuteEligible' } as const

/**
 * The way to buy more, for customers with a subscription whose bundle can run out and who may buy on top of it (spec 3 Subscription); as
 * long as that is not known they may. Without a connection it waits, and says why (decisions D8).
 */
export function BuyMore({ kind, limited }: { kind: keyof typeof paths; limited: boolean }) {
  const visitor = useVisitor()
  const blocked = useBlockedOnArrival()
  const isPostpaid = visitor.kind === 'customer' ? !visitor.flags.prepaid : visitor.kind === 'remembered' && !visitor.prepaid
  const canBuy = limited && isPostpaid
  const { value: subscription } = useServerRead(canBuy && blocked === null ? getPostpaidSubscription : null)
  const to = canBuy && (subscription?.[rights[kind]] ?? true) ? routed(paths[kind]) : null
  if (to === null) return null
  const label = copy.buy[kind]
  return blocked !== null ? (
    <Button variant="outline" blocked={blocked}>
      {label}
    </Button>
  ) : (
    <Link to={to} className={buttonClass({ variant: 'outline' })}>
      {label}
    </Link>
  )
}
