import { type SubmitEvent, useRef, useState } from 'react'
import { requestPasswordReset } from '../../api/contract/guest.ts'
import type { MfaMethod } from '../../api/contract/session.ts'
import { mobileNumber } from '../../domain/phoneNumber.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { href } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { prepare } from '../../routes/prepare.ts'
import { navigateDone } from '../../routes/receipt.ts'
import { hasNetwork } from '../../stores/connection.ts'
import { Button } from '../../ui/Button.tsx'
import fields from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RadioList } from '../../ui/RadioList.tsx'
import { failureText } from '../failureText.ts'
import { forgottenCopy as copy } from './copy.ts'

export default function Vergeten() {
  const offline = useBlocked()
  const request = useWrite(requestPasswordReset, '/wachtwoord-vergeten/bedankt')
  const [typed, setTyped] = useState('')
  const [method, setMethod] = useState<MfaMethod>('SMS')
  const [checked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  const phoneNumber = mobileNumber(typed)
  const problem = phoneNumber !== null ? null : typed.trim() === '' ? copy.numberRequired : copy.numberInvalid

  async function send() {
    setRefusal(null)
    setChecked(true)
    if (phoneNumber === null) return field.current?.focus()
    const failure = await request.send({ phoneNumber, method }, async () => {
      const done = href('/wachtwoord-vergeten/bedankt')
      await prepare(done)
      navigateDone(done, method)
    })
    if (failure) setRefusal(failureText(failure, hasNetwork()))
  }

  return (
    <>
      <div className="stack stack--tight">
        <h1 className="title-page" tabIndex={-1}>
          {copy.heading}
        </h1>
        <p className="muted">{copy.intro}</p>
      </div>
      <form
        className={fields.form}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          void send()
        }}
      >
        {refusal !== null && <Notice tone="bad" title={refusal} alert />}
        <Field
          name="number"
          label={copy.number}
          help={copy.numberHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={30}
          value={typed}
          onChange={setTyped}
          onBlur={() => setChecked(typed !== '')}
          error={checked ? problem : null}
          input={field}
        />
        <RadioList name="channel" label={copy.channel} options={copy.channels} value={method} onChange={setMethod} />
        <Button type="submit" variant="primary-green" wide busy={request.busy && copy.busy} blocked={offline}>
          {copy.button}
        </Button>
      </form>
      <p>
        <Link to={href('/inloggen')} className="link">
          {copy.back}
        </Link>
      </p>
    </>
  )
}
