import * as v from 'valibot'
import { provider } from '#kit/provider.ts'
import { ConversionData, getConversionData } from '#model/login/contract/guest.ts'
import type { Visitor } from '#model/visitor.ts'
import { read } from '../api/client.ts'
import { visitor } from '../session/visitor.ts'
import { readItem, writeItem } from '../storage/items.ts'
import { conversionData } from '../storage/registry.ts'
import { announce, mayMeasure } from './announce.ts'

declare global {
  interface Window {
    /** Read by a deployment that measures whether a campaign works. */
    conversionData?: ConversionData
  }
}

/** The data kept in this tab for this login; null when there are none or they belong to another login. */
function resting(marker: string): ConversionData | null {
  const kept = readItem(conversionData)
  const data = v.safeParse(ConversionData, kept?.data)
  return kept?.marker === marker && data.success ? data.output : null
}

/** The login marker that the data are stored under; empty for a guest. */
const markerOf = (here: Visitor): string => (here.kind === 'customer' ? here.flags.usr : '')

/**
 * Fetches the conversion data: once while there are none, again after a login, and for a customer on every screen after that. Returns the
 * listener for arrivals; the start counts as one.
 */
export function followConversion(): () => void {
  let asking = false
  let known: string | null = null

  async function fetchFor(marker: string): Promise<void> {
    const state = known === marker || resting(marker) !== null ? 'refreshed' : 'init'
    const data = await read(getConversionData)
    // The visitor left, changed or withdrew consent meanwhile.
    if (markerOf(visitor()) !== marker || !mayMeasure()) return
    known = marker
    writeItem(conversionData, { marker, data })
    window.conversionData = data
    announce({ event: 'conversion', state })
  }

  function follow() {
    const marker = markerOf(visitor())
    if (!provider.conversionData || asking) return
    const kept = marker === '' ? resting('') : null
    if (kept) {
      window.conversionData = kept // a guest gets the data once
      return
    }
    asking = true
    fetchFor(marker)
      .catch(() => undefined) // the api has announced the failure; the next screen asks again
      .finally(() => {
        asking = false
      })
  }

  follow()
  return follow
}
