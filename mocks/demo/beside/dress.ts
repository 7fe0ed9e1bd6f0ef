import type { Day } from '#kit/parts.ts'
import { choose, noConsent } from '#platform/analytics/consent.ts'
import { chooseTheme } from '#platform/theme.ts'
import { changeWorld } from '../panel/control.ts'
import { FRAMES } from './hosts.ts'
import { NOW, themeOf } from './panes.ts'

/** Sets what a link says about colours and clock: `thema=donker`, `dag=2026-12-01` or `dag=nu`. Throws when the server refuses the day. */
export async function dress(query: URLSearchParams): Promise<void> {
  // Four questions about cookies beside each other would hide the customers.
  if (FRAMES.includes(location.hostname)) choose(noConsent)
  const theme = themeOf(query.get('thema'))
  if (theme) chooseTheme(theme)
  const day = query.get('dag')
  if (day !== null) await changeWorld({ clock: day === NOW ? null : (day as Day) })
}
