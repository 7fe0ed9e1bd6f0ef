import { LoginForm } from '../../../screens/inloggen/LoginForm.tsx'
import { sessionCopy } from '../../../session/copy.ts'
import { answerModal } from '../../../stores/modal.ts'

/** A remembered customer without a session signs in again, and goes on where they were (decisions D7). */
export default function Login() {
  const here = new URLSearchParams({ ReturnUrl: location.pathname + location.search })
  return (
    <div className="stack">
      <p>{sessionCopy.login.body}</p>
      <LoginForm query={here} done={() => answerModal('confirm')} />
    </div>
  )
}
