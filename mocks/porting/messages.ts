/** The answers to a request to port a number in: the day, or why not. */

import { provider } from '#kit/provider.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import type { PortingRejection } from '#model/porting/contract.ts'
import { type Subject, smsTo } from '../world/message.ts'

const reasons: Readonly<Record<PortingRejection, string>> = {
  NUMBER_UNKNOWN: 'Je provider kent dit nummer niet.',
  CUSTOMER_NUMBER_MISMATCH: 'Het klantnummer klopt niet.',
  WRONG_CONTRACT_TYPE: 'Het soort abonnement klopt niet.',
  WRONG_PROVIDER: 'Je nummer staat bij een andere provider.',
  SMS_NOT_CONFIRMED: 'Je hebt onze code niet binnen 24 uur bevestigd.',
  CONTRACT_RUNNING: 'Je contract loopt nog.',
  ALREADY_PORTING: 'Er loopt al een aanvraag bij een andere provider.',
  NUMBER_NOT_ACTIVE: 'Je nummer is langer dan een maand geleden gestopt.',
  FRAUD_BLOCK: 'Je provider heeft je nummer geblokkeerd.',
  NO_CONSENT: 'De eigenaar van het nummer geeft geen toestemming.',
  DATE_EXPIRED: 'Je nummer is niet op tijd overgezet.',
  OTHER: 'Je provider zei niet waarom.',
}

/** An old number that gets no sms: unknown, stopped, or blocked. */
const unreachable: readonly PortingRejection[] = ['NUMBER_UNKNOWN', 'NUMBER_NOT_ACTIVE', 'FRAUD_BLOCK']

/** The old number works until it comes over. */
export const ofPorting: Subject = ({ account: { porting: before } }, { account: { porting, phoneNumber } }) => {
  if (!porting || !before || porting.step === before.step) return []
  const { number } = porting
  switch (porting.step) {
    case 'approved':
      return [smsTo(number, `Je nummer ${number} komt op ${dayInFull(porting.date)} naar ${provider.name}.`)]
    case 'rejected': {
      const to = unreachable.includes(porting.code) ? phoneNumber : number
      const more = `Kijk in ${provider.product} wat je kunt doen.`
      return [smsTo(to, `Je nummer ${number} kan nu niet naar ${provider.name}. ${reasons[porting.code]} ${more}`)]
    }
    case 'terminated':
      return [smsTo(number, `Je nummer ${number} komt niet naar ${provider.name}. De aanvraag is gestopt.`)]
    case 'sms':
    case 'sent':
    case 'done':
    case 'cancelled':
      return []
  }
}
