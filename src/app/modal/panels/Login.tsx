import { modalCopy } from '../copy.ts'

/** Asks to sign in again, for a deed that wants certainty about who is here. */
export default function Login() {
  return <p>{modalCopy.login.body}</p>
}
