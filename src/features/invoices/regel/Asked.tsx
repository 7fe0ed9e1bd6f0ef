import { dayOf } from '#kit/dates.ts'
import { Badge, type BadgeTone } from '#kit/ui/Badge.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { dayText, monthName, weekdayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { LineQuestion } from '#model/invoices/contract/invoices.ts'
import { type InvoiceQuestion, withdrawInvoiceQuestion } from '#model/invoices/contract/questions.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { headingFocus } from '#page/headingFocus.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { confirm } from '#platform/stores/modal.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'

const words = copy.asked

const tones: Record<LineQuestion['state'], BadgeTone> = { open: 'info', agreed: 'good', explained: 'info' }

/** The state of the question in one sentence: the day of its answer, or the answer. */
export function answerText({ answer, answerBy }: Pick<InvoiceQuestion, 'answer' | 'answerBy'>): string {
  if (answer === null) return words.by(weekdayText(answerBy))
  if (answer.kind === 'explained') return words.explained[answer.why]
  return answer.month === null
    ? words.agreedBank(euro(answer.amount))
    : words.agreed(euro(answer.amount), monthName(answer.month))
}

/** A question about a line with its answer, once that has come. */
export function Asked({ question }: { question: InvoiceQuestion }) {
  const { id, reason, text, asked, answer } = question
  const state = answer?.kind ?? 'open'
  return (
    <Section title={words.title}>
      <Card className="stack">
        <div className="split">
          <Badge tone={tones[state]}>{words.state[state]}</Badge>
          {answer && <p className="small muted">{words.answered(dayText(answer.on))}</p>}
        </div>
        <p className="strong" role="status">
          {answerText(question)}
        </p>
        <Facts>
          <Fact term={words.reason}>{copy.ask.reasons[reason]}</Fact>
          {text !== '' && <Fact term={words.text}>{text}</Fact>}
          <Fact term={words.on}>{dayText(dayOf(Date.parse(asked)))}</Fact>
          <Fact term={words.number}>{id}</Fact>
        </Facts>
        {state === 'explained' && <p className="muted">{words.still}</p>}
        {state === 'explained' && (
          <div className="cluster">
            <ContactLink small />
          </div>
        )}
        {state === 'open' && <Withdraw id={id} />}
      </Card>
    </Section>
  )
}

function Withdraw({ id }: { id: string }) {
  const withdrawing = useWrite(withdrawInvoiceQuestion, {
    failed: words.withdrawFailed,
    refusals: { TOO_LATE: words.tooLate },
  })

  async function withdraw() {
    if (!(await confirm(words.confirm))) return
    await withdrawing.run({ id }, () => {
      toast({ id: 'question-withdrawn', text: words.withdrawn, good: true })
      headingFocus()
    })
  }

  return (
    <>
      <Refusal text={withdrawing.refusal} />
      <div className="cluster">
        <WriteButton variant="quiet" size="small" busy={withdrawing.busy && words.withdrawing} onPress={() => void withdraw()}>
          {words.withdraw}
        </WriteButton>
      </div>
    </>
  )
}
