import { warnings } from '../storage/registry.ts'
import { updateRow } from '../storage/rows.ts'

/** Notes whether the customer is remembered on this device, as with the last known figures. */
export async function noteRemembered(remembered: boolean): Promise<void> {
  await updateRow(warnings, (kept) => kept && { ...kept, remembered })
}
