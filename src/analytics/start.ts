import { followConversion } from './conversion.ts'
import { startDataLayer } from './dataLayer.ts'
import { watchInteractions } from './interactions.ts'

let isStarted = false

/** Everything that measures. Fetched only for a visitor who agreed to it (decisions D12). */
export function startMeasuring(): void {
  if (isStarted) return
  isStarted = true
  watchInteractions()
  startDataLayer(followConversion())
}
