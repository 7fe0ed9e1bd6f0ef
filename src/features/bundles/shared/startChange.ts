import type { Selection } from '#model/bundles/bundleChange.ts'
import { changeDraft } from '#page/draft/draft.ts'
import { navigate } from '#platform/router/location.tsx'
import { bundleFlow } from '../flow.ts'

/** Opens the change of bundles with these choices. */
export function startChange(change: Partial<Selection>): void {
  changeDraft(bundleFlow, change)
  navigate('/bundels-wijzigen')
}
