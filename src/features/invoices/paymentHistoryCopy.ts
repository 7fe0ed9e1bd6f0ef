import { noPayments } from '#brand/words/invoices.ts'

export const paymentsCopy = {
  heading: 'Je betalingen',
  intro: 'Hier zie je wanneer je hebt opgewaardeerd en welke bundels je hebt gekocht.',
  emptyTitle: noPayments,
  empty: 'Je hebt nog niets betaald. Waardeer op om te beginnen.',
  button: 'Opwaarderen',
  ways: {
    auto: { title: 'Automatisch opwaarderen', text: 'Nooit meer zonder tegoed' },
    credit: { title: 'Je beltegoed', text: 'Hoeveel, en hoelang het geldig is' },
  },
} as const

/** Texts shared by every list of past payments. Bundles come in as text. */
export const paymentHistoryCopy = {
  kinds: {
    topUp: 'Opgewaardeerd',
    autoTopUp: 'Automatisch opgewaardeerd',
    voucher: 'Opwaardeercode',
    mutual: 'Onderling bellen',
    refund: 'Terugbetaling',
    expired: 'Tegoed verlopen',
    other: 'Betaling',
  },
  /** The kinds of a payment that was not, or not yet, paid. */
  wanted: { topUp: 'Opwaarderen', autoTopUp: 'Automatisch opwaarderen' },
  bundle: (bundle: string) => `Bundel ${bundle}`,
  anyBundle: 'Bundel',
  methods: { ideal: 'iDEAL', credit: 'Van je tegoed', directDebit: 'Incasso', voucher: 'Code', other: null },
  refunds: { outage: 'Voor een storing', other: null },
  states: {
    paid: 'Betaald',
    back: 'Terugbetaald',
    notPaid: 'Niet betaald',
    toPay: 'Nog te betalen',
    pending: 'Betaling wordt verwerkt',
    lost: 'Vervallen',
  },
  reasons: {
    cancelled: 'Geannuleerd',
    failed: 'Betaling mislukt',
    expired: 'Verlopen',
    'other-name': 'Terug, van een andere naam',
    'other-account': 'Terug, van een andere rekening',
  },
  failed: 'We kunnen je betalingen nu niet laden. Probeer het zo nog eens.',
  offline: {
    device: 'Je bent offline. Je betalingen bewaren we niet op dit toestel: daarvoor heb je internet nodig.',
    server: 'We krijgen geen verbinding. Je betalingen bewaren we niet op dit toestel: daarvoor heb je internet nodig.',
  },
} as const
