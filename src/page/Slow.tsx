import { useEffect } from 'react'
import { copy } from '#kit/copy.ts'
import { dismiss, toast } from '#platform/stores/toasts.ts'

/** A wait longer than this gets a message (ms). */
const LONG_MS = 5000

/** Tells the customer that loading takes longer than usual. Rendered together with the skeletons. */
export function Slow() {
  useEffect(() => {
    const timer = setTimeout(() => toast({ id: 'slow', text: copy.slow }), LONG_MS)
    return () => {
      clearTimeout(timer)
      dismiss('slow')
    }
  }, [])
  return null
}
