import { isLoggedIn } from '../api/auth.ts'
import { Failure } from '../api/failure.ts'
import { flagsRead } from './machine.ts'
import { dispatch, signOff } from './session.ts'
import { sessionUserIn } from './visitor.ts'

/** Asks the server whether the session still exists, and signs off if not. No answer changes nothing. */
export async function askServer(): Promise<void> {
  try {
    if (await isLoggedIn()) dispatch(flagsRead, sessionUserIn(document.cookie))
    else signOff()
  } catch (error) {
    if (error instanceof Failure && error.kind === 'signed-out') signOff()
  }
}
