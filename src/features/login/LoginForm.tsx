import { use, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loginNameIn, loginNameProblem, maskedLogin } from '#kit/typed/loginName.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { PasswordField } from '#kit/ui/PasswordField.tsx'
import { Username } from '#kit/ui/Username.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { failureOf } from '#platform/api/failure.ts'
import { useBlocked } from '#platform/connection/blocked.ts'
import { hasNetwork } from '#platform/connection/connection.ts'
import { runsInstalled } from '#platform/pwa/install.ts'
import { forgetLogin, savedLogin } from '#platform/session/savedLogin.ts'
import { signIn } from './completeSignIn.ts'
import { copy } from './copy.ts'
import { loginError } from './loginError.ts'
import { Known } from './parts.tsx'

type Props = {
  query: URLSearchParams
  /** Runs when the customer is signed in or asked for the second factor. */
  done?: () => void
}

/** Asks for name and password, signs in, and goes to the ReturnUrl in `query`. */
export function LoginForm({ query, done }: Props) {
  const [reading] = useState(savedLogin) // one promise per mount: forgetting the name must not suspend again
  const saved = use(reading)
  const offline = useBlocked({ device: copy.errors.offline })
  const [known, setKnown] = useState(saved)
  const [refusal, setRefusal] = useState<string | null>(navigator.cookieEnabled ? null : copy.errors.cookies)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const form = useForm(
    { login: '', password: '', remember: saved !== null || runsInstalled() },
    {
      login: (text) => (known === null ? messageFor(loginNameProblem(text), copy.loginProblems) : null),
      password: (text) => (text === '' ? copy.passwordRequired : null),
    },
  )

  async function submit() {
    const { login, password, remember } = form.values
    const name = known ?? loginNameIn(login)
    if (sending.current || name === null) return
    sending.current = true
    setBusy(true)
    setRefusal(null)
    try {
      await signIn(name, password, remember, query)
      done?.()
    } catch (error) {
      setRefusal(loginError(failureOf(error, 'login'), hasNetwork()))
      sending.current = false
      setBusy(false)
    }
  }

  /** The buttons beside the known name disappear, so the field that replaces them takes the focus. */
  function askName() {
    flushSync(() => setKnown(null))
    form.focus('login')
  }

  async function forget() {
    await forgetLogin()
    form.set('remember', false)
    askName()
  }

  return (
    <Form review={form.review} onValid={() => void submit()} refusal={refusal} short>
      {known !== null ? (
        <>
          <Username value={known} />
          <Known name={maskedLogin(known)} useOther={askName} forget={() => void forget()} />
        </>
      ) : (
        <Field label={copy.login} autoComplete="username" inputMode="email" maxLength={254} {...form.field('login')} />
      )}
      <PasswordField label={copy.password} autoComplete="current-password" {...form.field('password')} />
      <Checkbox {...form.check('remember')}>
        {copy.remember} <span className="muted">{copy.rememberDays}</span>
      </Checkbox>
      <Button type="submit" variant="primary-green" wide busy={busy && copy.busy} blocked={offline}>
        {copy.button}
      </Button>
    </Form>
  )
}
