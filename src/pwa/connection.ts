import { isLoggedIn } from '../api/auth.ts'
import { Failure } from '../api/failure.ts'
import { answers, failures } from '../api/news.ts'
import { copy } from '../copy.ts'
import { finishLogout } from '../session/session.ts'
import { type ConnectionLoss, online, reportedLoss, setConnectionLoss } from '../stores/connection.ts'
import { dismiss, toast } from '../stores/toasts.ts'

/** How long to wait between two looks whether the backend answers again (ms). */
const LOOKS_MS = [1000, 3000, 5000, 10_000]

let looks = 0
let looking = false
let timer: ReturnType<typeof setTimeout> | undefined

let again: () => void = () => undefined

/**
 * Follows the connection: what the device says, and whether the server answers. What the device says is no proof. Behind `onLine` true may be
 * a dead server or a portal that wants a login, and some devices always say false. One call without an answer is no proof either: it takes
 * a second one to say that there is no connection. `refreshAll` brings the screen up to date when the connection is back.
 */
export function startConnection(refreshAll: () => void): void {
  again = refreshAll
  addEventListener('offline', () => {
    setConnectionLoss('device', { told })
    lookLater()
  })
  addEventListener('online', () => void look())
  document.addEventListener('visibilitychange', () => {
    if (!online()) void look()
  })
  failures.listen(({ kind }) => {
    if (kind === 'offline' && online()) void look()
  })
  answers.listen(() => {
    if (online()) return
    clearTimeout(timer)
    looks = 0
    const wasTold = reportedLoss() !== null
    setConnectionLoss(null)
    dismiss('offline')
    if (wasTold) toast({ id: 'online', text: copy.offline.backOnline, good: true })
    refreshAll()
  })
  if (!navigator.onLine) startOffline()
}

/** Says at a start, before anything is shown, that there is no connection. */
export function startOffline(): void {
  setConnectionLoss(where(), { atOnce: true })
  lookLater()
}

const where = (): ConnectionLoss => (navigator.onLine ? 'server' : 'device')

const told = (loss: ConnectionLoss): void => toast({ id: 'offline', text: `${copy.offline[loss]}.` })

function lookLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void look(), LOOKS_MS[Math.min(looks, LOOKS_MS.length - 1)])
  looks += 1
}

/**
 * Asks whether the server answers, and asks again later when it does not. Any answer counts, also a refusal; the listener above hears it. A
 * logout that the server does not know of is sent before anything else (decisions D7).
 */
async function look(): Promise<void> {
  if (looking || document.visibilityState === 'hidden') return
  looking = true
  const silent = await nobody()
  looking = false
  if (!silent) return
  setConnectionLoss(where(), { told })
  lookLater()
}

async function nobody(): Promise<boolean> {
  try {
    // What was asked meanwhile has been held back.
    if (await finishLogout()) again()
    await isLoggedIn()
    return false
  } catch (error) {
    return error instanceof Failure && error.kind === 'offline'
  }
}
