import { copy } from '../copy.ts'
import { toOverview, type WayBack } from '../flow/PageHead.tsx'
import { routed } from '../routes/href.ts'

/** The way back of a screen of the settings. */
export function backToSettings(): WayBack {
  const to = routed('/instellingen')
  return to === null ? toOverview : { to, label: copy.nav.settings }
}
