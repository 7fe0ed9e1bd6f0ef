import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { endProblem } from '#kit/typed/endDate.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { DateField } from '#kit/ui/DateField.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { TerminateData, TerminateReason } from '#model/subscription/contract/termination.ts'
import { terminationFee } from '#model/subscription/termination.ts'
import { changeDraft, useDraft } from '#page/draft/draft.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { copy } from './copy.ts'
import { type EndChoice, endOf, endsFor, terminateDraft } from './draft.ts'
import { phoneLeftText, terminationCostsText } from './text.ts'

function dateSaid(text: string, reason: TerminateReason | null, ends: { soonest: Day; latest: Day }): string | null {
  const problem = endProblem(text, ends.soonest, ends.latest)
  const { tooEarly, tooEarlyDeceased, tooLate } = copy.date.problems
  if (problem === null) return null
  if (problem === 'tooEarly') return (reason === 'DECEASED' ? tooEarlyDeceased : tooEarly)(dayInFull(ends.soonest))
  return problem === 'tooLate' ? tooLate(dayInFull(ends.latest)) : copy.date.problems[problem]
}

/** Step 2: the last day, and the fee to the cent with its calculation. */
export function EndDate({ data, next, back }: { data: TerminateData; next: () => void; back: () => void }) {
  const { reason, end, date } = useDraft(terminateDraft)
  const today = dayOf(now())
  const ends = endsFor(data, reason, today)
  const form = useForm(
    { end: end ?? '', date },
    {
      end: (value) => (value === '' ? copy.date.required : null),
      date: (text, values) => (values.end === 'other' ? dateSaid(text, reason, ends) : null),
    },
  )
  const values = { reason, end: isChoice(form.values.end) ? form.values.end : null, date: form.values.date }
  const endsOn = endOf(values, data, today)

  function go() {
    changeDraft(terminateDraft, { end: values.end, date: values.date })
    next()
  }

  const option = (value: EndChoice, title: string, day: Day) => ({
    value,
    title,
    price: euro(terminationFee(data, reason, day)),
  })
  const isEarlier = ends.contract !== null
  return (
    <Form review={form.review} onValid={go}>
      <div className="stack stack--loose">
        {reason === 'DECEASED' ? <Notice>{copy.deceased}</Notice> : <WhileLeaving data={data} />}
        <div className="stack">
          <RadioCards
            label={copy.date.label}
            section
            options={[
              ...(ends.contract ? [option('contract', copy.date.endOfContract(dayInFull(ends.contract)), ends.contract)] : []),
              option('soonest', (isEarlier ? copy.date.earlier : copy.date.soonest)(dayInFull(ends.soonest)), ends.soonest),
              {
                value: 'other',
                title: copy.date.other,
                text: copy.date.otherText(dayInFull(ends.soonest), dayInFull(ends.latest)),
              },
            ]}
            {...form.field('end')}
          />
          {values.end === 'other' && <DateField {...form.field('date')} label={copy.date.field} example={ends.latest} />}
          {reason !== 'DECEASED' && <p className="muted">{copy.date.notice(dayInFull(ends.soonest))}</p>}
          <div aria-live="polite">{endsOn !== null && <Costs data={data} reason={reason} endsOn={endsOn} />}</div>
        </div>
        <ButtonGroup>
          <Button type="submit" variant="primary-green">
            {copy.buttons.next}
          </Button>
          <Button variant="outline" onPress={back}>
            {copy.buttons.back}
          </Button>
        </ButtonGroup>
      </div>
    </Form>
  )
}

const isChoice = (value: string): value is EndChoice => ['contract', 'soonest', 'other'].includes(value)

function Costs({ data, reason, endsOn }: { data: TerminateData; reason: TerminateReason | null; endsOn: Day }) {
  const { text, sum } = terminationCostsText(data, reason, endsOn)
  return (
    <Section title={copy.date.costs}>
      <Card>
        <p className="strong">{text}</p>
        {sum !== null && <p className="muted">{sum}</p>}
      </Card>
    </Section>
  )
}

/** Notices beside the steps: withdrawing is better, a change still goes on, a renewal does not, and the phone loan continues. */
function WhileLeaving({ data }: { data: TerminateData }) {
  const { withdrawUntil, changeOn, renewalOn } = data
  const phone = phoneLeftText(data)
  return (
    <>
      {withdrawUntil !== null && (
        <Notice
          tone="good"
          title={copy.withdraw.title}
          action={
            <ButtonLink to="/annuleren" variant="outline" size="small">
              {copy.withdraw.button}
            </ButtonLink>
          }
        >
          {copy.withdraw.text(dayInFull(withdrawUntil))}
        </Notice>
      )}
      {changeOn !== null && (
        <Notice
          action={
            <ButtonLink to="/bundels-wijzigen" variant="outline" size="small">
              {copy.changeButton}
            </ButtonLink>
          }
        >
          {copy.change(dayInFull(changeOn))}
        </Notice>
      )}
      {renewalOn !== null && <Notice tone="warn">{copy.renewal(dayInFull(renewalOn))}</Notice>}
      {phone !== null && <Notice title={copy.phoneTitle}>{phone}</Notice>}
    </>
  )
}
