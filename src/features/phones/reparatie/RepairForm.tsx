import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { ButtonGroup, buttonClass } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { messageCopy } from '#kit/ui/fieldCopy.ts'
import { focusOn } from '#kit/ui/focusOn.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { Numbered } from '#kit/ui/Numbered.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { TextArea } from '#kit/ui/TextArea.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { messageIn } from '#model/outage/outage.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { type Repair, type RepairProblem, requestRepair } from '#model/phones/contract/repair.ts'
import { phoneState } from '#model/phones/phoneState.ts'
import { explanationProblem, hearsPriceFirst, isGuaranteed } from '#model/phones/repair.ts'
import { WriteButton } from '#page/WriteButton.tsx'
import { useReadState } from '#platform/api/client.ts'
import { ExternalLink, Link } from '#platform/router/Link.tsx'
import { useVisitor } from '#platform/session/visitor.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'

type Props = { phone: NonNullable<Repair['phone']>; isAgain: boolean }

const problems: readonly RepairProblem[] = ['SCREEN', 'BATTERY', 'WATER', 'OTHER']
const problemIn = (chosen: string): RepairProblem | '' => problems.find((problem) => problem === chosen) ?? ''

export function RepairForm({ phone: { name, warrantyUntil }, isAgain }: Props) {
  const visitor = useVisitor()
  const today = dayOf(now())
  const isPaying = phoneState(useReadState(handsetOrder).value?.[0] ?? null) === 'paying'
  const requesting = useWrite(requestRepair, { failed: copy.error, outcomeUnknown: copy.unknown })
  const form = useForm(
    { problem: '', message: '' },
    {
      problem: (chosen) => (chosen === '' ? copy.problem.required : null),
      message: (text, { problem }) =>
        messageFor(explanationProblem(text, problemIn(problem)), { ...messageCopy, required: copy.message.required }),
    },
  )
  const problem = problemIn(form.values.problem)
  const hasWarranty = isGuaranteed(warrantyUntil, today)

  async function request() {
    if (problem === '') return
    await requesting.run({ problem, message: messageIn(form.values.message) }, () => focusOn('reparatie'))
  }

  return (
    <Form review={form.review} onValid={() => void request()} refusal={requesting.refusal}>
      {isAgain && <h2 className="title-section">{copy.request.again}</h2>}
      <Card>
        <p className="small muted">{copy.phone}</p>
        <p className="title-card">{name}</p>
        <p className="muted mt-2">{hasWarranty ? copy.warranty(dayInFull(warrantyUntil)) : copy.noWarranty}</p>
      </Card>
      <RadioCards
        {...form.field('problem')}
        label={copy.problem.label}
        section
        options={problems.map((value) => ({ value, title: copy.problem[value] }))}
      />
      <TextArea
        {...form.field('message')}
        label={problem === 'OTHER' ? messageCopy.label : copy.message.label(messageCopy.label)}
        help={messageCopy.hint}
      />
      {hasWarranty && problem !== '' && hearsPriceFirst(problem, warrantyUntil, today) && <Notice>{copy.priceFirst}</Notice>}
      <BeforeSending hasEsim={visitor.kind === 'customer' && visitor.flags.isEsim} />
      {isPaying && <p className="muted">{copy.paymentContinues}</p>}
      <ButtonGroup>
        <WriteButton busy={requesting.busy} busyLabel={copy.busy}>
          {copy.button}
        </WriteButton>
        <ExternalLink to={provider.support} className={buttonClass({ variant: 'outline' })}>
          {copy.help}
        </ExternalLink>
      </ButtonGroup>
    </Form>
  )
}

const BeforeSending = ({ hasEsim }: { hasEsim: boolean }) => (
  <Card>
    <div className="stack">
      <h2 className="title-card">{copy.beforeTitle}</h2>
      <Numbered steps={copy.beforeSending} />
      {hasEsim && (
        <p>
          <Link to="/instellingen/esim" className="link">
            {copy.esim}
          </Link>
        </p>
      )}
    </div>
  </Card>
)
