import { refresh } from '../api/client.ts'
import type { Read } from '../api/operation.ts'
import type { Href } from '../routes/href.ts'
import { prepare } from '../routes/prepare.ts'
import { navigateDone } from '../routes/receipt.ts'
import type { RoutePath } from '../routes/table.ts'

/** After an order was placed: goes to the screen that says so without a wait in between, and reads again what the order changed. */
export async function arriveAt(
  done: Href | RoutePath,
  receipt: unknown,
  changes: readonly Read<never, unknown>[],
): Promise<void> {
  await prepare(done)
  navigateDone(done, receipt)
  await refresh(...changes)
}
