/** Amounts come in as text. */
export const creditCopy = {
  title: 'Beltegoed opwaarderen',
  intro: (balance: string) => `Je hebt nu ${balance} tegoed.`,
  tabs: { label: 'Hoe wil je opwaarderen?', ideal: 'Met iDEAL', code: 'Met een code' },
  amountTitle: 'Kies een bedrag',
  popular: (amount: string) => `${amount} wordt het meest gekozen.`,
  tooMuch: (most: string) => `Je tegoed mag niet hoger worden dan ${most}.`,
  doesNotFit: 'Past niet',
  full: (most: string) => `Je tegoed mag niet hoger worden dan ${most}. Je kunt nu niet opwaarderen.`,
  after: (balance: string) => `Je tegoed wordt ${balance}.`,
  failed: 'Oeps, daar ging iets mis. Probeer het even opnieuw.',
  autoHint: ['Nooit meer zonder tegoed?', 'Zet automatisch opwaarderen aan.'],
  offline: {
    device: 'Je bent offline. Opwaarderen kan alleen met internet.',
    server: 'We krijgen geen verbinding. Opwaarderen kan alleen met internet.',
  },
  code: {
    intro: 'Heb je een opwaardeercode gekocht? Vul hem hier in.',
    label: 'Opwaardeercode',
    help: '16 cijfers, van je kassabon of kaart',
    button: 'Code gebruiken',
    busy: 'Bezig met opwaarderen',
    problems: { required: 'Vul je opwaardeercode in.', invalid: 'Deze code klopt niet. Vul 16 cijfers in.' },
    refusals: {
      CODE_INVALID: 'Deze code klopt niet. Vul 16 cijfers in.',
      CODE_USED: 'Deze code is al gebruikt.',
      CODE_EXPIRED: 'Deze code is verlopen.',
      CODE_UNKNOWN: 'We kennen deze code niet. Controleer de cijfers.',
      CODE_BLOCKED: 'Je hebt te vaak een verkeerde code ingevuld. Probeer het over 1 uur opnieuw.',
    },
  },
  done: {
    title: (balance: string) => `Gelukt, je tegoed is ${balance}`,
    intro: (amount: string) => `Je hebt ${amount} opgewaardeerd.`,
    returned: (amount: string) =>
      `${amount} paste niet meer bij je tegoed. Dat bedrag krijg je binnen 5 werkdagen terug op je rekening.`,
    facts: { amount: 'Opgewaardeerd', method: 'Betaald met', balance: 'Je tegoed' },
    methods: { IDEAL: 'iDEAL', VOUCHER: 'Code' },
    overview: 'Naar je overzicht',
    bundle: 'Kies een bundel',
    back: 'Verder met je bundel',
  },
} as const
