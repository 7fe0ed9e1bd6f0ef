import { useLayoutEffect } from 'react'
import { redirect, usePlace } from './location.tsx'

/** Redirects, replacing the current history entry. */
export function Redirect({ to }: { to: string }) {
  const { path } = usePlace()
  useLayoutEffect(() => redirect(path, to), [to, path])
  return null
}
