import { useState } from 'react'
import { Form } from '#kit/ui/Form.tsx'
import { PasswordField } from '#kit/ui/PasswordField.tsx'
import { StrengthMeter } from '#kit/ui/StrengthMeter.tsx'
import { Username } from '#kit/ui/Username.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { passwordProblem, repeatProblem, type Strength, strengthOf } from '#model/login/password.ts'
import type { Write } from '#model/operation.ts'
import { useUnsaved } from '#page/draft/useUnsaved.ts'
import { WriteButton } from '#page/WriteButton.tsx'
import { askServer } from '#platform/session/askServer.ts'
import { type Options, useWrite } from '#platform/write/useWrite.ts'
import { currentPasswordCopy } from './currentPasswordCopy.ts'
import { newPasswordCopy } from './newPasswordCopy.ts'

const STEPS: Record<Strength, 1 | 2 | 3> = { weak: 1, fair: 2, strong: 3 }

type Props<Input> = Options & {
  /** Sets the password. */
  operation: Write<Input, unknown>
  input: (password: string, current: string) => Input
  saved?: () => void | Promise<void>
  asksCurrent?: boolean
  /** The login name, when it is known. */
  username?: string | undefined
  /** Known names and numbers of the customer, which the password must not contain. */
  personal?: readonly string[]
  button: string
}

/** Asks for a new password twice, shows its rules and strength while typing, and the server's refusal. */
export function NewPassword<Input>({
  operation,
  input,
  saved,
  asksCurrent = false,
  username,
  personal = [],
  button,
  refusals,
  ...words
}: Props<Input>) {
  /** The server's last refusal. The same password is not sent again. */
  const [objection, setObjection] = useState<{ to: string; text: string } | null>(null)
  const form = useForm(
    { current: '', password: '', again: '' },
    {
      current: (text) => (asksCurrent && text === '' ? currentPasswordCopy.required : null),
      password: (text) =>
        messageFor(passwordProblem(text, personal), newPasswordCopy.problems) ?? (objection?.to === text ? objection.text : null),
      again: (text, all) => messageFor(repeatProblem(all.password, text), newPasswordCopy.againProblems),
    },
  )
  const { current, password, again } = form.values
  useUnsaved(asksCurrent && `${current}${password}${again}` !== '')
  const strength = strengthOf(password)

  const objectTo = (text: string) => () => {
    setObjection({ to: password, text })
    form.refuse('password', text)
  }
  const saving = useWrite(operation, {
    ...words,
    refusals: {
      ...refusals,
      PASSWORD_COMMON: objectTo(newPasswordCopy.problems.tooCommon),
      PASSWORD_PERSONAL: objectTo(newPasswordCopy.problems.containsPersonal),
      PASSWORD_SAME: objectTo(newPasswordCopy.problems.sameAsOld),
      ...(asksCurrent && {
        401: ({ code }) => {
          // A 401 means a wrong password. Without a code it may be an expired session, so ask the server.
          if (code === undefined) void askServer()
          form.refuse('current', currentPasswordCopy.wrong)
        },
      }),
    },
  })

  return (
    <Form review={form.review} onValid={() => void saving.run(input(password, current), saved)} refusal={saving.refusal} short>
      <Username value={username} />
      {asksCurrent && (
        <PasswordField label={currentPasswordCopy.label} autoComplete="current-password" {...form.field('current')} />
      )}
      <div className="stack stack--tight">
        <PasswordField
          label={newPasswordCopy.password}
          help={newPasswordCopy.hint}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <StrengthMeter
          steps={password === '' ? 0 : STEPS[strength]}
          label={newPasswordCopy.strength}
          text={newPasswordCopy.strengths[strength]}
        />
      </div>
      <PasswordField label={newPasswordCopy.again} autoComplete="new-password" {...form.field('again')} />
      <WriteButton wide busy={saving.busy && newPasswordCopy.busy}>
        {button}
      </WriteButton>
    </Form>
  )
}
