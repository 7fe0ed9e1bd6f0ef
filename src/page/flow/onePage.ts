import { useEffect } from 'react'
import { announce } from '#platform/analytics/announce.ts'
import { find } from '#platform/router/find.ts'
import type { RoutePath } from '#platform/router/register.ts'
import { funnelOf } from '#platform/router/route.ts'
import type { Orderable } from '#platform/write/useSending.ts'
import { flowCopy } from './copy.ts'

/** An order of one page, without choices that are kept: its address, and the rest as of any order. */
type OnePage<Input, Receipt> = Orderable<Input, Receipt> & { path: RoutePath }

export const defineOnePage = <Input, Receipt>(order: OnePage<Input, Receipt>) => order

/** The labels of its progress bar. Choosing and confirming are one page (decisions D13). */
export const onePageSteps: readonly string[] = Object.values(flowCopy.steps)

/** Announces to the data layer that a step of a flow is on screen. */
export function announceStep(flow: string, path: string, isFirst: boolean): void {
  const route = find(path)?.route
  const step = route && !('redirect' in route) ? funnelOf(route) : null
  if (step === null) return
  if (isFirst) announce({ event: 'funnel', flow, funnel_step: 'start' })
  announce({ event: 'funnel', flow, funnel_step: step })
}

/** The page of such an order, as `FlowStep` takes it. */
export function useOnePage({ name, path }: Pick<OnePage<never, unknown>, 'name' | 'path'>) {
  useEffect(() => announceStep(name, path, true), [name, path])
  return { elsewhere: null, progress: { labels: onePageSteps, current: 0, until: 1 } }
}
