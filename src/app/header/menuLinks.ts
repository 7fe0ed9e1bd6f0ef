import { customerCopy } from '../../customerCopy.ts'
import { type Href, type PlainPath, routed } from '../../routes/href.ts'
import type { IconName } from '../../ui/Icon.tsx'

export type MenuLink = { label: string; icon: IconName; to: Href }

const rows: readonly { path: PlainPath; label: string; icon: IconName; postpaidOnly?: true }[] = [
  { path: '/instellingen/wijzig/profiel', label: 'Mijn profiel', icon: 'profile' },
  { path: '/instellingen/abonnement', label: 'Abonnement', icon: 'sim', postpaidOnly: true },
  { path: '/simkaart-blokkeren', label: 'Simkaart blokkeren', icon: 'lock' },
  { path: '/storingstool', label: 'Storingstool', icon: 'outage' },
  { path: '/instellingen', label: customerCopy.nav.settings, icon: 'settings' },
]

/** What the user menu leads to, for this kind of customer, as far as the screen exists. */
export const menuLinks = (isPrepaid: boolean): MenuLink[] =>
  rows.flatMap(({ path, label, icon, postpaidOnly }) => {
    const to = postpaidOnly && isPrepaid ? null : routed(path)
    return to === null ? [] : [{ label, icon, to }]
  })
