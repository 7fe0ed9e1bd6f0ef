import { copy as shared } from '../../copy.ts'
import { routed } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { useOfflineShown } from '../../stores/connection.ts'
import { useVisitor } from '../../stores/session.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useMayBuy } from '../useMayBuy.ts'
import { copy } from './copy.ts'

const paths = { data: '/mbs-bijkopen', voice: '/minuten-bijkopen' } as const

/** The way to more, for who has a subscription with an end to its bundle. Without a connection it waits, and says why (decisions D8). */
export function BuyMore({ kind, limited }: { kind: keyof typeof paths; limited: boolean }) {
  const visitor = useVisitor()
  const offline = useOfflineShown()
  const isPostpaid = visitor.kind === 'customer' ? !visitor.flags.prepaid : visitor.kind === 'remembered' && !visitor.prepaid
  const mayBuy = useMayBuy(kind, limited && isPostpaid && !offline)
  const to = limited && isPostpaid && mayBuy ? routed(paths[kind]) : null
  if (to === null) return null
  const label = copy.buy[kind]
  return offline ? (
    <Button variant="outline" blocked={shared.offline.actionBlocked}>
      {label}
    </Button>
  ) : (
    <Link to={to} className={buttonClass({ variant: 'outline' })}>
      {label}
    </Link>
  )
}
