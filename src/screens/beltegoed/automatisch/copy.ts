import { provider } from '../../../provider.ts'

export const autoCopy = {
  title: 'Automatisch opwaarderen',
  intro: 'Je tegoed wordt vanzelf aangevuld. Jij kiest wanneer en met hoeveel.',
  empty: 'Je hebt automatisch opwaarderen nog niet ingesteld.',
  when: 'Wanneer wil je opwaarderen?',
  types: {
    BALANCE: { title: 'Als mijn tegoed lager is dan een bedrag', text: 'Maximaal 3 keer in 30 dagen' },
    MONTHLY: { title: 'Elke maand op een vaste dag', text: 'Elke maand hetzelfde bedrag' },
    BUNDLE: { title: 'Als mijn bundel verlengt', text: (amount: string) => `${amount}, een dag voordat hij verlengt` },
  },
  noBundle: 'Je hebt nu geen bundel die automatisch verlengt.',
  amount: 'Kies een bedrag',
  tooMuch: (most: string) => `Meer dan ${most} tegoed`,
  full: (most: string) => `Je tegoed mag niet hoger worden dan ${most}. Je kunt dit nu niet aanzetten.`,
  chooseDay: 'Kies een dag',
  threshold: 'Opwaarderen als mijn tegoed lager is dan',
  mandateTitle: 'Toestemming',
  mandate: `Ik geef ${provider.name} toestemming om het bedrag automatisch af te schrijven. Ik kan dit altijd stoppen en een afschrijving binnen 8 weken laten terugboeken.`,
  mandateRequired: 'Geef toestemming om automatisch af te schrijven.',
  limit: 'We waarderen maximaal 3 keer per 30 dagen op.',
  firstPayment: 'De eerste keer betaal je met iDEAL. Zo koppelen we je rekening.',
  after: (balance: string) => `Je tegoed wordt ${balance}.`,
  failed: 'Instellen is niet gelukt. Probeer het opnieuw.',
  refusals: {
    ALREADY_ON: 'Automatisch opwaarderen staat al aan.',
    NO_BUNDLE: 'Je hebt nu geen bundel die automatisch verlengt.',
  },
  offline: {
    device: 'Je bent offline. Instellen kan alleen met internet.',
    server: 'We krijgen geen verbinding. Instellen kan alleen met internet.',
  },
  loadFailed: 'We kunnen je instelling nu niet laden. Probeer het zo nog eens.',

  on: {
    title: 'Automatisch opwaarderen staat aan.',
    badge: 'Aan',
    rows: { account: 'Rekening', next: 'Volgende keer', times: 'Afgelopen 30 dagen', balance: 'Je tegoed' },
    whenLow: (threshold: string) => `Zodra je tegoed lager is dan ${threshold}`,
    later: 'Als je bundel weer verlengt',
    times: (count: number) => `${count} van 3 keer`,
    paused: (date: string) => `We hebben 3 keer opgewaardeerd in 30 dagen. Vanaf ${date} gaan we weer verder.`,
    noBundle: 'Je hebt nu geen bundel die automatisch verlengt. Daarom waarderen we nu niet op.',
    chooseBundle: 'Kies een bundel',
    change: 'Wijzigen',
    turnOff: 'Uitzetten',
    credit: 'Je beltegoed',
    history: 'Bekijk je betalingen',
  },

  change: {
    title: 'Automatisch opwaarderen wijzigen',
    intro: 'Kies een ander bedrag of een ander moment.',
    back: 'Terug naar automatisch opwaarderen',
    button: 'Opslaan',
    busy: 'Bezig met opslaan',
    unchanged: 'Je hebt nog niets gewijzigd.',
    atOnce: {
      low: (amount: string) => `Je tegoed is nu lager dan dit bedrag. We waarderen meteen ${amount} op.`,
      bundle: (amount: string) => `Je bundel verlengt morgen. We waarderen meteen ${amount} op.`,
    },
    becomes: 'Dit wordt je instelling',
    from: 'We schrijven af van',
  },

  off: {
    title: 'Automatisch opwaarderen uitzetten?',
    intro: 'Je tegoed wordt dan niet meer vanzelf aangevuld. Je huidige tegoed houd je.',
    mandate: 'We schrijven niets meer af. Je rekening is dan niet meer gekoppeld.',
    now: 'Dit stopt',
    confirm: 'Ja, uitzetten',
    busy: 'Bezig met uitzetten',
    cancel: 'Nee, laat aan',
    failed: 'Uitzetten is niet gelukt. Probeer het opnieuw.',
  },

  done: {
    on: 'Automatisch opwaarderen staat aan',
    changed: 'Je wijziging is opgeslagen',
    off: 'Automatisch opwaarderen staat uit',
    introOn: 'Je hoeft er niet meer aan te denken.',
    introOff: 'Je waardeert voortaan zelf op.',
    returned: (amount: string) =>
      `${amount} paste niet meer bij je tegoed. Dat bedrag krijg je binnen 5 werkdagen terug op je rekening.`,
    rows: { paid: 'Betaald met iDEAL', toppedUp: 'Meteen opgewaardeerd', balance: 'Je tegoed' },
    button: 'Naar je overzicht',
  },
} as const
