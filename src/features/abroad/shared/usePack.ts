import { useEffect, useState } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { whenKnown } from '#platform/session/visitor.ts'
import { findPack, type Kept } from './pack.ts'

/** The trip on this device; null when there is none, or as long as it is unknown. */
export function usePack(): Kept | null {
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => whenKnown(() => void findPack(dayOf(now())).then(setKept)), [])
  return kept
}
