import { lockMoment } from '#features/profile/shared/lockMoment.ts'
import type { Day } from '#kit/parts.ts'
import { weekdayText } from '#kit/words/dateText.ts'
import { nextInvoiceText } from '#model/invoices/nextInvoice.ts'
import type { SimcardReceipt } from '#model/sim/contract/sim.ts'
import { isEsim as isEsimType } from '#model/sim/simcard.ts'
import type { OrderLine } from '#page/flow/OrderOverview.tsx'
import { requestCopy } from '../copy.ts'
import { simTypes } from './simText.ts'

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

/** The text of the receipt. Mail to the islands takes a day longer. */
export function requestedText({ type, price, expectedFrom, expectedOn, waitsUntil }: SimcardReceipt, today: Day) {
  const isEsim = isEsimType(type)
  const line: OrderLine = { title: isEsim ? simTypes[type] : requestCopy.done.card, oneOff: price, monthly: null }
  const days =
    expectedFrom !== null && expectedOn !== null ? requestCopy.expected(weekdayText(expectedFrom), weekdayText(expectedOn)) : null
  return {
    isEsim,
    waits: waitsUntil !== null,
    title: waitsUntil !== null ? requestCopy.done.titleWaits : isEsim ? requestCopy.done.titleEsim : requestCopy.done.title,
    intro:
      waitsUntil !== null
        ? requestCopy.done.introWaits(lockMoment(waitsUntil))
        : isEsim
          ? requestCopy.done.introEsim
          : [days, requestCopy.done.activate].filter(Boolean).join(' '),
    expected: expectedOn && weekdayText(expectedOn),
    line,
    onInvoice:
      price === 0 ? null : waitsUntil === null ? requestCopy.onInvoice(nextInvoiceText(today)) : requestCopy.onInvoiceLater,
  }
}
