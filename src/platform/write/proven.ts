import { pathHere } from '#kit/base.ts'
import { Failure } from '../api/failure.ts'
import { part } from '../pwa/part.ts'

const proving = part(() => import('./proving.ts'))

/** The question with which the backend answered a call, by its code; null for any other failure. */
export function proofWanted(error: unknown): 'PROOF_NEEDED' | 'NUMBER_LOCKED' | null {
  const code = error instanceof Failure ? error.code : undefined
  return code === 'PROOF_NEEDED' || code === 'NUMBER_LOCKED' ? code : null
}

/**
 * Makes a call. When the backend wants to know first who is at the screen, that is asked in a dialog, and the same call is made again. Throws
 * the Failure; that of the first refusal when the customer closes the dialog, or has left the screen that wanted the call.
 */
export async function proven<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const screen = pathHere()
  try {
    return await call()
  } catch (error) {
    const wanted = proofWanted(error)
    if (wanted === null || pathHere() !== screen) throw error
    const isProven = await proving().then(
      ({ prove }) => prove(wanted),
      () => false,
    )
    if (!isProven) throw error
    return await proven(call)
  }
}
