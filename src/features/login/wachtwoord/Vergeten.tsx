import { mobileNumber, mobileNumberProblem } from '#kit/typed/phoneNumber.ts'
import { Form } from '#kit/ui/Form.tsx'
import { mobileNumberCopy } from '#kit/ui/fieldCopy.ts'
import { RadioList } from '#kit/ui/RadioList.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { requestPasswordReset } from '#model/login/contract/guest.ts'
import type { MfaMethod } from '#model/login/contract/session.ts'
import { PhoneField } from '#page/fields/PhoneField.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { href } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import { openReceipt } from '#platform/router/receipt.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { forgottenCopy } from './copy.ts'

export default function Vergeten() {
  const request = useWrite(requestPasswordReset, { done: '/wachtwoord-vergeten/bedankt' })
  const form = useForm(
    { number: '', method: 'SMS' as MfaMethod },
    { number: (text) => messageFor(mobileNumberProblem(text), mobileNumberCopy) },
  )

  async function send() {
    const phoneNumber = mobileNumber(form.values.number)
    if (phoneNumber === null) return
    const { method } = form.values
    await request.run({ phoneNumber, method }, () => openReceipt(href('/wachtwoord-vergeten/bedankt'), method))
  }

  return (
    <>
      <div className="stack stack--tight">
        <h1 className="title-page" tabIndex={-1}>
          {forgottenCopy.heading}
        </h1>
        <p className="muted">{forgottenCopy.intro}</p>
      </div>
      <Form review={form.review} onValid={() => void send()} refusal={request.refusal} short>
        <PhoneField {...form.field('number')} />
        <RadioList
          name="channel"
          label={forgottenCopy.channel}
          options={forgottenCopy.channels}
          value={form.values.method}
          onChange={(method) => form.set('method', method)}
        />
        <WriteButton wide busy={request.busy && forgottenCopy.busy}>
          {forgottenCopy.button}
        </WriteButton>
      </Form>
      <p>
        <Link to="/inloggen" className="link">
          {forgottenCopy.back}
        </Link>
      </p>
    </>
  )
}
