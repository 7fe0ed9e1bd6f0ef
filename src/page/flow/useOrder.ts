import { useEffect, useRef } from 'react'
import { pathOf } from '#platform/router/href.ts'
import { useSending } from '#platform/write/useSending.ts'
import { clearWhenLeft } from '../draft/draft.ts'
import type { Flow, PathParams } from './flow.ts'

/** The order of a flow; a sent order clears its draft. `confirms`: this is the step that sends. `placed` runs after success only. */
export function useOrder<Draft extends object, Input, Receipt>(
  flow: Flow<Draft, Input, Receipt>,
  confirms: boolean,
  params: PathParams = {},
  placed?: () => void,
) {
  const then = useRef(placed)
  useEffect(() => {
    then.current = placed
  })
  return useSending({ ...flow, done: pathOf(flow.done, params) }, confirms, () => {
    clearWhenLeft(flow)
    then.current?.()
  })
}
