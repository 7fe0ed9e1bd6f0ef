import { type RefObject, useEffect, useRef } from 'react'

type Stay<Part extends HTMLElement> = {
  ref: RefObject<Part | null>
  tabIndex: -1
  onFocus: () => void
  onBlur: () => void
}

/**
 * Keeps focus inside an element when its focused child is removed. Returns attributes for that element. The component that calls it must
 * render the change.
 */
export function useKeepFocus<Part extends HTMLElement = HTMLDivElement>(): Stay<Part> {
  const ref = useRef<Part>(null)
  // React reports no blur of an element that it removes.
  const isIn = useRef(false)
  useEffect(() => {
    if (isIn.current && document.activeElement === document.body) ref.current?.focus()
  })
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isIn.current = true
    },
    onBlur: () => {
      isIn.current = false
    },
  }
}
