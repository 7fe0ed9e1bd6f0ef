import { useLayoutEffect } from 'react'
import { navigate } from './location.tsx'

/** Sends the visitor to another place, as if this one had never been asked for. */
export function Elsewhere({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to])
  return null
}
