import type { PendingSim } from '../../api/contract/sim.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { atField } from '../../deed/refusalText.ts'
import { simDigits, simDigitsProblem } from '../../domain/simDigits.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { said, useForm } from '../../ui/useForm.ts'
import { dayText } from '../../words/dateText.ts'
import { activateCopy as copy } from './copy.ts'
import { useActivate } from './useActivate.ts'

/** Entering the last digits of the card's number proves that the card has arrived. `isFirst`: no older card stops working. */
export function ActivateForm({ pending: { expectedOn }, isFirst }: { pending: PendingSim; isFirst: boolean }) {
  const offline = useBlocked()
  const form = useForm({ digits: '' }, { digits: (text) => said(simDigitsProblem(text), copy.digits) })
  const { activate, busy, refusal } = useActivate({
    refusals: atField(form, 'digits', { WRONG_DIGITS: copy.digits.wrong, ALREADY: copy.already }),
  })
  return (
    <Card>
      <div className="stack">
        <p>{isFirst ? copy.introFirst : copy.intro}</p>
        <Form review={form.review} onValid={() => void activate(simDigits(form.values.digits))} refusal={refusal} short>
          <Field
            {...form.field('digits')}
            label={copy.digits.label}
            help={copy.digits.hint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            look="code"
          />
          <Disclosure title={copy.whereTitle}>
            <p>{copy.whereBody}</p>
          </Disclosure>
          <Button type="submit" variant="primary-green" wide busy={busy} busyLabel={copy.busy} blocked={offline}>
            {copy.button}
          </Button>
        </Form>
        <p className="small muted">
          {copy.notReceived} {expectedOn !== null && copy.expected(dayText(expectedOn))}
        </p>
      </div>
    </Card>
  )
}
