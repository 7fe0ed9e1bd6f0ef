import type { ReactNode } from 'react'
import { Link } from '../routes/Link.tsx'
import { emergencyCard, unfinishedWipe } from '../storage/registry.ts'
import { fetchKept, recall } from '../storage/rest.ts'

/** Shows the way to the emergency card, when one rests on this device: its owner may not be able to sign in. */
export async function showCardLink(show: (link: ReactNode) => void): Promise<void> {
  if (recall(unfinishedWipe) !== null || !(await fetchKept(emergencyCard))) return
  show(
    <Link to="/noodkaart" className="link">
      Noodkaart
    </Link>,
  )
}
