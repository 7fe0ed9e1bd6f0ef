import type { GenericSchema } from 'valibot'
import type { Orderable } from '../order/useSending.ts'
import type { RoutePath } from '../routes/table.ts'
import { type Step as AnyStep, stepBeside, stepsOf } from './steps.ts'

/** The values of `:name` in the paths of a flow: the same in all its steps. */
export type Params = Readonly<Record<string, string>>

/** A step is a screen. */
export type Step<Draft> = AnyStep<Draft, RoutePath> & {
  /** The label on the progress bar. Several screens may share one. */
  label: string
}

/**
 * A flow of choosing, confirming and being done (spec 2), as data. The receipt is what the backend answers to the order. The last screen
 * needs nothing else.
 */
export type Flow<Draft extends object, Input, Receipt> = Omit<Orderable<Input, Receipt>, 'done'> & {
  blank: () => Draft
  /** The part of a draft that may be kept for this tab (decisions D8, `defineDraft`). */
  draftSchema: GenericSchema<unknown, Draft>
  steps: readonly [Step<Draft>, ...Step<Draft>[]]
  /** The last label on the progress bar; null: that of the last step is. */
  doneLabel: string | null
  /** The last screen. It can only be reached with a receipt. */
  done: RoutePath
  /** What it comes to stands beside the choices: its steps take the whole width of the page, those without a summary too. */
  hasSummary?: true
  /** What a customer is asked who leaves with choices that are not sent. Left out where little is lost. Staying is the safe way, and comes first. */
  dismiss?: { title: string; body: string; stay: string; leave: string }
}

/** Names the types; the flow itself is data. */
export const defineFlow = <Draft extends object, Input, Receipt>(flow: Flow<Draft, Input, Receipt>) => flow

type Steps<Draft> = { readonly steps: readonly [Step<Draft>, ...Step<Draft>[]] }

/** The step after this one, or the end. */
export const stepAfter = <Draft>(flow: Steps<Draft> & { done: RoutePath }, draft: Draft, path: string): RoutePath =>
  stepBeside(flow, draft, path, 1)?.path ?? flow.done

/** What stands on the progress bar, and where `path` is on it; past the last label everything is done. */
export function progressOf<Draft>(
  flow: Steps<Draft> & { doneLabel: string | null; done: RoutePath },
  draft: Draft,
  path: string,
): { labels: string[]; current: number } {
  const open = stepsOf(flow, draft)
  const labels = [...new Set(open.map(({ label }) => label)), ...(flow.doneLabel === null ? [] : [flow.doneLabel])]
  const label = open.find((step) => step.path === path)?.label
  return { labels, current: label === undefined ? labels.length : labels.indexOf(label) }
}

/** What stands on the progress bar of the last screen: all of it done. For a flow with the same steps whatever was chosen. */
export const doneSteps = <Draft>(flow: Parameters<typeof progressOf<Draft>>[0] & { blank: () => Draft }): string[] =>
  progressOf(flow, flow.blank(), flow.done).labels
