import { useServerRead } from '../../api/client.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { useBlockedOnArrival } from '../../pwa/blocked.ts'
import { ButtonLink } from '../../routes/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { copy } from './copy.ts'
import { useIsPostpaid } from './useIsPostpaid.ts'

const paths = { data: '/mbs-bijkopen', voice: '/minuten-bijkopen' } as const
const rights = { data: 'buyDataEligible', voice: 'buyMinuteEligible' } as const

type Props = {
  kind: keyof typeof paths
  limited: boolean
  /** Nothing is left: this is what to do. */
  isUrgent?: boolean
}

/**
 * The way to buy more, for customers with a subscription whose bundle can run out and who may buy on top of it (spec 3 Subscription); as
 * long as that is not known they may. Without a connection it waits, and says why (decisions D8).
 */
export function BuyMore({ kind, limited, isUrgent = false }: Props) {
  const blocked = useBlockedOnArrival()
  const canBuy = useIsPostpaid() && limited
  const { value: subscription } = useServerRead(canBuy && blocked === null ? getPostpaidSubscription : null)
  if (!canBuy || subscription?.[rights[kind]] === false) return null
  const label = copy.buy[kind]
  const variant = isUrgent ? 'primary-green' : 'outline'
  return blocked !== null ? (
    <Button variant={variant} blocked={blocked}>
      {label}
    </Button>
  ) : (
    <ButtonLink to={paths[kind]} variant={variant}>
      {label}
    </ButtonLink>
  )
}
