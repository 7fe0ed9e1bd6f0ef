import { type GenericSchema, safeParse } from 'valibot'
import { navigate } from './location.tsx'

/**
 * Goes on to the screen that says it is done, in place of the one that did it. What the backend answered stays with the place, also after a
 * reload; it holds nothing personal.
 */
export const navigateDone = (to: string, receipt: unknown = true): void => navigate(to, { replace: true, state: { receipt } })

/** What is left here by `navigateDone`; undefined for whoever opens the address of such a screen by itself, and has done nothing. */
function left(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'receipt' in state ? state.receipt : undefined
}

export const isDone = (): boolean => left() !== undefined

/** The receipt of an order; null when there is none. */
export function receiptHere<Receipt>(holds: GenericSchema<unknown, Receipt>): Receipt | null {
  const receipt = safeParse(holds, left())
  return receipt.success ? receipt.output : null
}
