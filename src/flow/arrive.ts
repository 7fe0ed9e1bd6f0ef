import type { Href } from '../routes/href.ts'
import { prepare } from '../routes/prepare.ts'
import { navigateDone } from '../routes/receipt.ts'
import type { RoutePath } from '../routes/table.ts'

/** After an order was placed: goes to the screen that says so without a wait in between. */
export async function arriveAt(done: Href | RoutePath, receipt: unknown): Promise<void> {
  await prepare(done)
  navigateDone(done, receipt)
}
