import { Button } from '#kit/ui/Button.tsx'
import { useBlockedOnArrival } from '#platform/connection/blocked.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import type { StandstillWay } from './standstillWays.ts'

/** One link out of the problem in a notice. A link that costs money is disabled without a connection and says why. */
export function WayOut({ way: { to, label, costsMoney, isMain } }: { way: StandstillWay }) {
  const blocked = useBlockedOnArrival()
  const look = { variant: isMain ? 'primary-green' : 'outline', size: 'small' } as const
  if (blocked !== null && costsMoney) {
    return (
      <Button {...look} blocked={blocked}>
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
