import * as v from 'valibot'
import { flag, Id, MobileNumber, upTo } from '../world/eventParts.ts'

/** Longer than any outage that is compensated. */
const MOST_HOURS = 24 * 40

export const outageEvents = {
  /** `phoneNumber` gets the answer by sms. `outage`: the id of the known outage that it is about. */
  'outage-reported': { phoneNumber: MobileNumber, outage: v.nullable(Id) },
  /** There has been no service at the customer's address for this many hours; `isOver`: until now. */
  'outage-struck': { hours: v.pipe(upTo(MOST_HOURS), v.minValue(1)), isOver: flag },
  'outage-over': { id: Id },
}
