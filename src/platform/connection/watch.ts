import { copy } from '#kit/copy.ts'
import { isLoggedIn } from '../api/auth.ts'
import { onFailure, onResponse } from '../api/events.ts'
import { Failure } from '../api/failure.ts'
import { finishLogout } from '../session/session.ts'
import { dismiss, toast } from '../stores/toasts.ts'
import { type ConnectionLoss, hasOwnLossReport, online, reportedLoss, setConnectionLoss } from './connection.ts'

const LOOKS_MS = [1000, 3000, 5000, 10_000]

let looks = 0
let looking = false
let timer: ReturnType<typeof setTimeout> | undefined

let again: () => void = () => undefined

/**
 * Tracks the connection from the device's events and the backend's answers. `onLine` is no proof: true may hide a dead server or a captive
 * portal, and some devices always say false. One unanswered call is no proof either; a second one is needed. `refreshAll` updates the
 * screen when the connection is back.
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
  onFailure.add(({ kind }) => {
    if (kind === 'offline' && online()) void look()
  })
  onResponse.add(() => {
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

/** Reports at a start, before the first render, that there is no connection. */
export function startOffline(): void {
  setConnectionLoss(where(), { atOnce: true })
  lookLater()
}

const where = (): ConnectionLoss => (navigator.onLine ? 'server' : 'device')

const told = (loss: ConnectionLoss): void => {
  if (!hasOwnLossReport()) toast({ id: 'offline', text: `${copy.offline[loss]}.` })
}

function lookLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void look(), LOOKS_MS[Math.min(looks, LOOKS_MS.length - 1)])
  looks += 1
}

/**
 * Checks whether our server answers, and repeats later if not. A refusal counts too, but no page of somebody else; the listener above
 * receives the answer. A pending logout is sent first.
 */
async function look(): Promise<void> {
  if (looking || document.visibilityState === 'hidden') return
  looking = true
  const silent = await nobody()
  looking = false
  if (silent) setConnectionLoss(where(), { told })
  if (!online()) lookLater()
}

async function nobody(): Promise<boolean> {
  try {
    // Reads were held back until the logout was done.
    if (await finishLogout()) again()
    await isLoggedIn()
    return false
  } catch (error) {
    return error instanceof Failure && error.kind === 'offline'
  }
}
