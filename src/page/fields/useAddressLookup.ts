import { useEffect, useEffectEvent, useState } from 'react'

export type FoundPlace = { zipCode: string; houseNumber: number; houseNumberAddition: string }
export type FoundAddress = { street: string; city: string }
/** Finds the street of a postcode and house number; null when there is none. */
export type Lookup = (place: FoundPlace, signal: AbortSignal) => Promise<FoundAddress | null>

type LookupState = { kind: 'idle' | 'waiting' | 'notFound' | 'failed' } | { kind: 'found'; address: FoundAddress }

type Options = {
  lookup: Lookup
  /** The known address of the initial place, which needs no lookup. */
  known: FoundAddress | null
  /** Pauses lookups and keeps the last result. */
  paused: boolean
  onAnswer: (found: FoundAddress | null) => void
}

/** The debounce in ms: typing house number 14 must not look up number 1. */
const TYPING_MS = 350

/**
 * Looks up a place as soon as it is complete. During a lookup there is no address, so that no street is sent with another postcode. An
 * outdated answer never replaces a newer one.
 */
export function useAddressLookup(place: FoundPlace | null, { lookup, known, paused, onAnswer }: Options): LookupState {
  const key = place && `${place.zipCode} ${place.houseNumber} ${place.houseNumberAddition}`
  const [answer, setAnswer] = useState<{ key: string; state: LookupState } | null>(
    key !== null && known ? { key, state: { kind: 'found', address: known } } : null,
  )

  const settle = (state: LookupState) => {
    if (key !== null) setAnswer({ key, state })
    onAnswer(state.kind === 'found' ? state.address : null)
  }
  /** Starts a lookup; answers whether one is needed. */
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
