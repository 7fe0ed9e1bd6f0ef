import { plural } from '#kit/words/plural.ts'

export const copy = {
  steps: ['Kiezen', 'Persoonlijke Gegevens', 'Bevestigen!'],
  loadFailed: 'We kunnen de abonnementen nu niet laden. Probeer het zo nog eens.',
  failed: 'Bestellen is niet gelukt. Je bent niet overgestapt.',
  offline: {
    device: 'Je bent offline. Overstappen kan alleen met internet.',
    server: 'We krijgen geen verbinding. Overstappen kan alleen met internet.',
  },
  dismiss: {
    title: 'Stoppen met overstappen?',
    body: 'Je hebt nog niets besteld. Als je nu weggaat, blijf je prepaid.',
    stay: 'Verder met overstappen',
    leave: 'Weggaan',
  },

  choose: {
    title: 'Stap over naar een abonnement',
    intro: 'Je houdt je nummer en je simkaart. Je tegoed trekken we af van je eerste facturen.',
    benefits: ['Meer internet voor minder geld', 'Nooit meer opwaarderen', 'Je houdt je 06-nummer'],
    summary: 'Jouw abonnement',
    perMonth: 'per maand',
    after: (months: number, price: string) => `Na ${months} ${plural(months, 'maand', 'maanden')} betaal je ${price} per maand.`,
    balance: (amount: string) => `Je tegoed van ${amount} gaat van je eerste facturen af.`,
    next: 'Volgende',
  },

  notNow: {
    OLD_RATES: {
      title: 'Kies eerst de nieuwste prepaidprijzen',
      text: 'Je hebt nog een oud tarief. Daarmee kun je niet overstappen. Met de nieuwste prijzen wel.',
      button: 'Bekijk de nieuwste prijzen',
    },
    CREDIT_EXPIRING: {
      title: 'Je tegoed verloopt bijna',
      text: (day: string) =>
        `Je tegoed is geldig tot en met ${day}. Overstappen kan als het nog 7 dagen of langer geldig is. Waardeer eerst op. Je tegoed raak je niet kwijt.`,
      button: 'Opwaarderen',
    },
    creditExpired: {
      title: 'Je tegoed is verlopen',
      text: (day: string) =>
        `Je tegoed was geldig tot en met ${day} en is vervallen. Waardeer op om je nummer te houden. Daarna kun je overstappen.`,
      button: 'Opwaarderen',
    },
    SIM_BLOCKED: {
      title: 'Je simkaart werkt nu niet',
      text: 'Je houdt bij het overstappen je simkaart. Zet hem daarom eerst weer aan.',
      button: 'Bekijk je simkaart',
    },
    OTHER: { title: 'Je kunt nu niet overstappen', text: 'Neem contact op met onze klantenservice.' },
    atBank: {
      title: 'We wachten nog op je bank',
      text: 'Je hebt al een abonnement besteld. Zodra je bank iets laat weten, gaat het verder. Je hoeft niet opnieuw te bestellen.',
    },
    coming: {
      title: 'Je stapt al over',
      text: (day: string) => `Je abonnement gaat in op ${day}. Tot die dag blijf je prepaid.`,
      reflection: (day: string) => `Bedenk je je? Tot en met ${day} kun je de overstap ongedaan maken.`,
      undo: 'Overstap ongedaan maken',
      undoTitle: 'Overstap ongedaan maken?',
      undoBody: 'Je blijft dan prepaid, met je tegoed en je bundels.',
      undoConfirm: 'Ja, ongedaan maken',
      undoCancel: 'Nee, ik stap over',
      undone: 'Je overstap is ongedaan gemaakt.',
      undoFailed: 'Ongedaan maken is niet gelukt. Probeer het opnieuw.',
    },
    overview: 'Naar je overzicht',
  },

  details: {
    title: 'Vul je gegevens in',
    intro: 'Voor een abonnement hebben we iets meer gegevens nodig.',
    sections: { name: 'Wie ben je?', address: 'Waar woon je?', payment: 'Hoe betaal je?' },
    under18: 'Ben je jonger dan 18? Vraag dan je ouder of verzorger om toestemming.',
    guardian: 'Mijn ouder of verzorger vindt het goed dat ik een abonnement neem.',
    guardianRequired: 'Vraag je ouder of verzorger om toestemming en vink dit aan.',
    ibanHint: 'Van deze rekening schrijven we elke maand je factuur af.',
    emailHint: 'Hier sturen we je bevestiging en je facturen naartoe.',
    next: 'Volgende',
  },

  summary: {
    title: 'Klopt alles?',
    intro:
      'Controleer je keuze. Daarna betaal je 1 cent met iDEAL. Zo weten we zeker dat de rekening van jou is. Je krijgt die cent terug op je eerste factuur.',
    introForm: 'Controleer je keuze. Je rekening koppelen we met een machtigingsformulier.',
    sections: { subscription: 'Je abonnement', you: 'Je gegevens', start: 'Wanneer begint het?' },
    rows: {
      period: 'Contractduur',
      monthly: 'Per maand',
      once: 'Eenmalig',
      start: 'Gaat in op',
      end: 'Contract loopt tot en met',
      reflection: 'Herroepen kan tot en met',
      balance: 'Tegoed dat we verrekenen',
      name: 'Naam',
      address: 'Adres',
      email: 'E-mailadres',
      iban: 'Rekeningnummer',
    },
    balanceThen: (now: string) => `Wat je dan nog hebt, nu ${now}`,
    startNow:
      'Ik wil dat mijn abonnement meteen begint. Herroep ik binnen 14 dagen? Dan betaal ik alleen de dagen die ik heb gebruikt.',
    startLater: (day: string) => `Zonder vinkje begint je abonnement op ${day}, als je bedenktijd voorbij is.`,
    stops: {
      title: 'Wat er dan stopt',
      bundle: (left: string) => `Je prepaidbundel. Wat je nog hebt, ${left}, vervalt.`,
      data: (size: string) => `${size} internet`,
      minutes: 'onbeperkt bellen',
      mutual: 'Onderling bellen.',
      auto: 'Automatisch opwaarderen.',
    },
    contractSummary: 'Contractsamenvatting (pdf)',
    additional: 'de contractsamenvatting',
    change: 'Wijzigen',
    pay: 'Bestellen en betalen',
    order: 'Bestellen met betaalplicht',
    form: {
      title: 'Een buitenlands rekeningnummer kun je niet met iDEAL koppelen',
      text: 'Je krijgt na je bestelling een machtigingsformulier. Tot we dat ondertekend terug hebben, schrijven we je facturen af van de rekening die we al van je hebben.',
    },
    refusals: {
      OLD_RATES: 'Kies eerst de nieuwste prepaidprijzen.',
      ALREADY: 'Je stapt al over. Er is niets dubbel besteld.',
      CREDIT_EXPIRING: 'Je tegoed verloopt bijna. Waardeer eerst op.',
      SIM_BLOCKED: 'Je simkaart werkt nu niet. Zet hem eerst weer aan.',
      OTHER: 'Je kunt nu niet overstappen. Neem contact op met onze klantenservice.',
      NOT_AVAILABLE: 'Deze keuze kan niet meer. Kies opnieuw.',
      DETAILS_INVALID: 'Er klopt iets niet in je gegevens. Controleer ze.',
      TOO_YOUNG: 'Je moet 10 jaar of ouder zijn.',
      GUARDIAN_MISSING: 'Vraag je ouder of verzorger om toestemming en vink dit aan.',
      IBAN_INVALID: 'Dit rekeningnummer klopt niet. Controleer de letters en cijfers.',
    } as Readonly<Record<string, string>>,
  },

  done: {
    title: 'Welkom bij je nieuwe abonnement!',
    intro: (day: string) => `Je abonnement gaat in op ${day}. Je krijgt een bevestiging per e-mail.`,
    reflection: (day: string) => `Bedenk je je? Je kunt dit tot en met ${day} herroepen.`,
    withdraw: 'Overeenkomst hier herroepen',
    undo: 'Bekijk je overstap',
    form: 'Onderteken het machtigingsformulier en stuur het terug. Tot die tijd schrijven we je facturen af van de rekening die we al van je hebben.',
    formButton: 'Machtigingsformulier (pdf)',
    button: 'Naar je overzicht',
  },
} as const
