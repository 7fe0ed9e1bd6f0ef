import { useEffect } from 'react'
import { copy } from '../copy.ts'
import { dismiss, toast } from '../stores/toasts.ts'

/** Beyond this waiting needs a word (ms). */
const LONG_MS = 5000

/** Says that it takes longer than usual; stands with whatever waits. */
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
