import { announce } from './dataLayer.ts'

/** Blocked, or busy with the press before. */
const DISABLED = 'button[aria-disabled="true"]'

/** A press on a disabled button is told to the data layer (spec 4 user dropdown, 7 analytics). Buttons themselves know nothing of it. */
export function watchDisabledButtons(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(DISABLED))
      announce({ event: 'interaction', action: 'click', element: 'disabled-button' })
  })
}
