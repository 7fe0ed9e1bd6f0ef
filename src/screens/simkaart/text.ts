import type { Day } from '../../api/contract/parts.ts'
import type { SimcardReceipt } from '../../api/contract/sim.ts'
import { isEsim as isEsimType } from '../../domain/simcard.ts'
import type { OrderLine } from '../../flow/OrderOverview.tsx'
import { weekdayText } from '../../words/dateText.ts'
import { nextInvoiceText } from '../../words/nextInvoice.ts'
import { lockMoment } from '../instellingen/shared/lockMoment.ts'
import { requestCopy } from './copy.ts'
import { simTypes } from './shared/simText.ts'

/** Simcard advice that several screens show. */
export const simAdvice = {
  pukInfo: 'Heb je 3 keer een verkeerde pincode ingevuld? Dan vraagt je telefoon om de pukcode.',
  pukWarning: 'Let op: na 10 keer een verkeerde pukcode werkt je simkaart nooit meer.',
  tipsTitle: 'Doe dit ook',
  tips: [
    "Zet je telefoon op slot via 'Zoek mijn' (iPhone) of 'Vind mijn apparaat' (Android).",
    'Gestolen? Doe aangifte bij de politie.',
    'Verander je belangrijkste wachtwoorden.',
  ],
} as const

const copy = requestCopy.done

/** The text of the receipt. Mail to the islands takes a day longer. */
export function requestedText({ type, price, expectedFrom, expectedOn, waitsUntil }: SimcardReceipt, today: Day) {
  const isEsim = isEsimType(type)
  const line: OrderLine = { title: isEsim ? simTypes[type] : copy.card, oneOff: price, monthly: null }
  const days =
    expectedFrom !== null && expectedOn !== null ? requestCopy.expected(weekdayText(expectedFrom), weekdayText(expectedOn)) : null
  return {
    isEsim,
    waits: waitsUntil !== null,
    title: waitsUntil !== null ? copy.titleWaits : isEsim ? copy.titleEsim : copy.title,
    intro:
      waitsUntil !== null
        ? copy.introWaits(lockMoment(waitsUntil))
        : isEsim
          ? copy.introEsim
          : [days, copy.activate].filter(Boolean).join(' '),
    expected: expectedOn && weekdayText(expectedOn),
    line,
    onInvoice:
      price === 0 ? null : waitsUntil === null ? requestCopy.onInvoice(nextInvoiceText(today)) : requestCopy.onInvoiceLater,
  }
}
