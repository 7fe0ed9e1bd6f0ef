import type { Href } from '#platform/router/href.ts'
import { prepare } from '#platform/router/prepare.ts'
import { navigateDone } from '#platform/router/receipt.ts'
import type { RoutePath } from '#platform/router/register.ts'

/** After an order: opens the success screen once it has loaded. */
export async function openReceipt(done: Href | RoutePath, receipt: unknown): Promise<void> {
  await prepare(done)
  navigateDone(done, receipt)
}
