import { SimcardType } from '#model/sim/contract/simcard.ts'
import { Id, Price } from '../world/eventParts.ts'

/** Events about the lock on a number. */
export const securityEvents = {
  'number-lock-on': {},
  'number-lock-off': { id: Id },
  /** A card or an eSIM was ordered while the number was locked. */
  'locked-sim-ordered': { id: Id, type: SimcardType, price: Price },
  'locked-cancelled': { id: Id },
  'locked-confirmed': { id: Id },
  /** Somebody who has the password and a code ordered a card while the number was locked. */
  'stranger-ordered': {},
}
