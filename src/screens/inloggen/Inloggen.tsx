import { type SubmitEvent, use, useRef, useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { loginNameIn, maskedLogin } from '../../domain/loginName.ts'
import { runsInstalled } from '../../pwa/install.ts'
import { href } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { usePlace } from '../../routes/location.tsx'
import { forgetLogin, savedLogin } from '../../storage/savedLogin.ts'
import { online, useOnline } from '../../stores/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import fields from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { signIn } from './comeIn.ts'
import { loginCopy as copy } from './copy.ts'
import { loginError } from './loginError.ts'
import { Known, LoggedOutNotice } from './parts.tsx'

type Errors = { login?: string; password?: string }

export default function Inloggen() {
  const saved = use(savedLogin())
  const query = new URLSearchParams(usePlace().search)
  const isOnline = useOnline()
  const [known, setKnown] = useState(saved)
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [remembered, setRemembered] = useState(saved !== null || runsInstalled())
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  const name = known ?? loginNameIn(login)
  const loginProblem = (): string | undefined => {
    if (name !== null) return undefined
    return login.trim() === '' ? copy.loginRequired : copy.loginInvalid
  }
  const passwordProblem = () => (password === '' ? copy.passwordRequired : undefined)

  function check(): boolean {
    const found: Errors = {}
    const [wrongLogin, wrongPassword] = [loginProblem(), passwordProblem()]
    if (wrongLogin) found.login = wrongLogin
    if (wrongPassword) found.password = wrongPassword
    setErrors(found)
    const first = wrongLogin ? 'login' : wrongPassword ? 'password' : null
    if (first) form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus()
    return first === null
  }

  async function submit() {
    if (sending.current || !check() || name === null) return
    sending.current = true
    setBusy(true)
    setRefusal(null)
    try {
      await signIn(name, password, remembered, query)
    } catch (error) {
      setRefusal(loginError(failureOf(error, 'login'), online()))
      sending.current = false
      setBusy(false)
    }
  }

  async function forget() {
    await forgetLogin()
    setKnown(null)
    setRemembered(false)
  }

  return (
    <>
      <div className="stack stack--tight">
        <h1 className="title-page" tabIndex={-1}>
          {copy.heading}
        </h1>
        <p className="muted">{copy.intro}</p>
      </div>
      <LoggedOutNotice reason={query.get('uitgelogd')} returning={query.has('ReturnUrl')} />
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
          <Known name={maskedLogin(known)} useOther={() => setKnown(null)} forget={() => void forget()} />
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
        <Button type="submit" variant="green" wide busy={busy && copy.busy} blocked={isOnline ? null : copy.errors.offline}>
          {copy.button}
        </Button>
      </form>
      <p>
        <Link to={href('/wachtwoord-vergeten')} className="link">
          {copy.forgot}
        </Link>
      </p>
    </>
  )
}

const withProblem = (errors: Errors, field: keyof Errors, problem: string | undefined): Errors => {
  const { [field]: _, ...others } = errors
  return problem === undefined ? others : { ...others, [field]: problem }
}
