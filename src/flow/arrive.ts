import type { Href } from '../routes/href.ts'
import { prepare } from '../routes/prepare.ts'
import { navigateDone } from '../routes/receipt.ts'
import type { RoutePath } from '../routes/table.ts'

/** After an order: opens the success screen once it has loaded. */
export async function arriveAt(done: Href | RoutePath, receipt: unknown): Promise<void> {
  await prepare(done)
  navigateDone(done, receipt)
}
