import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
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
import { hasPasskeys } from '#platform/passkey/able.ts'
import { runsInstalled } from '#platform/pwa/install.ts'
import { part } from '#platform/pwa/part.ts'
import { forgetLogin, savedLogin } from '#platform/session/savedLogin.ts'
import { readItem } from '#platform/storage/items.ts'
import { passkeyHere } from '#platform/storage/registry.ts'
import { signIn } from './completeSignIn.ts'
import { copy } from './copy.ts'
import { loginError } from './loginError.ts'
import { Known } from './parts.tsx'
import type { SignIn } from './passkey/quiet.ts'

/** Somebody is at the login screen. Who only looks loads nothing for passkeys, unless one was used on this device. */
const SIGNS = ['mousemove', 'keydown'] // a tap moves the mouse too

const passkeys = part(() => import('./passkey/quiet.ts'))

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

  /** One at a time. */
  async function attempt(how: SignIn) {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setRefusal(null)
    const why = await how(form.values.remember, query).catch((error: unknown) =>
      loginError(failureOf(error, 'login'), hasNetwork()),
    )
    if (why === null) return done?.()
    setRefusal(why)
    sending.current = false
    setBusy(false)
  }

  async function submit() {
    const { login, password } = form.values
    const name = known ?? loginNameIn(login)
    if (name !== null) await attempt((...how) => signIn(name, password, ...how))
  }

  const enter = useEffectEvent(attempt)
  useEffect(() => {
    if (!hasPasskeys()) return
    const ended = new AbortController()
    const offer = () =>
      void import('./passkey/quiet.ts').then(
        ({ offerPasskeys }) => offerPasskeys((how) => enter(how), ended.signal),
        () => null, // the password is there
      )
    if (readItem(passkeyHere) === 'used') offer()
    for (const sign of SIGNS) addEventListener(sign, offer, { once: true, signal: ended.signal })
    return () => ended.abort()
  }, [])

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
        <Field label={copy.login} autoComplete="username webauthn" inputMode="email" maxLength={254} {...form.field('login')} />
      )}
      <PasswordField label={copy.password} autoComplete="current-password webauthn" {...form.field('password')} />
      <Checkbox {...form.check('remember')}>
        {copy.remember} <span className="muted">{copy.rememberDays}</span>
      </Checkbox>
      <Button type="submit" variant="primary-green" wide busy={busy && copy.busy} blocked={offline}>
        {copy.button}
      </Button>
      {hasPasskeys() && runsInstalled() && (
        <Button
          variant="outline"
          wide
          blocked={offline}
          reasonSpoken
          onPress={() => void attempt(async (...how) => (await passkeys()).signInByPress(...how))}
        >
          {copy.passkey}
        </Button>
      )}
    </Form>
  )
}
