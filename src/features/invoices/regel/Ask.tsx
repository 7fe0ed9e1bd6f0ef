import { useEffect, useRef } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Form } from '#kit/ui/Form.tsx'
import { messageCopy } from '#kit/ui/fieldCopy.ts'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { TextArea } from '#kit/ui/TextArea.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { weekdayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { InvoiceLine } from '#model/invoices/contract/invoices.ts'
import { askAboutInvoice, type QuestionReason, questionReasons } from '#model/invoices/contract/questions.ts'
import { answerByOf, questionProblem } from '#model/invoices/questions.ts'
import { messageIn } from '#model/outage/outage.ts'
import { headingFocus } from '#page/headingFocus.ts'
import { WriteButton } from '#page/WriteButton.tsx'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'

const words = copy.ask

const options = questionReasons.map((value) => ({ value, title: words.reasons[value] }))
const reasonIn = (chosen: string): QuestionReason | '' => questionReasons.find((reason) => reason === chosen) ?? ''

type Props = { invoice: string; place: number; line: InvoiceLine }

/** Asks about a line. The day of the answer and the amount that it promises are those of the answer itself. */
export function Ask({ invoice, place, line: { amount } }: Props) {
  const asking = useWrite(askAboutInvoice, {
    failed: words.failed,
    refusals: { PRICE_CHANGED: words.changed, ALREADY: words.already },
  })
  const form = useForm(
    { reason: '', text: '' },
    {
      reason: (chosen) => (chosen === '' ? words.required : null),
      text: (text, { reason }) => messageFor(questionProblem(text, reasonIn(reason)), words.problems),
    },
  )
  const reason = reasonIn(form.values.reason)
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.focus(), []) // the pressed button is gone

  async function ask() {
    if (reason === '') return
    // The form is gone; the state of the question is in its place.
    await asking.run({ invoice, line: place, amount, reason, text: messageIn(form.values.text) }, headingFocus)
  }

  return (
    <div className="stack" role="group" aria-label={words.title} ref={part} tabIndex={-1}>
      <Form review={form.review} onValid={() => void ask()} refusal={asking.refusal}>
        <RadioCards {...form.field('reason')} label={words.label} options={options} />
        <TextArea
          {...form.field('text')}
          label={reason === 'other' ? words.text : words.optional}
          help={messageCopy.hint}
          rows={3}
        />
        <div className="stack stack--tight">
          <p>{words.when(weekdayText(answerByOf(dayOf(now()))))}</p>
          {amount > 0 && <p>{words.back(euro(amount))}</p>}
          <p className="muted">{words.pay}</p>
        </div>
        <WriteButton offline={{ device: words.offline }} busy={asking.busy && words.busy} wide>
          {words.button}
        </WriteButton>
      </Form>
    </div>
  )
}
