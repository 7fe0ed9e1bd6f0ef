import { useEffect, useEffectEvent, useState } from 'react'

export type Place = { zipCode: string; houseNumber: string; addition: string }
export type FoundAddress = { street: string; city: string }
/** Finds the street of a place; null when there is none. */
export type Lookup = (place: Place, signal: AbortSignal) => Promise<FoundAddress | null>

export type LookupState = { kind: 'idle' | 'waiting' | 'notFound' | 'failed' } | { kind: 'found'; address: FoundAddress }

type Options = {
  lookup: Lookup
  /** The address that goes with the first place, when it is there already. */
  known: FoundAddress | null
  /** Nothing is looked up, and what was found stands. */
  paused: boolean
  onAnswer: (found: FoundAddress | null) => void
}

/** A house number is typed digit by digit: nobody is asked for number 1 on the way to 14. */
const TYPING_MS = 350

/**
 * Looks up a place as soon as it is complete. While that takes there is no address, so that no street is ever sent with another
 * postcode; an older answer never takes the place of a newer one.
 */
export function useAddressLookup(place: Place | null, { lookup, known, paused, onAnswer }: Options): LookupState {
  const key = place && `${place.zipCode} ${place.houseNumber} ${place.addition}`
  const [answer, setAnswer] = useState<{ key: string; state: LookupState } | null>(
    key !== null && known ? { key, state: { kind: 'found', address: known } } : null,
  )

  const settle = (state: LookupState) => {
    if (key !== null) setAnswer({ key, state })
    onAnswer(state.kind === 'found' ? state.address : null)
  }
  /** Answers whether there is something to ask. */
  const begin = useEffectEvent(() => {
    const isAnswered = key !== null && answer?.key === key
    onAnswer(isAnswered && answer.state.kind === 'found' ? answer.state.address : null)
    return place !== null && !isAnswered
  })
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (!place) return
    try {
      const address = await lookup(place, signal)
      if (!signal.aborted) settle(address ? { kind: 'found', address } : { kind: 'notFound' })
    } catch {
      if (!signal.aborted) settle({ kind: 'failed' })
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another question
  useEffect(() => {
    if (paused || !begin()) return
    const control = new AbortController()
    const timer = setTimeout(() => void ask(control.signal), TYPING_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [key, paused])

  if (key !== null && answer?.key === key) return answer.state
  return { kind: key === null || paused ? 'idle' : 'waiting' }
}
