import { LoginForm } from '#features/login/LoginForm.tsx'
import { pathHere } from '#kit/base.ts'
import { answerModal } from '#platform/stores/modal.ts'
import { modalCopy } from '../copy.ts'

/** Lets a remembered customer sign in again and return to this page. */
export default function Login() {
  const here = new URLSearchParams({ ReturnUrl: pathHere() + location.search })
  return (
    <div className="stack">
      <p>{modalCopy.login}</p>
      <LoginForm query={here} done={() => answerModal('confirm', 'login')} />
    </div>
  )
}
