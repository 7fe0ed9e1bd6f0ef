import * as v from 'valibot'
import { get, post, takes } from '../operation.ts'
import { Cents, Day } from './parts.ts'
import { BindingPeriodType } from './subscription.ts'

/** Spec 3 Simcard. What this app does not know is `Onbekend`, as the backend itself calls it. */
export const SimcardType = v.picklist(['ESIMIOS', 'ESIMANDROID', 'Onbekend', 'USIM', 'NFC'])
export type SimcardType = v.InferOutput<typeof SimcardType>

/** What may be done with a card hangs on both, so that a value nobody knows is a broken answer. */
export const Simcard = v.object({
  type: v.fallback(SimcardType, 'Onbekend'),
  status: v.picklist(['Actief', 'Geblokkeerd']),
  statusType: v.picklist(['NEW', 'ACTIVE', 'SOFTBLOCKED', 'BLOCKED', 'STOLEN']),
  statusDescription: v.string(),
  /** A card is under way, or an eSIM is ready, and not activated yet. */
  hasPendingSimcardActivation: v.boolean(),
})
export type Simcard = v.InferOutput<typeof Simcard>

/** The contract that a new customer confirms at /welkom. Personal: stays in memory. */
export const SimcardContract = v.object({
  contractAccepted: v.picklist(['true', 'false']),
  startDate: Day,
  /** null: can be ended every month. */
  contractEndDate: v.nullable(Day),
  bindingPeriodType: BindingPeriodType,
  monthlyPrice: Cents,
})
export type SimcardContract = v.InferOutput<typeof SimcardContract>

/** The stored flag of the session, which the backend changes with it. */
export const AcceptedContract = v.object({ contractAccepted: v.literal('true') })

export const getSimCard = get('getSimCard', Simcard)
export const getSimcardContract = get('getSimcardContract', SimcardContract)
export const acceptSimcardContract = post('acceptSimcardContract', AcceptedContract, takes<{ contractAccepted: true }>())
