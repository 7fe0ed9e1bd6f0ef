import { type SubmitEvent, use, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { failureOf } from '../../api/failure.ts'
import { loginNameIn, maskedLogin } from '../../domain/loginName.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { runsInstalled } from '../../pwa/install.ts'
import { forgetLogin, savedLogin } from '../../storage/savedLogin.ts'
import { hasNetwork } from '../../stores/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import fields from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { signIn } from './comeIn.ts'
import { loginCopy as copy } from './copy.ts'
import { loginError } from './loginError.ts'
import { Known } from './parts.tsx'

type Errors = { login?: string; password?: string }

type Props = {
  query: URLSearchParams
  /** They are in, or on their way to the second factor. */
  done?: () => void
}

/** Name and password, and coming in with them, to the ReturnUrl in `query`. */
export function LoginForm({ query, done }: Props) {
  const [reading] = useState(savedLogin) // forgetting it later is no reason to wait again
  const saved = use(reading)
  const offline = useBlocked({ device: copy.errors.offline })
  const [known, setKnown] = useState(saved)
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [remembered, setRemembered] = useState(saved !== null || runsInstalled())
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string | null>(navigator.cookieEnabled ? null : copy.errors.cookies)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  const name = known ?? loginNameIn(login)
  const loginProblem = (): string | undefined => {
    if (name !== null) return undefined
    return login.trim() === '' ? copy.loginRequired : copy.loginInvalid
  }
  const passwordProblem = () => (password === '' ? copy.passwordRequired : undefined)

  const focusOn = (field: keyof Errors) => form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus()

  function check(): boolean {
    const found: Errors = {}
    const [wrongLogin, wrongPassword] = [loginProblem(), passwordProblem()]
    if (wrongLogin) found.login = wrongLogin
    if (wrongPassword) found.password = wrongPassword
    setErrors(found)
    const first = wrongLogin ? 'login' : wrongPassword ? 'password' : null
    if (first) focusOn(first)
    return first === null
  }

  async function submit() {
    if (sending.current || !check() || name === null) return
    sending.current = true
    setBusy(true)
    setRefusal(null)
    try {
      await signIn(name, password, remembered, query)
      done?.()
    } catch (error) {
      setRefusal(loginError(failureOf(error, 'login'), hasNetwork()))
      sending.current = false
      setBusy(false)
    }
  }

  /** The buttons beside the known name go: the field that comes has the focus. */
  function askName() {
    flushSync(() => setKnown(null))
    focusOn('login')
  }

  async function forget() {
    await forgetLogin()
    setRemembered(false)
    askName()
  }

  return (
    <form
      ref={form}
      className={fields.form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      {refusal !== null && <Notice tone="bad" title={refusal} alert />}
      {known !== null ? (
        <Known name={maskedLogin(known)} useOther={askName} forget={() => void forget()} />
      ) : (
        <Field
          name="login"
          label={copy.login}
          value={login}
          onChange={setLogin}
          onBlur={() => login !== '' && setErrors((old) => withProblem(old, 'login', loginProblem()))}
          error={errors.login !== undefined && loginProblem() ? errors.login : null}
          autoComplete="username"
          inputMode="email"
          maxLength={254}
        />
      )}
      <PasswordField
        name="password"
        label={copy.password}
        value={password}
        onChange={setPassword}
        error={errors.password !== undefined && passwordProblem() ? errors.password : null}
        autoComplete="current-password"
      />
      <Checkbox name="remember" checked={remembered} onChange={setRemembered}>
        {copy.remember} <span className="muted">{copy.rememberDays}</span>
      </Checkbox>
      <Button type="submit" variant="primary-green" wide busy={busy && copy.busy} blocked={offline}>
        {copy.button}
      </Button>
    </form>
  )
}

const withProblem = (errors: Errors, field: keyof Errors, problem: string | undefined): Errors => {
  const { [field]: _, ...others } = errors
  return problem === undefined ? others : { ...others, [field]: problem }
}
