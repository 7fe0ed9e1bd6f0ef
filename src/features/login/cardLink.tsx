import type { ReactNode } from 'react'
import { Link } from '#platform/router/Link.tsx'
import { readItem } from '#platform/storage/items.ts'
import { emergencyCard, unfinishedWipe } from '#platform/storage/registry.ts'
import { readRow } from '#platform/storage/rows.ts'

/** Shows a link to the emergency card if this device holds one: its owner may be unable to sign in. */
export async function showCardLink(show: (link: ReactNode) => void): Promise<void> {
  if (readItem(unfinishedWipe) !== null || !(await readRow(emergencyCard))) return
  show(
    <Link to="/noodkaart" className="link">
      Noodkaart
    </Link>,
  )
}
