import { loginAnswer } from '#platform/api/auth.ts'
import { endEpoch } from '#platform/api/http.ts'
import { abandonSession, beginSession } from '#platform/session/enter.ts'

/**
 * Stores the session that the demo server answered (null: signed out) on this device. Calls that this page still makes would run as the new
 * account, so the caller must load another document.
 */
export async function become(result: unknown): Promise<void> {
  endEpoch()
  if (result === null) await abandonSession()
  else await beginSession(loginAnswer('demo login', result), null, false)
}
