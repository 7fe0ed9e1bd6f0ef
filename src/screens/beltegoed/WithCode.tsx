import { useState } from 'react'
import { useRead } from '../../api/client.ts'
import { getTopupOptions, redeemTopUpCode } from '../../api/contract/credit.ts'
import { choiceText } from '../../domain/money.ts'
import { topUpCode, topUpCodeProblem, topUpCodeText } from '../../domain/topUp.ts'
import { arriveAt } from '../../flow/arrive.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { withQuery } from '../../routes/href.ts'
import { usePlace } from '../../routes/location.tsx'
import { hasNetwork } from '../../stores/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { said, useForm } from '../../ui/useForm.ts'
import { failureText } from '../failureText.ts'
import { backIn } from './back.ts'
import { creditCopy } from './copy.ts'

const copy = creditCopy.code

/** Tops up with a 16-digit code from a shop. */
export function WithCode() {
  const { maximum } = useRead(getTopupOptions)
  const refusals: Readonly<Record<string, string>> = { ...copy.refusals, MAX_BALANCE: creditCopy.full(choiceText(maximum)) }
  const offline = useBlocked(creditCopy.offline)
  const back = backIn(usePlace().search)
  const redeeming = useWrite(redeemTopUpCode, '/beltegoed-opwaarderen/bedankt')
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({ code: '' }, { code: (text) => said(topUpCodeProblem(text), copy.problems) })

  async function redeem() {
    setRefusal(null)
    const failure = await redeeming.send({ code: topUpCode(form.values.code) }, (receipt) =>
      arriveAt(withQuery('/beltegoed-opwaarderen/bedankt', { terug: back }), receipt),
    )
    if (!failure) return
    const known = refusals[failure.code ?? '']
    if (known === undefined) return setRefusal(failureText(failure, hasNetwork()))
    form.refuse('code', known)
  }

  return (
    <Card>
      <Form review={form.review} onValid={() => void redeem()} refusal={refusal}>
        <p>{copy.intro}</p>
        <Field
          {...form.field('code')}
          label={copy.label}
          help={copy.help}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          look="code"
          format={topUpCodeText}
        />
        <Button type="submit" variant="primary-green" wide busy={redeeming.busy} busyLabel={copy.busy} blocked={offline}>
          {copy.button}
        </Button>
      </Form>
    </Card>
  )
}
