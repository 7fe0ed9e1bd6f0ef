import { type SubmitEvent, useRef, useState } from 'react'
import type { Failure } from '../api/failure.ts'
import { passwordProblem, repeatProblem, type Strength, strengthOf } from '../domain/password.ts'
import { useBlocked } from '../pwa/blocked.ts'
import { hasNetwork } from '../stores/connection.ts'
import { Button } from '../ui/Button.tsx'
import fields from '../ui/Field.module.css'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { StrengthMeter } from '../ui/StrengthMeter.tsx'
import { failureText } from './failureText.ts'
import { newPasswordCopy as copy } from './newPasswordCopy.ts'

type FieldName = 'password' | 'again'

const STEPS: Record<Strength, 1 | 2 | 3> = { weak: 1, fair: 2, strong: 3 }

/** What only the server can know about a password. */
const refused: Record<string, string> = {
  PASSWORD_COMMON: copy.problems.tooCommon,
  PASSWORD_PERSONAL: copy.problems.containsPersonal,
  PASSWORD_SAME: copy.problems.sameAsOld,
}

type Props = {
  /** Names and numbers of this customer, as far as they are known here. */
  personal?: readonly string[]
  button: string
  busy: boolean
  /** Answers what went wrong, or null. */
  save: (password: string) => Promise<Failure | null>
}

/** A new password, twice: its rules while typing, its strength, and what the server has against it. */
export function NewPassword({ personal = [], button, busy, save }: Props) {
  const offline = useBlocked()
  const [password, setTyped] = useState('')
  const [again, setAgain] = useState('')
  const [checked, setChecked] = useState<Record<FieldName, boolean>>({ password: false, again: false })
  const [objection, setObjection] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const problem = passwordProblem(password, personal)
  const mismatch = repeatProblem(password, again)
  const strength = strengthOf(password)
  const focusOn = (name: FieldName) => form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
  const left = (name: FieldName, text: string) => text !== '' && setChecked((old) => ({ ...old, [name]: true }))

  async function submit() {
    setRefusal(null)
    setChecked({ password: true, again: true })
    if (problem !== null || objection !== null) return focusOn('password')
    if (mismatch !== null) return focusOn('again')
    const failure = await save(password)
    if (!failure) return
    const known = refused[failure.code ?? '']
    if (known === undefined) setRefusal(failureText(failure, hasNetwork()))
    else {
      setObjection(known)
      focusOn('password')
    }
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
      <div className="stack stack--tight">
        <PasswordField
          name="password"
          label={copy.password}
          help={copy.hint}
          value={password}
          onChange={(text) => {
            setTyped(text)
            setObjection(null)
          }}
          onBlur={() => left('password', password)}
          error={objection ?? (checked.password && problem !== null ? copy.problems[problem] : null)}
          autoComplete="new-password"
        />
        <StrengthMeter steps={password === '' ? 0 : STEPS[strength]} label={copy.strength} text={copy.strengths[strength]} />
      </div>
      <PasswordField
        name="again"
        label={copy.again}
        value={again}
        onChange={setAgain}
        onBlur={() => left('again', again)}
        error={checked.again && mismatch !== null ? copy.againProblems[mismatch] : null}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary-green" wide busy={busy && copy.busy} blocked={offline}>
        {button}
      </Button>
    </form>
  )
}
