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

/** What only the server can know about a password. */
const refused: Record<string, string> = {
  PASSWORD_COMMON: copy.problems.tooCommon,
  PASSWORD_PERSONAL: copy.problems.containsPersonal,
  PASSWORD_SAME: copy.problems.sameAsOld,
}

type Props = {
  /** A customer who has a password gives it first. */
  asksCurrent?: boolean
  /** Names and numbers of this customer, as far as they are known here. */
  personal?: readonly string[]
  button: string
  busy: boolean
  /** Answers what went wrong, or null. */
  save: (password: string, current: string) => Promise<Failure | null>
  /** What is said when it is sure that nothing has changed. */
  unchanged?: { text: string; isUnheard: () => boolean }
}

/** A new password, twice: its rules while typing, its strength, and what the server has against it. */
export function NewPassword({ asksCurrent = false, personal = [], button, busy, save, unchanged }: Props) {
  const offline = useBlocked()
  /** What the server has against a password: that one is not sent again. */
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
