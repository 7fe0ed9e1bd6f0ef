import { provider } from '../provider.ts'

/** Texts of checking a payment; those of checking, failing and cancelling are fixed by the specification. */
export const paymentCopy = {
  checking: 'Bezig met het controleren van betaling',
  checkingText: 'Meestal duurt dit een paar tellen. Laat dit scherm even open.',
  longer: 'Duurt het langer dan een minuut? Je mag dit scherm sluiten. Je betaalt nooit dubbel.',
  pending: 'We wachten nog op je bank',
  pendingText: 'Je hoeft niet opnieuw te betalen. Zodra je bank iets laat weten, zie je het hier.',
  recheck: 'Kijk het nu na',
  paid: 'Je betaling is binnen',
  paidText: 'We maken je bestelling af.',
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
  nothing: 'Er is niets afgeschreven.',
  sentBack: 'Je krijgt de cent terug. Er is niets besteld.',
  details: 'Terug naar mijn gegevens',
  resume: 'Terug naar de betaalpagina',
  retry: 'Opnieuw proberen',
  overview: 'Naar je overzicht',
  login: 'Inloggen',
  reference: 'Kenmerk',
  unknown: 'We kennen deze betaling niet',
  unknownText: 'Controleer of je de hele link hebt geopend.',
} as const
