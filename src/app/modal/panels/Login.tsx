import { LoginForm } from '../../../screens/inloggen/LoginForm.tsx'
import { sessionCopy } from '../../../session/copy.ts'
import { answerModal } from '../../../stores/modal.ts'

/** Lets a remembered customer sign in again and return to this page. */
export default function Login() {
  const here = new URLSearchParams({ ReturnUrl: location.pathname + location.search })
  return (
    <div className="stack">
      <p>{sessionCopy.login.body}</p>
      <LoginForm query={here} done={() => answerModal('confirm')} />
    </div>
  )
}
