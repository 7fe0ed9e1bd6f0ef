import { provider } from '#kit/provider.ts'
import { plural } from '#kit/words/plural.ts'

/** Keeps number and unit on one line. */
const NBSP = '\u00a0'
const days = (count: number) => `${count}${NBSP}${plural(count, 'dag', 'dagen')}`

/** Amounts, sizes and dates come in as text. */
export const copy = {
  busy: 'Bezig met opslaan',
  toOverview: 'Naar je overzicht',
  fromBalance: (balance: string) => `Je betaalt met je tegoed. Je hebt nu ${balance}.`,
  topUp: 'Opwaarderen',
  lacking: (amount: string) => `Je komt ${amount} tekort`,
  autoExtendHint: 'Je hebt dan wel genoeg tegoed nodig. Je kunt dit altijd uitzetten.',
  extendsOn: (date: string) => `Verlengt automatisch op ${date}`,
  /** `date` is the last day on which the bundle works. */
  stopsAfter: (date: string) => `Stopt na ${date}`,
  need: (price: string, date: string, balance: string) =>
    `Zorg uiterlijk op ${date} voor ${price} tegoed. Je houdt nu ${balance} over. Met te weinig tegoed stopt je bundel.`,
  extendFailed: 'Dit is niet gelukt. Probeer het opnieuw.',
  facts: {
    price: 'Prijs',
    lapses: 'Vervalt nu',
    until: 'Te gebruiken tot en met',
    after: 'Tegoed daarna',
    paid: { CREDIT: 'Betaald met je tegoed', IDEAL: 'Betaald met iDEAL' },
    toppedUp: 'Automatisch opgewaardeerd',
    balance: 'Je tegoed',
    next: 'Daarna',
  },

  bundle: {
    title: 'Kies een bundel',
    intro: 'Met een bundel ben je goedkoper uit dan zonder. De meeste zijn 30 dagen geldig.',
    choose: 'Welke bundel wil je?',
    valid: (count: number) => (count === 1 ? 'Alleen vandaag geldig' : `${days(count)} geldig`),
    popular: 'Meest gekozen',
    now: 'Je huidige bundel',
    autoExtend: (count: number) => `Verleng mijn bundel automatisch na ${days(count)}`,
    running: {
      title: 'Je huidige bundel',
      text: (date: string) => `Je huidige bundel loopt tot en met ${date}. De nieuwe bundel begint meteen en vervangt de oude.`,
      lapses: (left: string) => `Wat je nog hebt, ${left}, vervalt dan.`,
      autoExtend: 'Automatisch verlengen',
      newToo: 'Dit geldt ook voor een nieuwe bundel.',
    },
    button: (price: string) => `Kopen voor ${price}`,
    empty: 'Er zijn nu geen bundels om te kiezen.',
    balance: 'Je tegoed is te laag voor deze bundel.',
    payIdeal: (balance: string) => `Je tegoed van ${balance} is te laag voor deze bundel. Betaal hem met iDEAL.`,
    topUp: 'Liever eerst opwaarderen',
    idealFailed: 'Oeps, daar ging iets mis. Probeer het even opnieuw.',
    idealKept: (balance: string) => `Je tegoed blijft ${balance}.`,
    failed: 'Kopen is niet gelukt. Er is niets van je tegoed afgegaan.',
    done: {
      title: 'Je bundel staat aan',
      intro: (bundle: string, date: string) => `Je hebt ${bundle}. Je kunt je bundel gebruiken tot en met ${date}.`,
      introAuto: (bundle: string, date: string) => `Je hebt ${bundle}. We verlengen je bundel automatisch op ${date}.`,
    },
  },

  mutual: {
    title: 'Onderling bellen',
    intro: (minutes: string, price: string, count: number) =>
      `Bel ${minutes} met andere klanten van ${provider.name} voor ${price} per ${days(count)}.`,
    on: (date: string, left: string, total: string) =>
      `Onderling bellen staat aan tot en met ${date}. Je hebt nog ${left} van ${total}.`,
    autoExtend: (count: number) => `Verleng automatisch na ${days(count)}`,
    activate: (price: string) => `Aanzetten voor ${price}`,
    deactivate: 'Uitzetten',
    sure: { title: 'Onderling bellen uitzetten?', body: (date: string) => `Je kunt het nog gebruiken tot en met ${date}.` },
    balance: 'Je tegoed is te laag. Waardeer eerst op.',
    already: 'Onderling bellen staat al aan.',
    failed: 'Dit is niet gelukt. Probeer het opnieuw.',
    done: {
      on: 'Onderling bellen staat aan',
      introOn: (minutes: string, date: string) =>
        `Je kunt ${minutes} bellen met andere klanten van ${provider.name}, tot en met ${date}.`,
      off: 'Onderling bellen staat uit',
      introOff: (date: string) => `Je kunt het nog gebruiken tot en met ${date}.`,
      rate: (price: string) => `Daarna betaal je weer het gewone tarief: ${price} per minuut.`,
    },
  },
} as const
