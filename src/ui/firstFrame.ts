import { useDeferredValue, useEffect } from 'react'

let isMade = false

/** For who renders the page: its first frame is there. */
export function useFirstFrame(): void {
  useEffect(() => {
    isMade = true
  }, [])
}

/** False in the first frame of the page, and then true: what lies below the window's edge does not hold up what is in it. */
export const useAfterFirstFrame = (): boolean => useDeferredValue(true, isMade)
