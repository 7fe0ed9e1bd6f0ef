import { useState } from 'react'
import { type GenericSchema, safeParse } from 'valibot'
import { visitor } from '../session/visitor.ts'
import { navigate } from './location.tsx'

/** Whose it is: the marker of this session, null for a guest. A browser keeps what stands with a place longer than a session lasts. */
function owner(): string | null {
  const here = visitor()
  return here.kind === 'customer' ? here.flags.usr : null
}

/**
 * Goes on to the screen that says it is done, in place of the one that did it. What the backend answered stays with the place, also after a
 * reload, for this session; it holds nothing personal.
 */
export const navigateDone = (to: string, receipt: unknown = true): void =>
  navigate(to, { replace: true, state: { receipt, owner: owner() } })

/** What is left here by `navigateDone`; undefined for whoever opens the address of such a screen by itself, and has done nothing. */
function left(): unknown {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('receipt' in state) || !('owner' in state)) return undefined
  return state.owner === owner() ? state.receipt : undefined
}

/** Has it been done? Asked once: the address moves on before this screen is gone. */
export const useIsDone = (): boolean => useState(() => left() !== undefined)[0]

/** The receipt of an order; null when there is none. Read once, for the same reason. */
export function useReceipt<Receipt>(schema: GenericSchema<unknown, Receipt>): Receipt | null {
  const [receipt] = useState(() => safeParse(schema, left()))
  return receipt.success ? receipt.output : null
}
