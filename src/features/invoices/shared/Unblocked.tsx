import { useEffect } from 'react'
import { dryUp } from '#features/usage/shared/useRise.ts'

/** The payment turns the simcard on again: the water of the overview comes back from the bed. */
export function Unblocked({ text }: { text: string }) {
  useEffect(dryUp, [])
  return <p className="strong">{text}</p>
}
