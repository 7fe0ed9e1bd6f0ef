import { openModal } from '../stores/modal.ts'
import { endSession } from './session.ts'

const sessionCopy = { login: 'Log opnieuw in' } as const

let isAsking = false

/**
 * Asks a remembered customer to sign in, over the page, for something that needs a session. Closing the dialog ends the session as timed
 * out.
 */
export async function askToSignIn(): Promise<void> {
  if (isAsking) return
  isAsking = true
  const answer = await openModal({
    component: 'login',
    title: sessionCopy.login,
    bgTriggerClose: false,
    parentBackgroundDark: true,
  })
  isAsking = false
  if (answer !== 'confirm') endSession('timer')
}
