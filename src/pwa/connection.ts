import { isLoggedIn } from '../api/auth.ts'
import { Failure } from '../api/failure.ts'
import { answers, failures } from '../api/news.ts'
import { copy } from '../copy.ts'
import { finishLogout } from '../session.ts'
import { offlineShown, online, setOnline } from '../stores/connection.ts'
import { toast } from '../stores/toasts.ts'

/** How long to wait between two looks whether the backend answers again (ms). */
const LOOKS_MS = [1000, 3000, 5000, 10_000]

let looks = 0
let looking = false
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Follows the connection: what the device says, and whether anybody answers. `onLine` true is no proof (a dead server, a portal that
 * wants a login), and one call that got no answer is none either: it takes a second one to say that there is no connection.
 * `refreshAll` brings the screen up to date when it is back.
 */
export function startConnection(refreshAll: () => void): void {
  if (!navigator.onLine) setOnline(false, true)
  addEventListener('offline', () => setOnline(false))
  addEventListener('online', () => void look(refreshAll))
  document.addEventListener('visibilitychange', () => {
    if (!online()) void look(refreshAll)
  })
  failures.listen(({ kind }) => {
    if (kind === 'offline' && online()) void look(refreshAll)
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

/**
 * Does anybody answer? Any answer, also a refusal, is one: the listener above hears it. Looks again later when not. A logout that the
 * server does not know of goes before anything else (decisions D7).
 */
async function look(refreshAll: () => void): Promise<void> {
  if (looking || document.visibilityState === 'hidden') return
  looking = true
  const silent = await nobody(refreshAll)
  looking = false
  if (!silent) return
  setOnline(false)
  clearTimeout(timer)
  timer = setTimeout(() => void look(refreshAll), LOOKS_MS[Math.min(looks, LOOKS_MS.length - 1)])
  looks += 1
}

async function nobody(refreshAll: () => void): Promise<boolean> {
  if (!navigator.onLine) return true
  try {
    // What was asked meanwhile has been held back.
    if (await finishLogout()) refreshAll()
    await isLoggedIn()
    return false
  } catch (error) {
    return error instanceof Failure && error.kind === 'offline'
  }
}
