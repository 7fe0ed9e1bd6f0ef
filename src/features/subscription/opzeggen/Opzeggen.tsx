import { type ReactNode, useEffect, useRef } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { messageCopy } from '#kit/ui/fieldCopy.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { TextArea } from '#kit/ui/TextArea.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { euro } from '#kit/words/money.ts'
import { messageProblem } from '#model/outage/outage.ts'
import { isLeaving } from '#model/subscription/cancellation.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getTerminateData, getTerminateReasons, type TerminateReason } from '#model/subscription/contract/termination.ts'
import { changeDraft, draftOf, useDraft } from '#page/draft/draft.ts'
import { FlowStep } from '#page/flow/FlowStep.tsx'
import { StepPart } from '#page/flow/StepPart.tsx'
import { admittedStep, stepBeside, stepsOf } from '#page/flow/steps.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { announce } from '#platform/analytics/announce.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { navigate, usePlace } from '#platform/router/location.tsx'
import { Already } from './Already.tsx'
import { ConfirmStep } from './Confirm.tsx'
import { copy } from './copy.ts'
import { endOf, type LeavingStep, leftTermination, type TerminationAnswers, terminateDraft, terminateSteps } from './draft.ts'
import { EndDate } from './EndDate.tsx'

const goTo = (step: LeavingStep, replace = false) => navigate(`${href('/opzeggen')}?stap=${step}`, { replace })

/** The step in the address, limited to the steps that the given answers allow. */
function useStep() {
  const { search } = usePlace()
  const data = useReadState(getTerminateData).value
  const draft = useDraft(terminateDraft)
  const endsOn = data && endOf(draft, data, dayOf(now()))
  const answers: TerminationAnswers = { reason: draft.reason, isDeclined: draft.isDeclined, endsOn, offer: data?.offer ?? null }
  return { answers, step: admittedStep(terminateSteps, answers, new URLSearchParams(search).get('stap')) }
}

/** Names of the steps in the analytics data layer. */
const funnels = { reden: 'overview', aanbod: 'overview', datum: 'overview', bevestigen: 'summary' } as const

/** `/opzeggen`: reason, at most one offer, end date and costs, confirmation. */
export default function Opzeggen() {
  const { step, answers } = useStep()
  const subscription = useReadState(getPostpaidSubscription).value
  const hasCancelled = subscription !== null && isLeaving(subscription.cancelSubscriptionStatus)
  useEffect(() => leftTermination, [])
  const labels = [...new Set(stepsOf(terminateSteps, answers).map(({ path }) => copy.steps[path]))]
  return (
    <FlowStep
      flow={{
        elsewhere: null,
        back: { to: '/instellingen/abonnement', label: copy.back },
        progress: hasCancelled ? null : { labels, current: labels.indexOf(copy.steps[step]) },
      }}
      title={hasCancelled ? copy.already.heading : copy.heading}
      intro={step === 'reden' && !hasCancelled ? copy.intro : undefined}
    >
      <ReadBlock waiting={bones('7rem', '1.6rem 60%', '34rem')} failedText={copy.failed}>
        <Leaving />
      </ReadBlock>
    </FlowStep>
  )
}

Opzeggen.reads = () => [getTerminateData, getTerminateReasons, getPostpaidSubscription]

function Leaving() {
  const data = useRead(getTerminateData)
  const { step, answers } = useStep()
  const hasMoved = useRef(false)
  const subscription = useRead(getPostpaidSubscription)
  const isOver = isLeaving(subscription.cancelSubscriptionStatus)
  const funnel = isOver ? null : funnels[step]
  useEffect(() => {
    if (funnel !== null) announce({ event: 'funnel', flow: 'terminate', funnel_step: funnel })
  }, [funnel])
  if (isOver) return <Already endsOn={data.endsOn} subscription={subscription} />

  const go = (by: 1 | -1, known: TerminationAnswers) => goTo(stepBeside(terminateSteps, known, step, by)?.path ?? step)
  const back = () => (step === 'datum' ? goTo('reden') : go(-1, answers))
  const shown: Record<LeavingStep, ReactNode> = {
    reden: (
      <Reason
        next={(reason) => {
          const known = { ...answers, reason }
          const offered = stepBeside(terminateSteps, known, 'reden', 1)?.path === 'aanbod' && answers.isDeclined
          if (offered) goTo('datum')
          else go(1, known)
        }}
      />
    ),
    aanbod: <Offer price={data.offer ?? 0} next={() => goTo('datum', true)} />,
    datum: <EndDate data={data} next={() => goTo('bevestigen')} back={back} />,
    bevestigen: <ConfirmStep data={data} endsOn={answers.endsOn ?? ''} back={back} />,
  }
  return (
    <StepPart key={step} label={copy.steps[step]} hasMoved={hasMoved}>
      {shown[step]}
    </StepPart>
  )
}

/** The one offer, a smaller subscription. Declining is as easy as accepting. */
function Offer({ price, next }: { price: number; next: () => void }) {
  const decline = () => {
    changeDraft(terminateDraft, { isDeclined: true })
    next()
  }
  return (
    <Card>
      <div className="stack">
        <h2 className="title-section">{copy.offer.title}</h2>
        <p>{copy.offer.body(euro(price))}</p>
        <ButtonGroup>
          <ButtonLink to="/bundels-wijzigen" variant="outline">
            {copy.offer.accept}
          </ButtonLink>
          <Button variant="outline" onPress={decline}>
            {copy.offer.decline}
          </Button>
        </ButtonGroup>
      </div>
    </Card>
  )
}

/** Step 1: the reason. Customers who want to keep their number should not cancel, so that notice comes first. */
function Reason({ next }: { next: (reason: TerminateReason) => void }) {
  const reasons = useRead(getTerminateReasons)
  const { reason } = useDraft(terminateDraft)
  const form = useForm(
    { reason: reason ?? '', message: draftOf(terminateDraft).message },
    {
      message: (text) => messageFor(messageProblem(text), messageCopy),
    },
  )
  const { message } = form.values
  useEffect(() => changeDraft(terminateDraft, { message }), [message])

  function go() {
    // Nobody has to say why.
    const chosen = reasons.find((known) => known === form.values.reason) ?? 'OTHER'
    // The reason decides which days can be chosen, so another reason clears the date.
    changeDraft(terminateDraft, { reason: chosen, ...(chosen !== reason && { end: null, date: '' }) })
    next(chosen)
  }

  return (
    <Form review={form.review} onValid={go}>
      <div className="stack stack--loose">
        <Notice tone="warn" title={copy.portingTitle}>
          {copy.porting}
        </Notice>
        <RadioCards
          label={copy.reason.label}
          section
          options={reasons.map((value) => ({ value, title: copy.reasons[value] }))}
          {...form.field('reason')}
        />
        <TextArea label={copy.message} help={messageCopy.hint} {...form.field('message')} />
        <Button type="submit" variant="primary-green" wide>
          {copy.buttons.next}
        </Button>
      </div>
    </Form>
  )
}
