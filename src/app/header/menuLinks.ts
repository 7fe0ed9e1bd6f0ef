import { customerCopy } from '#kit/customerCopy.ts'
import type { IconName } from '#kit/ui/Icon.tsx'
import type { AccessFacts } from '#model/access/access.ts'
import type { Href, PlainPath } from '#platform/router/href.ts'
import { offered } from '#platform/router/offered.ts'

type MenuLink = { label: string; icon: IconName; to: Href }

const rows: readonly { path: PlainPath; label: string; icon: IconName }[] = [
  { path: '/instellingen/wijzig/profiel', label: 'Mijn profiel', icon: 'profile' },
  { path: '/instellingen/abonnement', label: 'Abonnement', icon: 'sim' },
  { path: '/simkaart-blokkeren', label: 'Simkaart blokkeren', icon: 'lock' },
  { path: '/storingstool', label: 'Storingstool', icon: 'outage' },
  { path: '/instellingen', label: customerCopy.nav.settings, icon: 'settings' },
]

export const menuLinks = (facts: AccessFacts | null): MenuLink[] =>
  rows.flatMap(({ path, ...row }) => {
    const to = offered(path, facts)
    return to === null ? [] : [{ ...row, to }]
  })
