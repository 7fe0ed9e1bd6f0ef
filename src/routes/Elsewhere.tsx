import { useLayoutEffect } from 'react'
import { navigate } from './location.tsx'

/** Redirects, replacing the current history entry. */
export function Elsewhere({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to])
  return null
}
