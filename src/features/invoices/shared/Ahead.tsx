import { Notice } from '#kit/ui/Notice.tsx'
import { foretoldText, rangeText } from '#model/overview/costsAheadText.ts'
import type { Foretold, Remedy } from '#model/overview/foretold.ts'
import { Link } from '#platform/router/Link.tsx'

const ways = {
  data: { to: '/mbs-bijkopen', label: 'Koop extra internet' },
  voice: { to: '/minuten-bijkopen', label: 'Koop extra minuten' },
  cap: { to: '/dataplafond', label: 'Zet je dataplafond aan' },
  limit: { to: '/instellingen/kostenlimiet', label: 'Kies een kostenlimiet' },
} as const satisfies Record<Remedy['kind'], object>

/** The next invoice of a customer who goes on as before: how high, why, and how to stop it. */
export function Ahead({ foretold }: { foretold: Foretold }) {
  return (
    <Notice
      tone="warn"
      title={rangeText(foretold)}
      action={foretold.ways.map(({ kind }) => (
        <Link key={kind} to={ways[kind].to} className="link">
          {ways[kind].label}
        </Link>
      ))}
    >
      {foretoldText(foretold)}
    </Notice>
  )
}
