import type { Account } from '../../fixtures/accounts/account.ts'
import type { Message } from '../server/browsers.ts'
import type { WorldEvent } from './events.ts'

/** The customer at a moment (ms), and everything that was done until then. */
export type Standing = { readonly account: Account; readonly at: number; readonly events: readonly WorldEvent[] }

/** A message without its moment. A message with the `once` of an earlier one is not sent. */
export type Told = Pick<Message, 'method' | 'to' | 'text'> & { readonly once?: string }

/** The messages about what changed for a customer between two moments that follow each other. */
export type Subject = (was: Standing, is: Standing) => readonly Told[]

export const mailTo = ({ email }: Account, text: string): Told => ({ method: 'EMAIL', to: email, text })

/** An sms to a number that is not the customer's own, or that may have no working card here. */
export const smsTo = (to: string, text: string): Told => ({ method: 'SMS', to, text })

/** An sms to the customer's own number. A card that does not work gets none. */
export const ownSms = ({ simcard, phoneNumber }: Account, text: string): Told[] =>
  simcard.statusType === 'ACTIVE' ? [smsTo(phoneNumber, text)] : []
