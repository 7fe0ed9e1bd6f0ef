import { openModal } from '../stores/modal.ts'
import { sessionCopy } from './copy.ts'
import { endSession } from './session.ts'

let isAsking = false

/**
 * A remembered customer wants something that needs a session. They sign in over the page, and go on where they were (decisions D7). When they
 * close the dialog instead, their session has timed out.
 */
export async function askToSignIn(): Promise<void> {
  if (isAsking) return
  isAsking = true
  const answer = await openModal({
    component: 'login',
    title: sessionCopy.login.title,
    bgTriggerClose: false,
    parentBackgroundDark: true,
  })
  isAsking = false
  if (answer !== 'confirm') await endSession('timer')
}
