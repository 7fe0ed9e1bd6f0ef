import type { OutageType } from '../../api/contract/outage.ts'
import { areaOf, hasPlace } from '../../domain/outage.ts'

/** In the address: `/storingstool?stap=waar`, so that Back goes one step back. */
export type Step = 'wat' | 'waar' | 'proberen' | 'melden'

/** What has been answered so far; `zipCode` is empty while it is not known. */
export type Answers = { type: OutageType | null; zipCode: string }

/** How a step leads on and back. */
export type Way = { next: () => void; back: () => void }

const order: readonly Step[] = ['wat', 'waar', 'proberen', 'melden']

/** The steps that these answers ask for: abroad there is no place to ask after. */
export const stepsOf = ({ type }: Pick<Answers, 'type'>): readonly Step[] =>
  order.filter((step) => step !== 'waar' || type === null || hasPlace(type))

const isAnswered = (step: Step, { type, zipCode }: Answers): boolean =>
  step === 'wat' ? type !== null : step !== 'waar' || areaOf(zipCode) !== null

/** The step to show: the one asked for, or the first before it that has no answer. Without a known one asked for it is the first. */
export function admitted(asked: string | null, answers: Answers): Step {
  const steps = stepsOf(answers)
  if (!steps.some((step) => step === asked)) return 'wat'
  return steps.find((step) => step === asked || !isAnswered(step, answers)) ?? 'wat'
}

function beside(step: Step, answers: Pick<Answers, 'type'>, by: 1 | -1): Step {
  const steps = stepsOf(answers)
  return steps[steps.indexOf(step) + by] ?? step
}

export const stepAfter = (step: Step, answers: Pick<Answers, 'type'>): Step => beside(step, answers, 1)
export const stepBefore = (step: Step, answers: Pick<Answers, 'type'>): Step => beside(step, answers, -1)
