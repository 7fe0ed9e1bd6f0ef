import { provider } from '#kit/provider.ts'
import { plural } from '#kit/words/plural.ts'
import type { TravelHabit } from '#model/abroad/abroad.ts'

export const copy = {
  title: 'Naar het buitenland',
  intro: 'Kies een land en je ziet meteen wat bellen en internet daar kosten. Je hoeft niets te bestellen.',
  back: 'Internet en bellen',
  trip: {
    country: 'Waar ga je heen?',
    countryHelp: 'Typ de eerste letters of kies uit de lijst.',
    example: 'Bijvoorbeeld Turkije',
    from: 'Eerste dag',
    until: 'Laatste dag',
    dayHelp: 'Dag-maand-jaar',
    problems: {
      order: 'De laatste dag is eerder dan de eerste.',
      past: 'Deze dagen zijn al voorbij.',
      long: 'Vul hooguit 90 dagen in.',
      far: 'Vul een dag in binnen een jaar.',
    },
  },
  often: 'Vaak gekozen landen',
  none: 'Kies een land. Met je dagen erbij bewaren we alles ook voor onderweg.',
  fresh: 'Prijzen van vandaag.',
  kept: (moment: string) => `Bewaard op dit toestel: ${moment}.`,
  unknown: {
    text: 'Van dit land hebben we hier geen prijzen.',
    link: 'Tarieven buitenland',
  },
  costs: {
    title: (country: string) => `Kosten in ${country}`,
    eu: 'Hier bel, sms en internet je zoals thuis. Het gaat uit je bundel.',
    euPrepaid: 'Hier bel, sms en internet je zoals thuis: uit je bundel, of van je tegoed voor je gewone tarief.',
    fairUse: (size: string) => `Van je internet kun je in de EU ${size} per maand gebruiken.`,
    outside: 'Heb je geen bundel of is hij op? Dan betaal je:',
    world: 'Je bundel geldt hier niet. Je betaalt:',
    worldPrepaid: 'Je bundel geldt hier niet. Het gaat van je tegoed af:',
    rows: { call: 'Bellen', called: 'Gebeld worden', sms: 'Sms', data: 'Internet' },
    perMinute: (price: string) => `${price} per minuut`,
    each: (price: string) => `${price} per stuk`,
    perMb: (price: string) => `${price} per MB`,
    perGb: (price: string) => `Dat is ${price} per GB`,
    free: 'Gratis',
  },
  sum: {
    title: 'Wat kost je reis?',
    needsDays: 'Vul je reisdagen in, dan rekenen we uit wat je reis ongeveer kost.',
    eu: (days: string) => `${days}: je betaalt niets extra, zolang je bundel niet op is.`,
    euPrepaid: (days: string) =>
      `${days}: je betaalt niets extra. Het gaat uit je bundel, of van je tegoed voor je gewone tarief.`,
    habit: 'Hoeveel gebruik je daar?',
    habits: { little: 'Weinig', some: 'Gewoon', much: 'Veel' } satisfies Record<TravelHabit, string>,
    about: {
      little: (minutes: string, size: string) => `Per dag ${minutes} bellen, en ${size} internet voor berichten.`,
      some: (minutes: string, size: string) =>
        `Per dag ${minutes} bellen, en ${size} internet voor berichten, kaarten en wat foto’s.`,
      much: (minutes: string, size: string) =>
        `Per dag ${minutes} bellen, en ${size} internet, ook voor muziek en korte filmpjes.`,
    } satisfies Record<TravelHabit, (minutes: string, size: string) => string>,
    calls: (minutes: string) => `Bellen, ${minutes}`,
    data: (size: string) => `Internet, ${size}`,
    total: (days: number) => `Samen in ${days} ${plural(days, 'dag', 'dagen')}, ongeveer`,
    stops: (amount: string) => `Dan is ${amount} bereikt en stopt je internet daar.`,
    wifi: 'Op wifi internet je ook daar gratis.',
  },
  limit: {
    title: 'Een grens aan je kosten',
    legal: (limit: string, size: string, warning: string) =>
      `Heb je buiten de EU in een maand voor ${limit} geïnternet? Dan stoppen we je internet daar, zo is de wet. Hier is dat na ongeveer ${size}. Bij ${warning} krijg je een bericht.`,
    prepaid: 'Is je tegoed op? Dan stopt je internet. Je betaalt nooit meer dan je hebt opgewaardeerd.',
    own: 'Limiet voor je reis',
    ownText:
      'Wil je minder uitgeven? Kies een limiet. Is hij bereikt, dan stopt je internet buiten de EU. Na je reis gaat hij vanzelf uit.',
    amount: 'Hoeveel mag internet op reis kosten?',
    size: (size: string) => `Daarmee gebruik je hier ongeveer ${size}.`,
    needsDays: 'Vul hierboven eerst je reisdagen in.',
    set: 'Zet limiet aan',
    replace: 'Vervang je limiet',
    setting: 'Bezig met aanzetten',
    failed: 'Je limiet is niet veranderd. Probeer het nog eens.',
    stands: (amount: string) => `Je limiet staat op ${amount}`,
    standsText: (country: string, days: string, stage: 'waits' | 'runs') =>
      stage === 'runs'
        ? `Voor ${country}, ${days}. Hij werkt nu. Daarna gaat hij vanzelf uit.`
        : `Voor ${country}, ${days}. Daarna gaat hij vanzelf uit.`,
    cancel: 'Zet limiet uit',
    cancelling: 'Bezig met uitzetten',
    cancelled: 'Je limiet staat uit.',
    inEu: 'Wil je in de EU nooit meer betalen dan je bundel?',
    inEuLink: 'Bekijk je dataplafond',
  },
  switches: {
    title: 'Staat het goed?',
    on: {
      mobileData: 'Mobiel internet staat aan.',
      roaming: 'Bellen en internetten in het buitenland staat aan.',
      roamingOutsideEu: 'Internet buiten de EU staat aan.',
    },
    off: {
      mobileData: 'Mobiel internet staat uit. Je internet werkt alleen met wifi.',
      roaming: 'Bellen en internetten in het buitenland staat uit. Je kunt daar niet bellen.',
      roamingOutsideEu: 'Internet buiten de EU staat uit. Zo betaal je daar niets voor internet.',
    },
    change: 'Aan of uit zetten',
    phone: 'Zet op je telefoon zelf ook dataroaming aan.',
    stopped: 'Je abonnement is gestopt.',
  },
  calling: {
    title: 'Zo bel je',
    home: 'Naar Nederland',
    homeText: '+31 en het nummer zonder\u00a00',
    alarm: 'Alarmnummer',
    who: { police: 'Politie', ambulance: 'Ambulance', fire: 'Brandweer' },
    alarmUnknown: 'Bel 112. Dat werkt op bijna elk mobiel netwerk.',
    own: `${provider.name}, dag en nacht`,
    ownText: 'Simkaart blokkeren bij verlies of diefstal',
    time: 'Tijdsverschil',
    noTime: 'Geen',
    later: (difference: string) => `${difference} later dan in Nederland`,
    earlier: (difference: string) => `${difference} vroeger dan in Nederland`,
  },
  pack: {
    title: 'Voor onderweg',
    kept: (day: string) => `Deze pagina opent ook zonder internet. We bewaren hem op dit toestel tot en met ${day}.`,
    notYet: 'Vul je reisdagen in. Dan opent deze pagina ook zonder internet.',
    calendar: 'Zet in je agenda',
    remove: 'Wis van dit toestel',
    removed: 'Je reis is van dit toestel gewist.',
    event: (country: string) => `Reis naar ${country}`,
    fileName: (day: string) => `reis-${day}`,
  },
} as const
