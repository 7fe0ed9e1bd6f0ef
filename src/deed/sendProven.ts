import { Failure } from '../api/failure.ts'
import type { Write } from '../api/operation.ts'
import { sendWrite } from '../api/write.ts'
import { part } from '../pwa/part.ts'

const proving = part(() => import('./proving.ts'))

/**
 * Sends a write. When the backend wants to know first who is at the screen, that is asked in a dialog, and the same write is sent again
 * under its own key. Throws the Failure; that of the first refusal when the customer closes the dialog.
 */
export async function sendProven<Input>(operation: Write<Input, unknown>, input: Input, key: string): Promise<unknown> {
  try {
    return await sendWrite(operation, input, key)
  } catch (error) {
    const wanted = error instanceof Failure ? error.code : undefined
    if (wanted !== 'PROOF_NEEDED' && wanted !== 'NUMBER_LOCKED') throw error
    const isProven = await proving().then(
      ({ prove }) => prove(wanted),
      () => false,
    )
    if (!isProven) throw error
    return await sendProven(operation, input, key)
  }
}
