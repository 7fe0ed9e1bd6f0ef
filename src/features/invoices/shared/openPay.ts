import { part } from '#platform/pwa/part.ts'
import { href } from '#platform/router/href.ts'
import { navigate } from '#platform/router/location.tsx'
import { openModal } from '#platform/stores/modal.ts'

const loadCopy = part(() => import('../betalen/copy.ts'))
const loadSheet = part(() => import('../betalen/PaySheet.tsx'))

/**
 * Opens the payment of several invoices over the screen, or the screen for it when the code cannot be loaded. `id`: as in
 * `/betaal-factuur/:id`.
 */
export async function openPay(id: string): Promise<void> {
  try {
    const [{ copy }] = await Promise.all([loadCopy(), loadSheet()])
    await openModal({ id: 'pay', component: 'pay-invoices', title: copy.titleSeveral, data: { id } })
  } catch {
    navigate(href('/betaal-factuur/:id', { id }))
  }
}
