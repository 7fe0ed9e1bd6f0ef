import { type RefObject, useEffect, useRef } from 'react'

type Stay<Part extends HTMLElement> = {
  ref: RefObject<Part | null>
  tabIndex: -1
  onFocus: () => void
  onBlur: () => void
}

/**
 * For a part whose content goes when it is pressed, or by itself: who was at something that went stays at the part, instead of at the top of
 * the page. What it returns are attributes of the part's element. The component that calls it has to render the change.
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
