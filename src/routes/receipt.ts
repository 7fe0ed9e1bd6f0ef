import { useState } from 'react'
import { type GenericSchema, safeParse } from 'valibot'
import { visitor } from '../session/visitor.ts'
import { navigate } from './location.tsx'

/** Whose receipt it is: the login marker, or null for a guest. The browser's history outlives a session, so the owner is kept with the receipt. */
function owner(): string | null {
  const here = visitor()
  return here.kind === 'customer' ? here.flags.usr : null
}

/**
 * Goes on to the screen that says it is done, in place of the one that did it. What the backend answered is kept with the history entry, also
 * after a reload, for this session. It contains nothing personal.
 */
export const navigateDone = (to: string, receipt: unknown = true): void =>
  navigate(to, { replace: true, state: { receipt, owner: owner() } })

/** What `navigateDone` left here; undefined for a visitor who opens the address by itself and has done nothing. */
function left(): unknown {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('receipt' in state) || !('owner' in state)) return undefined
  return state.owner === owner() ? state.receipt : undefined
}

/** Has it been done? Read once, because the address changes before this screen is gone. */
export const useIsDone = (): boolean => useState(() => left() !== undefined)[0]

/** The receipt of an order; null when there is none. Read once, for the same reason. */
export function useReceipt<Receipt>(schema: GenericSchema<unknown, Receipt>): Receipt | null {
  const [receipt] = useState(() => safeParse(schema, left()))
  return receipt.success ? receipt.output : null
}
