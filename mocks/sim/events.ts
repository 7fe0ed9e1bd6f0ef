import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { SimcardType } from '#model/sim/contract/simcard.ts'
import { Price } from '../world/eventParts.ts'

export const simEvents = {
  'sim-blocked': {},
  'sim-unblocked': {},
  /** `arrives`: the last possible delivery day; null for an eSIM. */
  'sim-ordered': { type: SimcardType, price: Price, arrives: v.nullable(Day) },
  'sim-activation': {},
  'sim-active': {},
  'esim-used': {},
}
