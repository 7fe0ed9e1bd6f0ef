import { provider } from '#kit/provider.ts'
import type { PaidFlow } from '#model/payment/contract.ts'

/** The subject of a payment, by flow name. */
const things: Readonly<Record<string, string>> = {
  'top-up': 'beltegoed',
  'auto-top-up': 'automatisch opwaarderen',
  'ideal-bundle': 'een bundel',
  switch: 'je abonnement',
  invoices: 'je facturen',
  term: 'een termijn van je betalingsregeling',
  handset: 'je telefoon',
  'bank-account': 'het koppelen van je rekening',
} satisfies Readonly<Record<PaidFlow, string>>

/** The link to what was paid for, by flow name. */
const places: Readonly<Record<string, string>> = {
  'top-up': 'Naar je beltegoed',
  'auto-top-up': 'Naar automatisch opwaarderen',
  'ideal-bundle': 'Naar je betalingen',
  invoices: 'Naar je facturen',
  term: 'Naar je betalingsregeling',
  handset: 'Naar je abonnement',
  'bank-account': 'Naar je gegevens',
} satisfies Readonly<Partial<Record<PaidFlow, string>>>

export const paymentCopy = {
  things,
  places,
  about: (amount: string, thing: string | null) => (thing === null ? amount : `${amount} voor ${thing}`),
  checking: 'Bezig met het controleren van betaling',
  checkingText: 'Meestal duurt dit een paar tellen. Je betaalt nooit dubbel.',
  longer: 'Dit duurt iets langer dan normaal. Je hoeft niet opnieuw te betalen.',
  mayLeave: 'Je mag dit scherm sluiten. We kijken door, en zeggen het zodra je bank iets laat weten.',
  pending: 'We wachten nog op je bank',
  pendingText: 'Je hoeft niet opnieuw te betalen.',
  openText: 'Je bank heeft nog geen betaling van je gekregen.',
  paid: 'Je betaling is binnen',
  paidText: 'We halen de gegevens voor je op.',
  paidLater: 'Het bewijs komt nog niet door. We blijven het proberen. Je betaling is gelukt.',
  paidElsewhere: `Open ${provider.product} waar je bent begonnen, of log in. Daar zie je wat je hebt betaald.`,
  unpaid: {
    cancelled: 'Betaling geannuleerd',
    failed: 'Betaling mislukt',
    expired: 'Betaling verlopen',
    'other-name': 'Je rekening is niet gekoppeld',
    'other-account': 'Je rekening is niet gekoppeld',
  },
  unpaidText: {
    cancelled: 'Je hebt de betaling geannuleerd. Probeer het nog eens.',
    failed: 'Oeps, daar ging iets mis. Probeer het even opnieuw.',
    expired: 'Je hebt te lang gewacht met betalen. Begin opnieuw.',
    'other-name': 'De naam bij je bank is anders dan de naam die je hebt ingevuld. Controleer je gegevens.',
    'other-account': 'Je hebt betaald met een andere rekening dan je hebt ingevuld. Controleer je gegevens.',
  },
  unpaidNote: {
    cancelled: 'Er is niets afgeschreven.',
    failed:
      'Je bank heeft niet betaald: er is niets afgeschreven. Lukt het weer niet? Kijk in de app van je bank wat er aan de hand is.',
    expired: 'Er is niets afgeschreven.',
    'other-name': 'Je krijgt de cent terug. Er is niets besteld.',
    'other-account': 'Je krijgt de cent terug. Er is niets besteld.',
  },
  details: 'Terug naar mijn gegevens',
  resume: 'Verder met betalen',
  stop: 'Stoppen met deze betaling',
  mayStop: 'Wil je iets anders kiezen? Stop dan eerst met deze betaling. Je betaalt nooit dubbel.',
  stopping: 'Bezig met stoppen',
  stopFailed: 'Stoppen is niet gelukt. Probeer het nog eens.',
  stopUnheard: 'We weten nog niet of je betaling is gestopt. Probeer het nog eens, dan zien we het.',
  tooLate: 'Je bank heeft je betaling al ontvangen. Wacht even op de uitkomst.',
  gone: 'We kennen deze betaling niet meer.',
  retry: 'Opnieuw proberen',
  begin: 'Opnieuw beginnen',
  overview: 'Naar je overzicht',
  login: 'Inloggen',
  reference: 'Kenmerk',
  unknown: 'We kennen deze betaling niet',
  unknownText: 'Begin opnieuw. Kwam je van een link? Controleer dan of je de hele link hebt geopend.',
} as const
