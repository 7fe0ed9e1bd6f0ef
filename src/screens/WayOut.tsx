import { useBlockedOnArrival } from '../pwa/blocked.ts'
import { Link } from '../routes/Link.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import type { Way } from './standstillWays.ts'

/** One way out of what a notice says. What costs money waits for a connection, and says why (decisions D8). */
export function WayOut({ way: { to, label, costsMoney, isMain } }: { way: Way }) {
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
    <Link to={to} className={buttonClass(look)}>
      {label}
    </Link>
  )
}
