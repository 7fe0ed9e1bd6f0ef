import { copy } from '#kit/copy.ts'
import type { Failure } from '../api/failure.ts'
import { toast } from '../stores/toasts.ts'
import { proofWanted } from './proven.ts'
import { reactionOf, type Words } from './refusalText.ts'

const leftCopy = {
  failed: 'Je laatste wijziging is niet gelukt. Er is niets veranderd.',
  outcomeUnknown: 'We weten niet of je laatste wijziging is gelukt. Kijk het na voordat je het opnieuw probeert.',
  order: 'Je bestelling is niet gelukt. Er is niets besteld of betaald.',
  orderUnknown: 'We weten nog niet of je bestelling is gelukt.',
  recheck: 'Kijk het na',
} as const

/** True when something else shows the failure: a server failure has its own dialog (decisions D13), and an ended session the login screen. */
const isShown = ({ status, kind }: Failure) => status >= 500 || kind === 'signed-out'

/** The sentence for a write that failed after its screen was left. Null when something else shows the failure. */
export function leftText(
  failure: Failure,
  isOutcomeUnknown: boolean,
  { failed, outcomeUnknown, refusals }: Words,
): string | null {
  if (isShown(failure)) return null
  const told = reactionOf(failure, refusals)
  if (typeof told === 'string') return told
  if (proofWanted(failure) !== null) return copy.notProven
  return isOutcomeUnknown ? (outcomeUnknown ?? leftCopy.outcomeUnknown) : (failed ?? leftCopy.failed)
}

/** Shows in a toast, which leaves the focus alone, that a write failed. `name`: of its operation. */
export function tellLeftWrite(name: string, ...failed: Parameters<typeof leftText>): void {
  const text = leftText(...failed)
  if (text !== null) toast({ id: name, text })
}

/** The same for an order. `failure` null: its outcome is unknown, and `recheck` looks it up. */
export function tellLeftOrder(failure: Failure | null, recheck: () => void): void {
  if (failure === null) toast({ id: 'order', text: leftCopy.orderUnknown, action: { label: leftCopy.recheck, run: recheck } })
  else if (!isShown(failure)) toast({ id: 'order', text: leftCopy.order })
}
