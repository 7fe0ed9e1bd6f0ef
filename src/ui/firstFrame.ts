import { useDeferredValue, useEffect } from 'react'

let isMade = false

/** Called by the component around the whole page: its first frame has been painted. */
export function useFirstFrame(): void {
  useEffect(() => {
    isMade = true
  }, [])
}

/**
 * False in the first frame of the page and true from then on. What lies below the window's edge waits for it, and so does not delay the rest.
 */
export const useAfterFirstFrame = (): boolean => useDeferredValue(true, isMade)
