import { Button } from '#kit/ui/Button.tsx'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { useReadState } from '#platform/api/client.ts'
import { useBlockedOnArrival } from '#platform/connection/blocked.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { useIsPostpaid } from '#platform/session/visitor.ts'
import { copy } from './copy.ts'

const paths = { data: '/mbs-bijkopen', voice: '/minuten-bijkopen' } as const
const rights = { data: 'buyDataEligible', voice: 'buyMinuteEligible' } as const

type Props = {
  kind: keyof typeof paths
  limited: boolean
  /** The bundle is empty, so this is the primary action. */
  isUrgent?: boolean
}

/**
 * Buying more, for customers with a limited bundle who may buy extra; shown as well while the permission is unknown. Offline the button is
 * blocked and says why.
 */
export function BuyMore({ kind, limited, isUrgent = false }: Props) {
  const blocked = useBlockedOnArrival()
  const canBuy = useIsPostpaid() && limited
  const { value: subscription } = useReadState(canBuy && blocked === null ? getPostpaidSubscription : null)
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
