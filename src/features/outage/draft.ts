import * as v from 'valibot'
import { OutageType } from '#model/outage/contract.ts'
import { hasPlace } from '#model/outage/outage.ts'
import { areaOf } from '#model/outage/outageArea.ts'
import { defineDraft, persisted, personal } from '#page/draft/defineDraft.ts'
import { clearWhenLeft, leave } from '#page/draft/draft.ts'
import type { Step as AnyStep } from '#page/flow/steps.ts'

/** The steps in order; problems abroad have no place step. */
export const outageSteps: {
  readonly steps: readonly [AnyStep<OutageAnswers, OutageStep>, ...AnyStep<OutageAnswers, OutageStep>[]]
} = {
  steps: [
    { path: 'wat', answered: ({ type }) => type !== null },
    { path: 'waar', answered: ({ zipCode }) => areaOf(zipCode) !== null, when: ({ type }) => type === null || hasPlace(type) },
    { path: 'proberen', answered: () => true },
    { path: 'melden', answered: () => false },
  ],
}

export const outageDraft = defineDraft('outage', {
  type: persisted(v.nullable(OutageType), null),
  /** The tips that were tried. */
  tried: persisted(v.array(v.pipe(v.number(), v.integer())), []),
  zipCode: personal(''),
  /** The outage in that place that the customer wants updates on. */
  outage: personal<string | null>(null),
  date: personal(''),
  time: personal(''),
  message: personal(''),
  phoneNumber: personal(''),
})

/** Clears the draft once the report is sent. */
export const finishReport = (): void => clearWhenLeft(outageDraft)
export const leftReport = (): void => leave(outageDraft)

/** The step is in the address (`/storingstool?stap=waar`), so the browser's Back goes one step back. */
export type OutageStep = 'wat' | 'waar' | 'proberen' | 'melden'

/** The answers so far; `zipCode` is empty while unknown. */
export type OutageAnswers = { type: OutageType | null; zipCode: string }

export type OutageWay = { next: () => void; back: () => void }
