import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#kit/ui/Icon.tsx'
import { List, RowContent, rowClass } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { OutageType } from '#model/outage/contract.ts'
import { type Overview, overviewFor, postpaidOverview, prepaidOverview } from '#model/overview/contract.ts'
import { getAddress } from '#model/profile/contract/address.ts'
import { getSimCard, type Simcard } from '#model/sim/contract/simcard.ts'
import { factsOf } from '#model/visitor.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { changeDraft, useDraft } from '#page/draft/draft.ts'
import { FlowStep } from '#page/flow/FlowStep.tsx'
import { PageHead, toOverview } from '#page/flow/PageHead.tsx'
import { StepPart } from '#page/flow/StepPart.tsx'
import { admittedStep, stepBeside, stepsOf } from '#page/flow/steps.ts'
import { peek, useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { navigate, usePlace } from '#platform/router/location.tsx'
import type { Reads } from '#platform/router/route.ts'
import { useVisitor } from '#platform/session/visitor.ts'
import { copy } from './copy.ts'
import { leftReport, type OutageAnswers, type OutageStep, type OutageWay, outageDraft, outageSteps } from './draft.ts'
import { wayOutOf } from './known.ts'
import { Report } from './Report.tsx'
import { Compensations, compensationReads } from './shared/Compensations.tsx'
import { Try } from './Try.tsx'
import { Where } from './Where.tsx'

const types = OutageType.options

const goTo = (step: OutageStep) => navigate(`${href('/storingstool')}?stap=${step}`)

/**
 * `/storingstool`: what is wrong, where, what to try, and only then a report. All steps but the last work offline, because a customer with
 * an outage may have no connection. A blocked card replaces all steps.
 */
export default function Storingstool() {
  const { search } = usePlace()
  const { type, zipCode } = useDraft(outageDraft)
  const overview = useReadState(overviewFor(factsOf(useVisitor())?.prepaid ?? false)).value
  const [simcard, address, user] = [useReadState(getSimCard).value, useReadState(getAddress).value, useReadState(getUser).value]
  const hasMoved = useRef(false)
  useEffect(() => leftReport, [])

  const answers: OutageAnswers = { type, zipCode }
  const step = admittedStep(outageSteps, answers, new URLSearchParams(search).get('stap'))
  const steps = stepsOf(outageSteps, answers).map(({ path }) => path)
  const go = (by: 1 | -1, known = answers) => goTo(stepBeside(outageSteps, known, step, by)?.path ?? step)
  const way: OutageWay = { next: () => go(1), back: () => go(-1) }
  const shown: Record<OutageStep, ReactNode> = {
    wat: <What next={(chosen) => go(1, { ...answers, type: chosen })} />,
    waar: <Where home={address} {...way} />,
    proberen: <Try known={{ overview, simcard }} {...way} />,
    melden: <Report ownNumber={user?.phoneNumber ?? null} {...way} />,
  }
  if (simcard?.status === 'Geblokkeerd')
    return (
      <div className="wrap wrap--text page">
        <PageHead title={copy.heading} intro={null} />
        <SimBlocked simcard={simcard} overview={overview} />
      </div>
    )
  return (
    <FlowStep
      flow={{
        elsewhere: null,
        back: toOverview,
        progress: { labels: steps.map((name) => copy.progress[name]), current: steps.indexOf(step) },
      }}
      title={copy.heading}
      intro={step === 'wat' ? copy.intro : undefined}
    >
      {step === 'wat' && <Compensations />}
      <StepPart key={step} label={copy.steps[step]} hasMoved={hasMoved} className="stack">
        {simcard === null && restsBlocked() && <RestsBlocked />}
        {shown[step]}
      </StepPart>
    </FlowStep>
  )
}

/** These reads save questions; the screen does not wait for them. */
Storingstool.reads = (({ prepaid }) => [
  getSimCard,
  overviewFor(prepaid),
  getAddress,
  getUser,
  ...compensationReads,
]) satisfies Reads

/** Step 1: a press is the answer. The last answer is marked, for a customer who comes back. */
function What({ next }: { next: (type: OutageType) => void }) {
  const { type } = useDraft(outageDraft)
  const choose = (chosen: OutageType) => {
    changeDraft(outageDraft, { type: chosen })
    next(chosen)
  }
  return (
    <List>
      {types.map((value) => (
        <li key={value}>
          <button
            type="button"
            className={rowClass(false)}
            aria-current={value === type || undefined}
            onClick={() => choose(value)}
          >
            <RowContent
              title={copy.types[value]}
              end={<Icon name={value === type ? 'check' : 'chevron-right'} small={value !== type} />}
            />
          </button>
        </li>
      ))}
    </List>
  )
}

/** Whether the data stored on the device shows a blocked card; also works offline. */
const restsBlocked = (): boolean =>
  [postpaidOverview, prepaidOverview].some((overview) =>
    peek(overview)?.fixMeBarItems.some(({ templateType }) => templateType === 'simBlocked'),
  )

/** A blocked card explains every problem: shows why it is blocked, and the way out. */
function SimBlocked({ simcard, overview }: { simcard: Simcard; overview: Overview | null }) {
  const [to, label] = wayOutOf(simcard, overview)
  return (
    <Notice
      tone="bad"
      title={copy.simBlocked.title}
      action={
        <>
          <ButtonLink to={to} variant="primary-green" size="small">
            {label}
          </ButtonLink>
          <ContactLink small />
        </>
      }
    >
      {simcard.statusDescription}
    </Notice>
  )
}

/** The stored data may be outdated, so this notice does not replace the questions. */
const RestsBlocked = () => (
  <Notice
    tone="bad"
    title={copy.simBlocked.rests}
    action={
      <ButtonLink to="/instellingen/simkaart" variant="outline" size="small">
        {copy.simBlocked.look}
      </ButtonLink>
    }
  />
)
