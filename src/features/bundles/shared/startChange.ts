import type { Selection } from '#model/bundles/bundleChange.ts'
import { changeDraft } from '#page/draft/draft.ts'
import { navigate } from '#platform/router/location.tsx'
import { bundlesFlow } from '../flow.ts'

/** Opens the change of bundles with these choices. */
export function startChange(change: Partial<Selection>): void {
  changeDraft(bundlesFlow, change)
  navigate('/bundels-wijzigen')
}
