import { requestPasswordReset } from '../../../api/contract/guest.ts'
import type { MfaMethod } from '../../../api/contract/session.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { useDeed } from '../../../deed/useDeed.ts'
import { PhoneField } from '../../../fields/PhoneField.tsx'
import { href } from '../../../routes/href.ts'
import { Link } from '../../../routes/Link.tsx'
import { prepare } from '../../../routes/prepare.ts'
import { navigateDone } from '../../../routes/receipt.ts'
import { mobileNumber, mobileNumberProblem } from '../../../typed/phoneNumber.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { mobileNumberCopy } from '../../../ui/fieldCopy.ts'
import { RadioList } from '../../../ui/RadioList.tsx'
import { said, useForm } from '../../../ui/useForm.ts'
import { forgottenCopy as copy } from './copy.ts'

export default function Vergeten() {
  const offline = useBlocked()
  const request = useDeed(requestPasswordReset, { done: '/wachtwoord-vergeten/bedankt' })
  const form = useForm(
    { number: '', method: 'SMS' as MfaMethod },
    { number: (text) => said(mobileNumberProblem(text), mobileNumberCopy) },
  )

  async function send() {
    const phoneNumber = mobileNumber(form.values.number)
    if (phoneNumber === null) return
    const { method } = form.values
    await request.run({ phoneNumber, method }, async () => {
      const done = href('/wachtwoord-vergeten/bedankt')
      await prepare(done)
      navigateDone(done, method)
    })
  }

  return (
    <>
      <div className="stack stack--tight">
        <h1 className="title-page" tabIndex={-1}>
          {copy.heading}
        </h1>
        <p className="muted">{copy.intro}</p>
      </div>
      <Form review={form.review} onValid={() => void send()} refusal={request.refusal} short>
        <PhoneField {...form.field('number')} />
        <RadioList
          name="channel"
          label={copy.channel}
          options={copy.channels}
          value={form.values.method}
          onChange={(method) => form.set('method', method)}
        />
        <Button type="submit" variant="primary-green" wide busy={request.busy && copy.busy} blocked={offline}>
          {copy.button}
        </Button>
      </Form>
      <p>
        <Link to="/inloggen" className="link">
          {copy.back}
        </Link>
      </p>
    </>
  )
}
