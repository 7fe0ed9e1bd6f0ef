import type { GenericSchema } from 'valibot'
import type { RoutePath } from '#platform/router/register.ts'
import type { Orderable } from '#platform/write/useSending.ts'
import { flowCopy } from './copy.ts'
import { type Step as AnyStep, stepBeside, stepsOf } from './steps.ts'

/** The values of `:name` in the paths of a flow, equal for all its steps. */
export type PathParams = Readonly<Record<string, string>>

/** A step is a screen of its own. */
type DraftStep<Draft> = AnyStep<Draft, RoutePath> & {
  /** The label on the progress bar. Screens may share one. */
  label: string
}

/** A flow (choose, confirm, done) as data. The receipt is the backend's answer to the order, and all that the last screen needs. */
export type Flow<Draft extends object, Input, Receipt> = Omit<Orderable<Input, Receipt>, 'done'> & {
  blank: () => Draft
  /** The storable part of a draft (`defineDraft`). */
  draftSchema: GenericSchema<unknown, Draft>
  steps: readonly [DraftStep<Draft>, ...DraftStep<Draft>[]]
  /** The last label on the progress bar; null: that of the last step. */
  doneLabel: string | null
  /** The last screen, reachable only with a receipt. */
  done: RoutePath
  /** A summary is shown beside the choices: all steps take the full width of the page. */
  hasSummary?: true
  /** The question when a customer leaves unsent choices; left out where little is lost. Staying is the first, safe answer. */
  dismiss?: { title: string; body: string; stay: string; leave: string }
}

export const defineFlow = <Draft extends object, Input, Receipt>(flow: Flow<Draft, Input, Receipt>) => flow

type Steps<Draft> = { readonly steps: readonly [DraftStep<Draft>, ...DraftStep<Draft>[]] }

/** The next step, or the last screen. */
export const stepAfter = <Draft>(flow: Steps<Draft> & { done: RoutePath }, draft: Draft, path: string): RoutePath =>
  stepBeside(flow, draft, path, 1)?.path ?? flow.done

/**
 * The labels of the progress bar and the index of `path`; past the last label everything is done. On one page a customer chooses and
 * confirms at once: both labels are current, up to `until` (decisions D13).
 */
export function progressOf<Draft>(
  flow: Steps<Draft> & { doneLabel: string | null; done: RoutePath },
  draft: Draft,
  path: string,
): { labels: string[]; current: number; until?: number } {
  const open = stepsOf(flow, draft)
  const own = [...new Set(open.map(({ label }) => label))]
  const isOnePage = own.length === 1 && flow.doneLabel !== null
  const labels = [...own, ...(isOnePage ? [flowCopy.steps.confirm] : []), ...(flow.doneLabel === null ? [] : [flow.doneLabel])]
  const label = open.find((step) => step.path === path)?.label
  const current = label === undefined ? labels.length : labels.indexOf(label)
  return { labels, current, ...(isOnePage && current === 0 && { until: 1 }) }
}

/** The progress bar of the last screen, completed. For flows whose steps do not depend on the draft. */
export const doneSteps = <Draft>(flow: Parameters<typeof progressOf<Draft>>[0] & { blank: () => Draft }): string[] =>
  progressOf(flow, flow.blank(), flow.done).labels
