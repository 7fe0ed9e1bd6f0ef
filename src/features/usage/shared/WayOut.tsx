import { openPay } from '#features/invoices/shared/openPay.ts'
import { Button } from '#kit/ui/Button.tsx'
import { useBlockedOnArrival } from '#platform/connection/blocked.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import type { StandstillWay } from './standstillWays.ts'

/**
 * One way out of the problem in a notice: a link, or a button that pays over the screen. What costs money is disabled without a connection
 * and says why.
 */
export function WayOut({ way: { to, label, costsMoney, isMain, pays } }: { way: StandstillWay }) {
  const blocked = useBlockedOnArrival()
  const look = { variant: isMain ? 'primary-green' : 'outline', size: 'small' } as const
  if (blocked !== null && costsMoney) {
    return (
      <Button {...look} blocked={blocked}>
        {label}
      </Button>
    )
  }
  if (pays !== undefined) {
    return (
      <Button {...look} onPress={() => void openPay(pays)}>
        {label}
      </Button>
    )
  }
  return (
    <ButtonLink to={to} {...look}>
      {label}
    </ButtonLink>
  )
}
