import { createRoot } from 'react-dom/client'
import { tellWorker } from '#platform/pwa/worker.ts'
import { writeItem } from '#platform/storage/items.ts'
import { unlocked } from '#platform/storage/registry.ts'
import { Gate } from './Gate.tsx'

/**
 * Asks for the app code or the device's check, over everything. Settles once it was right; never when the customer signs out instead. At a
 * cold start there is nothing beneath it yet.
 */
export function askToUnlock(): Promise<void> {
  tellWorker({ type: 'STARTED' }) // the app starts behind it
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const opened = () => {
      writeItem(unlocked, true)
      root.unmount()
      place.remove()
      resolve()
    }
    root.render(<Gate opened={opened} />)
  })
}
