import * as v from 'valibot'
import { read } from '../api/client.ts'
import { ConversionData, getConversionData } from '../api/contract/conversion.ts'
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

/**
 * Fetches the conversion data of a customer (spec 4): once when there is nothing yet, anew at a login, and after that whenever a screen is
 * shown, as it is when somebody comes back who was logged in already. Answers what hears of such a screen. A guest has none.
 */
export function followConversion(): () => void {
  let asking = false
  let known: string | null = null

  async function fetchFor(marker: string): Promise<void> {
    const state = known === marker || resting(marker) !== null ? 'refreshed' : 'init'
    const data = await read(getConversionData)
    const here = visitor()
    // Gone, another customer, or changed their mind meanwhile.
    if (here.kind !== 'customer' || here.flags.usr !== marker || !mayMeasure()) return
    known = marker
    keep(conversionData, { marker, data })
    window.conversionData = data
    announce({ event: 'conversion', state })
  }

  return () => {
    const here = visitor()
    if (!provider.conversionData || here.kind !== 'customer' || asking) return
    asking = true
    fetchFor(here.flags.usr)
      .catch(() => undefined) // said by the api already; the next screen asks again
      .finally(() => {
        asking = false
      })
  }
}
