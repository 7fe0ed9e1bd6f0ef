import type { GenericSchema } from 'valibot'
import type { Orderable } from '../order/useSending.ts'
import type { OpenPath } from '../routes/table.ts'

/** The values of `:name` in the paths of a flow: the same in all its steps. */
export type Params = Readonly<Record<string, string>>

/** A step is a screen, and the question whether the draft has answered it. */
export type Step<Draft> = {
  path: OpenPath
  /** On the progress bar; several screens may share one. */
  label: string
  /** How this step is called in the data layer (spec 4 analytics state). */
  funnel: 'overview' | 'summary' | 'order-confirmation'
  answered: (draft: Draft) => boolean
  /** Left out: always part of the flow. */
  when?: (draft: Draft) => boolean
}

/**
 * A path of choosing, confirming and being done (spec 2), as data. What the backend answers to the order is the receipt: nothing else is
 * needed to say that it is done.
 */
export type Flow<Draft extends object, Input, Receipt> = Omit<Orderable<Input, Receipt>, 'done'> & {
  blank: () => Draft
  /** What of a draft may rest for this tab (decisions D8): without it nothing does. */
  holds?: GenericSchema<unknown, Draft>
  steps: readonly [Step<Draft>, ...Step<Draft>[]]
  /** The last label on the progress bar. */
  doneLabel: string
  /** Where it ends; reachable with a receipt only. */
  done: OpenPath
  /** Asked of whoever leaves with choices that are not sent; left out, there is little to lose. To stay is the safe way, and stands first. */
  dismiss?: { title: string; body: string; stay: string; leave: string }
}

/** Names the types; the flow itself is data. */
export const defineFlow = <Draft extends object, Input, Receipt>(flow: Flow<Draft, Input, Receipt>) => flow

type Steps<Draft> = { readonly steps: readonly Step<Draft>[] }

/** The steps that this draft has. */
export const stepsOf = <Draft>({ steps }: Steps<Draft>, draft: Draft): readonly Step<Draft>[] =>
  steps.filter((step) => step.when?.(draft) ?? true)

/**
 * The step that the customer may be on: the one asked for, or the first before it that is not answered. A step that this draft does not
 * have leads to the start.
 */
export function admit<Draft>(flow: Steps<Draft>, draft: Draft, asked: string): OpenPath {
  const open = stepsOf(flow, draft)
  const known = open.some(({ path }) => path === asked)
  const step = known ? open.find(({ path, answered }) => path === asked || !answered(draft)) : open[0]
  if (!step) throw new Error('A flow needs at least one step')
  return step.path
}

/** The step after this one, or the end. */
export function stepAfter<Draft>(flow: Steps<Draft> & { done: OpenPath }, draft: Draft, path: string): OpenPath {
  const open = stepsOf(flow, draft)
  return open[open.findIndex((step) => step.path === path) + 1]?.path ?? flow.done
}

/** The step before this one; null on the first. */
export function stepBefore<Draft>(flow: Steps<Draft>, draft: Draft, path: string): Step<Draft> | null {
  const open = stepsOf(flow, draft)
  return open[open.findIndex((step) => step.path === path) - 1] ?? null
}

/** What stands on the progress bar, and where `path` is on it; past the last label everything is done. */
export function progressOf<Draft>(
  flow: Steps<Draft> & { doneLabel: string; done: OpenPath },
  draft: Draft,
  path: string,
): { labels: string[]; current: number } {
  const open = stepsOf(flow, draft)
  const labels = [...new Set(open.map(({ label }) => label)), flow.doneLabel]
  const label = open.find((step) => step.path === path)?.label
  return { labels, current: label === undefined ? labels.length : labels.indexOf(label) }
}
