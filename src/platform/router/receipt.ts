import { useState } from 'react'
import { type GenericSchema, safeParse } from 'valibot'
import { visitor } from '../session/visitor.ts'
import type { Href } from './href.ts'
import { navigate } from './location.tsx'
import { prepare } from './prepare.ts'
import type { RoutePath } from './register.ts'

/** The owner of a receipt: the login marker, or null for a guest. Stored with it, because the browser's history outlives a session. */
function owner(): string | null {
  const here = visitor()
  return here.kind === 'customer' ? here.flags.usr : null
}

/**
 * Replaces the current screen by the success screen, once that has loaded. The receipt is stored in the history entry for this session, so
 * that it survives a reload. It contains nothing personal.
 */
export async function openReceipt(to: Href | RoutePath, receipt: unknown = true): Promise<void> {
  await prepare(to)
  navigate(to, { replace: true, state: { receipt, owner: owner() } })
}

/** The receipt that `openReceipt` stored; undefined for a visitor who opened the address directly. */
function left(): unknown {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('receipt' in state) || !('owner' in state)) return undefined
  return state.owner === owner() ? state.receipt : undefined
}

/** True after `openReceipt`. Read once, because the address changes before this screen unmounts. */
export const useIsDone = (): boolean => useState(() => left() !== undefined)[0]

/** The receipt of an order; null when there is none. Read once, for the same reason. */
export function useReceipt<Receipt>(schema: GenericSchema<unknown, Receipt>): Receipt | null {
  const [receipt] = useState(() => safeParse(schema, left()))
  return receipt.success ? receipt.output : null
}
