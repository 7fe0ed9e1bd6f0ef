import { useState } from 'react'
import { updateEmail } from '../../api/contract/email.ts'
import { emailIn, newEmailProblem, repeatEmailProblem } from '../../domain/email.ts'
import { useUnsaved } from '../../flow/useUnsaved.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { said, useForm } from '../../ui/useForm.ts'
import { changeCopy } from '../changeCopy.ts'
import { currentPasswordCopy } from '../currentPasswordCopy.ts'
import { notSaved } from '../notSaved.ts'
import { emailChangeCopy as copy } from './copy.ts'

/** Longer than an address may be, so that a pasted one is rejected instead of silently cut. */
const LONGEST = 300

const refusals: Readonly<Record<string, readonly ['email' | 'password', string]>> = {
  PASSWORD_WRONG: ['password', currentPasswordCopy.wrong],
  EMAIL_IN_USE: ['email', copy.inUse],
  EMAIL_SAME: ['email', copy.problems.same],
}

/** The new address, twice, and the password, so that somebody at an unlocked screen cannot take over the account. */
export function EmailForm({ current, sent }: { current: string; sent: (to: string) => void }) {
  const offline = useBlocked(changeCopy.kept)
  const writing = useWrite(updateEmail)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm(
    { email: '', again: '', password: '' },
    {
      email: (text) => said(newEmailProblem(text, current), copy.problems),
      again: (text, all) => said(repeatEmailProblem(all.email, text), copy.againProblems),
      password: (text) => (text === '' ? currentPasswordCopy.required : null),
    },
  )
  const { values } = form
  useUnsaved(Object.values(values).some((text) => text !== ''))

  async function save() {
    setRefusal(null)
    const email = emailIn(values.email) ?? ''
    const failure = await writing.send({ email, password: values.password }, () => sent(email))
    if (!failure) return
    const known = refusals[failure.code ?? '']
    if (known) form.refuse(...known)
    else setRefusal(notSaved(failure, writing.isUnheard(), copy.error))
  }

  return (
    <Form review={form.review} onValid={() => void save()} refusal={refusal}>
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
      <PasswordField {...form.field('password')} label={currentPasswordCopy.label} autoComplete="current-password" />
      <ButtonGroup>
        <Button type="submit" variant="primary-green" busy={writing.busy} busyLabel={changeCopy.saving} blocked={offline}>
          {copy.button}
        </Button>
      </ButtonGroup>
    </Form>
  )
}
