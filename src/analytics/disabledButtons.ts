import { announce } from './dataLayer.ts'

/** Blocked, but not by being busy: then the press was heard already. */
const DISABLED = 'button[aria-disabled="true"]:not([aria-busy="true"])'

/** A press on a disabled button is told to the data layer (spec 4 user dropdown, 7 analytics). Buttons themselves know nothing of it. */
export function watchDisabledButtons(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(DISABLED))
      announce({ event: 'interaction', action: 'click', element: 'disabled-button' })
  })
}
