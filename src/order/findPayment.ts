import { withQuery } from '../routes/href.ts'
import { navigate } from '../routes/location.tsx'
import { toast } from '../stores/toasts.ts'
import { payCopy as copy } from './copy.ts'
import { openPayment } from './records.ts'

const PATH = '/betaling-controleren'

/** At a start: whoever left for the bank and came back another way hears that their payment is still being checked. */
export async function findPayment(): Promise<void> {
  if (location.pathname === PATH) return
  const payment = await openPayment().catch(() => null) // nobody is known to be here
  if (payment === null) return
  const look = () => navigate(withQuery(PATH, { betaling: payment }))
  toast({ id: 'payment', text: copy.found, action: { label: copy.look, run: look } })
}
