import { useState } from 'react'
import type { Failure } from '../api/failure.ts'
import { passwordProblem, repeatProblem, type Strength, strengthOf } from '../domain/password.ts'
import { useUnsaved } from '../flow/useUnsaved.ts'
import { useBlocked } from '../pwa/blocked.ts'
import { hasNetwork } from '../stores/connection.ts'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { StrengthMeter } from '../ui/StrengthMeter.tsx'
import { said, useForm } from '../ui/useForm.ts'
import { currentPasswordCopy } from './currentPasswordCopy.ts'
import { failureText } from './failureText.ts'
import { newPasswordCopy as copy } from './newPasswordCopy.ts'
import { notSaved } from './notSaved.ts'

const STEPS: Record<Strength, 1 | 2 | 3> = { weak: 1, fair: 2, strong: 3 }

/** Refusals that only the server can give, by error code. */
const refused: Record<string, string> = {
  PASSWORD_COMMON: copy.problems.tooCommon,
  PASSWORD_PERSONAL: copy.problems.containsPersonal,
  PASSWORD_SAME: copy.problems.sameAsOld,
}

type Props = {
  asksCurrent?: boolean
  /** Known names and numbers of the customer, which the password must not contain. */
  personal?: readonly string[]
  button: string
  busy: boolean
  /** Returns the failure, or null on success. */
  save: (password: string, current: string) => Promise<Failure | null>
  /** The text for a failure that certainly changed nothing. */
  unchanged?: { text: string; isUnheard: () => boolean }
}

/** Asks for a new password twice, shows its rules and strength while typing, and the server's refusal. */
export function NewPassword({ asksCurrent = false, personal = [], button, busy, save, unchanged }: Props) {
  const offline = useBlocked()
  /** The server's last refusal. The same password is not sent again. */
  const [objection, setObjection] = useState<{ to: string; text: string } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm(
    { current: '', password: '', again: '' },
    {
      current: (text) => (asksCurrent && text === '' ? currentPasswordCopy.required : null),
      password: (text) =>
        said(passwordProblem(text, personal), copy.problems) ?? (objection?.to === text ? objection.text : null),
      again: (text, all) => said(repeatProblem(all.password, text), copy.againProblems),
    },
  )
  const { current, password, again } = form.values
  useUnsaved(asksCurrent && `${current}${password}${again}` !== '')
  const strength = strengthOf(password)

  async function submit() {
    setRefusal(null)
    const failure = await save(password, current)
    if (!failure) return
    const known = refused[failure.code ?? '']
    if (known !== undefined) {
      setObjection({ to: password, text: known })
      form.refuse('password', known)
    } else if (asksCurrent && failure.status === 401) form.refuse('current', currentPasswordCopy.wrong)
    else setRefusal(unchanged ? notSaved(failure, unchanged.isUnheard(), unchanged.text) : failureText(failure, hasNetwork()))
  }

  return (
    <Form review={form.review} onValid={() => void submit()} refusal={refusal} short>
      {asksCurrent && (
        <PasswordField label={currentPasswordCopy.label} autoComplete="current-password" {...form.field('current')} />
      )}
      <div className="stack stack--tight">
        <PasswordField label={copy.password} help={copy.hint} autoComplete="new-password" {...form.field('password')} />
        <StrengthMeter steps={password === '' ? 0 : STEPS[strength]} label={copy.strength} text={copy.strengths[strength]} />
      </div>
      <PasswordField label={copy.again} autoComplete="new-password" {...form.field('again')} />
      <Button type="submit" variant="primary-green" wide busy={busy && copy.busy} blocked={offline}>
        {button}
      </Button>
    </Form>
  )
}
