import * as v from 'valibot'
import { read } from '../api/client.ts'
import { ConversionData, getConversionData } from '../api/contract/guest.ts'
import type { Visitor } from '../domain/visitor.ts'
import { provider } from '../provider.ts'
import { visitor } from '../session/visitor.ts'
import { conversionData } from '../storage/registry.ts'
import { keep, recall } from '../storage/rest.ts'
import { announce, mayMeasure } from './announce.ts'

declare global {
  interface Window {
    /** For a deployment that measures whether a campaign works. */
    conversionData?: ConversionData
  }
}

/** What rests in this tab of this login; null when there is nothing, or somebody else's. */
function resting(marker: string): ConversionData | null {
  const kept = recall(conversionData)
  const data = v.safeParse(ConversionData, kept?.data)
  return kept?.marker === marker && data.success ? data.output : null
}

/** Under whose login the data rest: a guest has none. */
const markerOf = (here: Visitor): string => (here.kind === 'customer' ? here.flags.usr : '')

/**
 * Fetches the conversion data of who is here (spec 4): once when there is nothing yet, anew at a login, and for a customer after that whenever a
 * screen is shown, as it is when somebody comes back who was logged in already. Answers what hears of such a screen; the start counts as one.
 */
export function followConversion(): () => void {
  let asking = false
  let known: string | null = null

  async function fetchFor(marker: string): Promise<void> {
    const state = known === marker || resting(marker) !== null ? 'refreshed' : 'init'
    const data = await read(getConversionData)
    // Gone, another customer, or changed their mind meanwhile.
    if (markerOf(visitor()) !== marker || !mayMeasure()) return
    known = marker
    keep(conversionData, { marker, data })
    window.conversionData = data
    announce({ event: 'conversion', state })
  }

  function follow() {
    const marker = markerOf(visitor())
    if (!provider.conversionData || asking) return
    const kept = marker === '' ? resting('') : null
    if (kept) {
      window.conversionData = kept // a guest is told once
      return
    }
    asking = true
    fetchFor(marker)
      .catch(() => undefined) // said by the api already; the next screen asks again
      .finally(() => {
        asking = false
      })
  }

  follow()
  return follow
}
