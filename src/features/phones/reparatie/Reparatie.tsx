import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { ButtonGroup, buttonClass } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { messageCopy } from '#kit/ui/fieldCopy.ts'
import { focusOn } from '#kit/ui/focusOn.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { Numbered } from '#kit/ui/Numbered.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { TextArea } from '#kit/ui/TextArea.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { dayInFull, dayText } from '#kit/words/dateText.ts'
import { messageIn } from '#model/outage/outage.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { getRepair, type Repair, type RepairProblem, requestRepair } from '#model/phones/contract/repair.ts'
import { isPhoneOnItsWay, phoneState } from '#model/phones/phoneState.ts'
import { explanationProblem, hearsPriceFirst, isGuaranteed, isRepairOver } from '#model/phones/repair.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { EmptyState } from '#page/EmptyState.tsx'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { ExternalLink, Link } from '#platform/router/Link.tsx'
import type { Reads } from '#platform/router/route.ts'
import { useIsPostpaid, useVisitor } from '#platform/session/visitor.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'

/** `/reparatie`: requesting a repair and following it. */
export default function Reparatie() {
  return (
    <div className="wrap wrap--text page">
      <PageHead title={copy.title} intro={<Intro />} />
      <ReadBlock waiting={bones('7rem', '17rem')} failedText={copy.loadFailed}>
        <RepairStatus />
      </ReadBlock>
    </div>
  )
}

Reparatie.reads = ({ prepaid }: Parameters<Reads>[0]) => [getRepair, ...(prepaid ? [] : [handsetOrder])]

function Intro() {
  const told = useReadState(getRepair).value
  const isAsked = told?.phone && (told.request === null || isRepairOver(told.request))
  return isAsked ? copy.intro : copy.introAlone
}

function RepairStatus() {
  const { phone, request } = useRead(getRepair)
  const isGoingOn = request !== null && !isRepairOver(request)
  return (
    <div className="stack">
      {request && <Requested request={request} />}
      {!isGoingOn && (phone ? <RepairForm phone={phone} isAgain={request !== null} /> : <NoPhone />)}
    </div>
  )
}

function Requested({ request: { reference, problem, requestedOn, state } }: { request: NonNullable<Repair['request']> }) {
  const words = copy.request
  return (
    <Card>
      <div className="stack">
        <h2 className="title-card" id="reparatie" tabIndex={-1}>
          {words.title}
        </h2>
        <p role="status">{state === 'REQUESTED' ? copy.success : copy.next[state]}</p>
        <Facts>
          <Fact term={words.state}>
            <Badge tone={state === 'SENT_BACK' ? 'good' : 'info'}>{copy.states[state]}</Badge>
          </Fact>
          <Fact term={words.reference}>{reference}</Fact>
          <Fact term={words.problem}>{copy.problem[problem]}</Fact>
          <Fact term={words.requestedOn}>{dayText(requestedOn)}</Fact>
        </Facts>
      </div>
    </Card>
  )
}

/** No phone to repair: none was bought here, or it has not arrived yet. Only customers with a subscription can have one. */
function NoPhone() {
  return useIsPostpaid() ? <Subscriber /> : <None />
}

function Subscriber() {
  const order = useReadState(handsetOrder).value?.[0] ?? null
  return order !== null && isPhoneOnItsWay(order) ? <Notice>{copy.onItsWay}</Notice> : <None />
}

const None = () => (
  <EmptyState title={copy.empty} text={copy.emptyMore}>
    <ContactLink />
  </EmptyState>
)

type Props = { phone: NonNullable<Repair['phone']>; isAgain: boolean }

const problems: readonly RepairProblem[] = ['SCREEN', 'BATTERY', 'WATER', 'OTHER']
const problemIn = (chosen: string): RepairProblem | '' => problems.find((problem) => problem === chosen) ?? ''

function RepairForm({ phone: { name, warrantyUntil }, isAgain }: Props) {
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
