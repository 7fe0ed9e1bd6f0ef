import { useDeferredValue, useEffect } from 'react'

let isMade = false

/** Called by the root component, to mark that the first frame was painted. */
export function useFirstFrame(): void {
  useEffect(() => {
    isMade = true
  }, [])
}

/** False during the first frame and true afterwards. Content below the fold waits for it, so that it does not delay the visible part. */
export const useAfterFirstFrame = (): boolean => useDeferredValue(true, isMade)
