import { useLayoutEffect } from 'react'
import { isStill, navigate, usePlace } from './location.tsx'

/** Redirects, replacing the current history entry. A screen that comes after its visitor has moved on redirects nobody. */
export function Elsewhere({ to }: { to: string }) {
  const { path } = usePlace()
  useLayoutEffect(() => {
    if (isStill(path)) navigate(to, { replace: true })
  }, [to, path])
  return null
}
