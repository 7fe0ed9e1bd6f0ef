import type { ReactNode } from 'react'
import { Link } from '#platform/router/Link.tsx'
import { emergencyCard, unfinishedWipe } from '#platform/storage/registry.ts'
import { fetchKept, recall } from '#platform/storage/rest.ts'

/** Shows a link to the emergency card if this device holds one: its owner may be unable to sign in. */
export async function showCardLink(show: (link: ReactNode) => void): Promise<void> {
  if (recall(unfinishedWipe) !== null || !(await fetchKept(emergencyCard))) return
  show(
    <Link to="/noodkaart" className="link">
      Noodkaart
    </Link>,
  )
}
