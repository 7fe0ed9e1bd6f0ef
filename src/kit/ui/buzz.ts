/** How long the device trembles (ms). */
const BUZZ = 25

/** A short buzz on a device that can, after something was done with a tap; not for who wants less motion. */
export function buzz(): void {
  // Browsers report a call without an earlier tap as an error.
  if (!navigator.userActivation?.hasBeenActive || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  navigator.vibrate?.(BUZZ)
}
