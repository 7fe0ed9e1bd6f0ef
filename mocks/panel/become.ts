import { loginAnswer } from '../../src/api/auth.ts'
import { endEpoch } from '../../src/api/http.ts'
import { abandonSession, beginSession } from '../../src/session/session.ts'

/**
 * The demo server has let somebody in, or nobody (null): this device knows it from now on. What the page still asks would be asked as
 * somebody else, so the caller leaves it for another document.
 */
export async function become(result: unknown): Promise<void> {
  endEpoch()
  if (result === null) await abandonSession()
  else await beginSession(loginAnswer('demo login', result), null, false)
}
