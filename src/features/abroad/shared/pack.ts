import * as v from 'valibot'
import { Day, Quantity } from '#kit/parts.ts'
import { isTripKept } from '#model/abroad/abroad.ts'
import { AbroadCountry, AbroadZone } from '#model/abroad/contract.ts'
import { isRemembered } from '#platform/session/remembering.ts'
import { accountHere } from '#platform/session/visitor.ts'
import { travelPack } from '#platform/storage/registry.ts'
import { readRow, removeRow, writeRow } from '#platform/storage/rows.ts'

/** The facts of one country that a traveller needs: its prices, and how to call for help. */
export const TripFigures = v.object({
  country: AbroadCountry.entries.code,
  zone: AbroadZone.entries.zone,
  prices: AbroadZone.entries.prices,
  emergency: AbroadCountry.entries.emergency,
  fairUse: v.nullable(Quantity),
})
export type TripFigures = v.InferOutput<typeof TripFigures>

/** A trip with its figures, for who has no network on the way. */
const Pack = v.object({ account: v.string(), remembered: v.boolean(), from: Day, until: Day, figures: TripFigures })
type Pack = v.InferOutput<typeof Pack>
/** `at`: when the figures were stored (ms). */
export type Kept = Pick<Pack, 'from' | 'until' | 'figures'> & { at: number }

/** The trip of this customer on this device; null when there is none. A trip that is long over is wiped. */
export async function findPack(today: Day): Promise<Kept | null> {
  const row = await readRow(travelPack)
  if (row === null) return null
  const parsed = v.safeParse(Pack, row.value)
  if (!parsed.success || !isTripKept(parsed.output, today)) {
    await removeRow(travelPack)
    return null
  }
  const { account, from, until, figures } = parsed.output
  return account === accountHere() ? { from, until, figures, at: row.at } : null
}

/** Stores a trip, which replaces the last one. Without an account it is not known whose it is. */
export async function keepPack(trip: Omit<Kept, 'at'>): Promise<void> {
  const account = accountHere()
  if (account !== null) await writeRow(travelPack, { account, remembered: isRemembered(), ...trip })
}

export const removePack = (): Promise<void> => removeRow(travelPack)
