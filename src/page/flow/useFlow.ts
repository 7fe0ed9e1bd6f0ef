import { useEffect, useEffectEvent } from 'react'
import { announce } from '#platform/analytics/announce.ts'
import { find } from '#platform/router/find.ts'
import { pathOf } from '#platform/router/href.ts'
import { guardLeaving } from '#platform/router/leaving.ts'
import { navigate } from '#platform/router/location.tsx'
import type { RoutePath } from '#platform/router/register.ts'
import { openModal } from '#platform/stores/modal.ts'
import { changeDraft, clearDraft, clearWhenLeft, draftOf, isChanged, leave, useDraft } from '../draft/draft.ts'
import { flowCopy } from './copy.ts'
import { type Flow, type PathParams, progressOf, stepAfter } from './flow.ts'
import { announceStep } from './onePage.ts'
import { toOverview } from './PageHead.tsx'
import { admittedStep, stepBeside } from './steps.ts'

type AnyFlow = Pick<Flow<never, never, unknown>, 'name' | 'steps' | 'done'>

function isWithin({ steps, done }: AnyFlow, path: string): boolean {
  const pattern = find(path)?.pattern
  return pattern === done || steps.some((step) => step.path === pattern)
}

async function askFirst({ name }: AnyFlow, dismiss: NonNullable<Flow<never, never, unknown>['dismiss']>): Promise<boolean> {
  const answer = await openModal({
    id: name,
    component: 'dismiss-bundle-changes',
    title: dismiss.title,
    body: dismiss.body,
    confirmButtonLabel: dismiss.stay,
    cancelButtonLabel: dismiss.leave,
    showFooter: true,
  })
  if (answer !== 'cancel') return false
  announce({ event: 'funnel', flow: name, funnel_step: 'cancel' })
  announce({ event: 'remove_from_cart' })
  clearWhenLeft({ name })
  return true
}

/**
 * The position of a customer in a flow, and the actions for its screens. `params`: the address values, for a flow about one of several
 * things.
 */
export function useFlow<Draft extends object, Input, Receipt>(
  flow: Flow<Draft, Input, Receipt>,
  path: RoutePath,
  params: PathParams = {},
) {
  const draft = useDraft(flow)
  const isHere = admittedStep(flow, draft, path) === path
  const previous = stepBeside(flow, draft, path, -1)

  const enter = useEffectEvent(() => {
    if (isHere) announceStep(flow.name, path, flow.steps[0].path === path && !isChanged(flow))
  })
  useEffect(() => enter(), [])

  // Leaving with unsent choices, also by Back, asks first.
  useEffect(() => {
    const { dismiss } = flow
    const stopAsking =
      dismiss && guardLeaving({ keeps: (next) => !isChanged(flow) || isWithin(flow, next), ask: () => askFirst(flow, dismiss) })
    return () => {
      stopAsking?.()
      leave(flow)
    }
  }, [flow])

  return {
    draft,
    /** The step to redirect to when an earlier step is unanswered. */
    elsewhere: isHere ? null : pathOf(admittedStep(flow, draft, path), params),
    hasSummary: flow.hasSummary ?? false,
    progress: progressOf(flow, draft, path),
    back: previous ? { to: pathOf(previous.path, params), label: flowCopy.backTo(previous.label) } : toOverview,
    set: (change: Partial<Draft>) => changeDraft(flow, change),
    /** Goes to the step that follows for the current draft. */
    advance: () => navigate(pathOf(stepAfter(flow, draftOf(flow), path), params)),
    reset: () => clearDraft(flow),
  }
}
