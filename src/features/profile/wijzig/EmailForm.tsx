import { currentPasswordCopy } from '#features/login/shared/currentPasswordCopy.ts'
import { emailIn, newEmailProblem, repeatEmailProblem } from '#kit/typed/email.ts'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { PasswordField } from '#kit/ui/PasswordField.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { updateEmail } from '#model/profile/contract/email.ts'
import { useUnsaved } from '#page/draft/useUnsaved.ts'
import { OwnUsername } from '#page/OwnUsername.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { atField } from '#platform/write/refusalText.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { changeCopy } from '../copy.ts'
import { emailChangeCopy as copy } from './copy.ts'

/** Longer than an address may be, so that a pasted one is rejected instead of silently cut. */
const LONGEST = 300

/** The new address, twice, and the password, so that somebody at an unlocked screen cannot take over the account. */
export function EmailForm({ current, sent }: { current: string; sent: (to: string) => void }) {
  const form = useForm(
    { email: '', again: '', password: '' },
    {
      email: (text) => messageFor(newEmailProblem(text, current), copy.problems),
      again: (text, all) => messageFor(repeatEmailProblem(all.email, text), copy.againProblems),
      password: (text) => (text === '' ? currentPasswordCopy.required : null),
    },
  )
  const { values } = form
  const writing = useWrite(updateEmail, {
    failed: copy.error,
    refusals: {
      ...atField(form, 'password', { PASSWORD_WRONG: currentPasswordCopy.wrong }),
      ...atField(form, 'email', { EMAIL_IN_USE: copy.inUse, EMAIL_SAME: copy.problems.same }),
    },
  })
  useUnsaved(Object.values(values).some((text) => text !== ''))

  async function save() {
    const email = emailIn(values.email) ?? ''
    await writing.run({ email, password: values.password }, () => sent(email))
  }

  return (
    <Form review={form.review} onValid={() => void save()} refusal={writing.refusal}>
      <Field
        {...form.field('email')}
        label={copy.label}
        help={copy.hint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={LONGEST}
      />
      <Field {...form.field('again')} label={copy.again} type="email" inputMode="email" autoComplete="off" maxLength={LONGEST} />
      <OwnUsername />
      <PasswordField {...form.field('password')} label={currentPasswordCopy.label} autoComplete="current-password" />
      <ButtonGroup>
        <WriteButton offline={changeCopy.kept} busy={writing.busy} busyLabel={changeCopy.saving}>
          {copy.button}
        </WriteButton>
      </ButtonGroup>
    </Form>
  )
}
