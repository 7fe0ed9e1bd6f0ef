import { choiceMade, forgetMeasured, onChoice } from './consent.ts'
import { followConversion } from './conversion.ts'
import { startDataLayer } from './dataLayer.ts'
import { watchInteractions } from './interactions.ts'

let isStarted = false

/** Starts all measuring. This module is fetched only with consent. */
export function startMeasuring(): void {
  if (isStarted) return
  isStarted = true
  onChoice(() => choiceMade()?.analytics !== true && forgetMeasured()) // made in another tab
  watchInteractions()
  startDataLayer(followConversion())
}
