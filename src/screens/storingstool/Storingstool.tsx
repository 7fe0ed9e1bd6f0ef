import { type ReactNode, useEffect, useRef } from 'react'
import { useReadState } from '../../api/client.ts'
import { getAddress } from '../../api/contract/address.ts'
import { getUser } from '../../api/contract/session.ts'
import { getSimCard } from '../../api/contract/simcard.ts'
import { factsOf } from '../../domain/visitor.ts'
import { useDraft } from '../../draft/draft.ts'
import { FlowStep } from '../../flow/FlowStep.tsx'
import { PageHead, toOverview } from '../../flow/PageHead.tsx'
import { StepPart } from '../../flow/StepPart.tsx'
import { admit, stepBeside, stepsOf } from '../../flow/steps.ts'
import { href } from '../../routes/href.ts'
import { navigate, usePlace } from '../../routes/location.tsx'
import { useVisitor } from '../../session/visitor.ts'
import { outageCopy as copy } from './copy.ts'
import { left, outageDraft } from './draft.ts'
import { Report } from './Report.tsx'
import { overviewOf, reads } from './reads.ts'
import { RestsBlocked, restsBlocked, SimBlocked } from './SimBlocked.tsx'
import { type Answers, outageSteps, type Step, type Way } from './steps.ts'
import { Try } from './Try.tsx'
import { What } from './What.tsx'
import { Where } from './Where.tsx'

const goTo = (step: Step) => navigate(`${href('/storingstool')}?stap=${step}`)

/**
 * `/storingstool`: what is wrong, where, what to try, and only then a report. All steps but the last work offline, because a customer with
 * an outage may have no connection. A blocked card replaces all steps.
 */
export default function Storingstool() {
  const { search } = usePlace()
  const { type, zipCode } = useDraft(outageDraft)
  const overview = useReadState(overviewOf(factsOf(useVisitor())?.prepaid ?? false)).value
  const [simcard, address, user] = [useReadState(getSimCard).value, useReadState(getAddress).value, useReadState(getUser).value]
  const hasMoved = useRef(false)
  useEffect(() => left, [])

  const answers: Answers = { type, zipCode }
  const step = admit(outageSteps, answers, new URLSearchParams(search).get('stap'))
  const steps = stepsOf(outageSteps, answers).map(({ path }) => path)
  const go = (by: 1 | -1, known = answers) => goTo(stepBeside(outageSteps, known, step, by)?.path ?? step)
  const way: Way = { next: () => go(1), back: () => go(-1) }
  const shown: Record<Step, ReactNode> = {
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
        progress: { labels: steps.map((name) => copy.steps[name]), current: steps.indexOf(step) },
      }}
      title={copy.heading}
      intro={step === 'wat' ? copy.intro : undefined}
    >
      <StepPart key={step} label={copy.steps[step]} hasMoved={hasMoved} className="stack">
        {simcard === null && restsBlocked() && <RestsBlocked />}
        {shown[step]}
      </StepPart>
    </FlowStep>
  )
}

Storingstool.reads = reads
