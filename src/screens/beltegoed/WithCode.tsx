import { useRead } from '../../api/client.ts'
import { getTopupOptions, redeemTopUpCode } from '../../api/contract/credit.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { atField } from '../../deed/refusalText.ts'
import { useDeed } from '../../deed/useDeed.ts'
import { topUpCode, topUpCodeProblem, topUpCodeText } from '../../domain/topUp.ts'
import { arriveAt } from '../../flow/arrive.ts'
import { withQuery } from '../../routes/href.ts'
import { usePlace } from '../../routes/location.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { said, useForm } from '../../ui/useForm.ts'
import { choiceText } from '../../words/money.ts'
import { backIn } from './back.ts'
import { creditCopy } from './copy.ts'

const copy = creditCopy.code

/** Tops up with a 16-digit code from a shop. */
export function WithCode() {
  const { maximum } = useRead(getTopupOptions)
  const offline = useBlocked(creditCopy.offline)
  const back = backIn(usePlace().search)
  const form = useForm({ code: '' }, { code: (text) => said(topUpCodeProblem(text), copy.problems) })
  const redeeming = useDeed(redeemTopUpCode, {
    done: '/beltegoed-opwaarderen/bedankt',
    refusals: atField(form, 'code', { ...copy.refusals, MAX_BALANCE: creditCopy.full(choiceText(maximum)) }),
  })

  const redeem = () =>
    redeeming.run({ code: topUpCode(form.values.code) }, (receipt) =>
      arriveAt(withQuery('/beltegoed-opwaarderen/bedankt', { terug: back }), receipt),
    )

  return (
    <Card>
      <Form review={form.review} onValid={() => void redeem()} refusal={redeeming.refusal}>
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
