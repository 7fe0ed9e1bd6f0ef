import { isLoggedIn } from '../api/auth.ts'
import { answers, failures } from '../api/news.ts'
import { copy } from '../copy.ts'
import { offlineShown, online, setOnline } from '../stores/connection.ts'
import { toast } from '../stores/toasts.ts'

/** How long to wait between two looks whether the backend answers again (ms). */
const LOOKS_MS = [1000, 3000, 5000, 10_000]

let looks = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Follows the connection: what the device says, and whether anybody answers. `onLine` true is no proof (a dead server, a portal that
 * wants a login), so after silence it looks again now and then. `refreshAll` brings the screen up to date when it is back.
 */
export function startConnection(refreshAll: () => void): void {
  if (!navigator.onLine) setOnline(false, true)
  addEventListener('offline', () => setOnline(false))
  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  failures.listen(({ kind }) => {
    if (kind !== 'offline') return
    setOnline(false)
    lookLater()
  })
  answers.listen(() => {
    if (online()) return
    clearTimeout(timer)
    looks = 0
    const told = offlineShown()
    setOnline(true)
    if (told) toast({ id: 'online', text: copy.offline.backOnline, good: true })
    refreshAll()
  })
}

function lookLater(): void {
  clearTimeout(timer)
  timer = setTimeout(look, LOOKS_MS[Math.min(looks, LOOKS_MS.length - 1)])
  looks += 1
}

/** Any answer, also a refusal, says that there is a connection: the listener above hears it. */
function look(): void {
  if (online() || document.visibilityState === 'hidden' || !navigator.onLine) return
  isLoggedIn().catch(lookLater)
}
