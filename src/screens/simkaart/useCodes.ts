import { useEffect, useRef, useState } from 'react'
import { read } from '../../api/client.ts'
import { getSimCodes, type SimCodes, type WhichSim } from '../../api/contract/sim.ts'
import { useBriefly } from './useBriefly.ts'

type State = 'hidden' | 'asking' | 'shown' | 'hidden-again' | 'failed'

/**
 * The codes of a card, fetched on demand and held by this component only. They are cleared after a minute and when they are hidden or the
 * page is hidden or left; an answer that arrives later is ignored.
 */
export function useCodes(card: WhichSim) {
  const [codes, setCodes] = useState<SimCodes | null>(null)
  const [state, setState] = useState<State>('hidden')
  const turn = useRef(0)

  const hide = useRef((next: State) => {
    turn.current += 1
    setCodes(null)
    setState(next)
  }).current

  async function show() {
    turn.current += 1
    const own = turn.current
    setState('asking')
    try {
      const told = await read(getSimCodes, { card })
      if (turn.current !== own) return
      setCodes(told)
      setState('shown')
    } catch {
      if (turn.current === own) setState('failed') // the client has reported it already
    }
  }

  useBriefly(state === 'shown', (why) => hide(why === 'late' ? 'hidden-again' : 'hidden'))
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )

  return { codes, state, show, hide: () => hide('hidden') }
}
