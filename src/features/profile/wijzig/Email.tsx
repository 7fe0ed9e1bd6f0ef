import { useState } from 'react'
import { currentPasswordCopy } from '#features/login/shared/currentPasswordCopy.ts'
import { now } from '#kit/clock.ts'
import { emailIn, newEmailProblem, repeatEmailProblem } from '#kit/typed/email.ts'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { PasswordField } from '#kit/ui/PasswordField.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { momentText } from '#kit/words/dateText.ts'
import { confirmEmail, getEmail, updateEmail } from '#model/profile/contract/email.ts'
import { useUnsaved } from '#page/draft/useUnsaved.ts'
import { OwnUsername } from '#page/OwnUsername.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { navigate, usePlace } from '#platform/router/location.tsx'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { atField } from '#platform/write/refusalText.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { ChangePage } from '../ChangePage.tsx'
import { changeCopy } from '../copy.ts'
import { Saved } from '../Saved.tsx'
import { emailChangeCopy } from './copy.ts'

const emailLinkCopy = emailChangeCopy.confirm

/** `/instellingen/wijzig/email`: a new e-mail address, which must be confirmed with a link that leads here as well. */
export default function Email() {
  const isPrepaid = useIsPrepaid()
  return (
    <ChangePage title={emailChangeCopy.heading} intro={isPrepaid ? emailChangeCopy.introPrepaid : emailChangeCopy.intro}>
      <ReadBlock waiting={bones('1.5rem 70%', '6.5rem', '5rem', '5rem', '3.25rem 12rem')}>
        <Changing />
      </ReadBlock>
    </ChangePage>
  )
}

Email.reads = () => [getEmail]

type Done = { kind: 'sent' | 'confirmed'; text: string } | { kind: 'gone' } | null

function Changing() {
  const { email, pending, codesTo } = useRead(getEmail)
  const token = new URLSearchParams(usePlace().search).get('token')
  const [done, setDone] = useState<Done>(null)
  const isSaved = done !== null && done.kind !== 'gone'
  function served(next: Done) {
    setDone(next)
    navigate(href('/instellingen/wijzig/email'), { replace: true })
  }

  return (
    <div className="stack">
      {done?.kind === 'gone' && <Notice tone="warn" title={emailChangeCopy.confirm.gone} alert />}
      {isSaved && <Saved title={done.text} />}
      {token !== null ? (
        <EmailLink
          token={token}
          pending={pending}
          confirmed={(next) => served({ kind: 'confirmed', text: emailChangeCopy.confirm.done(next) })}
          gone={() => served({ kind: 'gone' })}
        />
      ) : (
        <>
          <p>
            <span className="muted">{emailChangeCopy.current}</span> {email}
          </p>
          {codesTo !== null && (
            <Notice>{emailChangeCopy.codesTo(codesTo.email, momentText(Date.parse(codesTo.until), now()))}</Notice>
          )}
          {pending !== null && done === null && <Notice>{emailChangeCopy.pending(pending)}</Notice>}
          {!isSaved && <EmailForm current={email} sent={(to) => setDone({ kind: 'sent', text: emailChangeCopy.success(to) })} />}
        </>
      )}
    </div>
  )
}

type Props = {
  token: string
  /** The address that waits for confirmation; null: there is none, so the link no longer works. */
  pending: string | null
  confirmed: (email: string) => void
  gone: () => void
}

/** The target of the link in the e-mail. Confirming takes a button, because mail scanners open links too. */
function EmailLink({ token, pending, confirmed, gone }: Props) {
  const writing = useWrite(confirmEmail, { refusals: { LINK_GONE: gone } })

  return (
    <Card>
      <div className="stack">
        <div>
          <h2 className="title-card">{emailLinkCopy.title}</h2>
          {pending !== null && <p className="muted">{emailLinkCopy.text(pending)}</p>}
        </div>
        <Refusal text={writing.refusal} />
        <WriteButton
          wide
          busy={writing.busy}
          busyLabel={emailLinkCopy.busy}
          onPress={() => void writing.run({ token }, ({ email }) => confirmed(email))}
        >
          {emailLinkCopy.button}
        </WriteButton>
      </div>
    </Card>
  )
}

/** Longer than an address may be, so that a pasted one is rejected instead of silently cut. */
const LONGEST = 300

/** The new address, twice, and the password, so that somebody at an unlocked screen cannot take over the account. */
function EmailForm({ current, sent }: { current: string; sent: (to: string) => void }) {
  const form = useForm(
    { email: '', again: '', password: '' },
    {
      email: (text) => messageFor(newEmailProblem(text, current), emailChangeCopy.problems),
      again: (text, all) => messageFor(repeatEmailProblem(all.email, text), emailChangeCopy.againProblems),
      password: (text) => (text === '' ? currentPasswordCopy.required : null),
    },
  )
  const { values } = form
  const writing = useWrite(updateEmail, {
    failed: emailChangeCopy.error,
    refusals: {
      ...atField(form, 'password', { PASSWORD_WRONG: currentPasswordCopy.wrong }),
      ...atField(form, 'email', { EMAIL_IN_USE: emailChangeCopy.inUse, EMAIL_SAME: emailChangeCopy.problems.same }),
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
        label={emailChangeCopy.label}
        help={emailChangeCopy.hint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={LONGEST}
      />
      <Field
        {...form.field('again')}
        label={emailChangeCopy.again}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={LONGEST}
      />
      <OwnUsername />
      <PasswordField {...form.field('password')} label={currentPasswordCopy.label} autoComplete="current-password" />
      <ButtonGroup>
        <WriteButton offline={changeCopy.kept} busy={writing.busy} busyLabel={changeCopy.saving}>
          {emailChangeCopy.button}
        </WriteButton>
      </ButtonGroup>
    </Form>
  )
}
