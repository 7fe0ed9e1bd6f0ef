import { useEffect, useRef, useState } from 'react'
import { read } from '../../api/client.ts'
import { getSimCodes, type SimCodes, type WhichSim } from '../../api/contract/sim.ts'

/** Codes are on screen for a minute (ms). */
export const SHOWN_MS = 60_000

type State = 'hidden' | 'asking' | 'shown' | 'hidden-again' | 'failed'

/**
 * The codes of a card: asked for when the customer wants to see them, and held by this component alone. They are gone after a minute, when the
 * page is hidden or left, and when they are hidden; an answer that comes after that is not shown.
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

  useEffect(() => {
    if (state !== 'shown') return
    const timer = setTimeout(() => hide('hidden-again'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state, hide])

  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && hide('hidden')
    const whenLeft = () => hide('hidden')
    document.addEventListener('visibilitychange', whenHidden)
    addEventListener('pagehide', whenLeft)
    return () => {
      turn.current += 1
      document.removeEventListener('visibilitychange', whenHidden)
      removeEventListener('pagehide', whenLeft)
    }
  }, [hide])

  return { codes, state, show, hide: () => hide('hidden') }
}
