import { provider } from '#kit/provider.ts'
import { dateCopy } from '#kit/ui/fieldCopy.ts'
import type { TerminateReason } from '#model/subscription/contract/termination.ts'

const reasons: Record<TerminateReason, string> = {
  CHEAPER_ELSEWHERE: 'Ik vind een andere provider goedkoper',
  BETTER_OFFER_PHONE: 'Ik neem ergens anders een telefoon met abonnement',
  VIA_WORK: 'Ik krijg een telefoon of abonnement van mijn werk',
  BUNDLE_HOME: 'Ik wil internet thuis en mobiel bij één provider',
  COVERAGE: 'Ik heb geen goed bereik',
  SERVICE: 'Ik ben niet tevreden over de service',
  TOO_MUCH: 'Mijn abonnement is te groot of te duur voor me',
  NOT_NEEDED: 'Ik gebruik dit nummer niet meer',
  ABROAD: 'Ik ga naar het buitenland',
  DECEASED: 'De klant is overleden',
  OTHER: 'Iets anders',
}

export const copy = {
  heading: 'Abonnement opzeggen',
  intro: 'Jammer dat je weggaat. Je regelt het hier in een paar stappen.',
  steps: { reden: 'Reden', aanbod: 'Reden', datum: 'Datum en kosten', bevestigen: 'Bevestigen' },
  back: 'Abonnement',
  portingTitle: 'Let op je nummer',
  porting:
    'Neem je je nummer mee naar een andere provider? Zeg dan niet zelf op. Je nieuwe provider regelt dat. Zeg je wel zelf op, dan kun je je nummer kwijtraken.',
  reason: { label: 'Waarom wil je stoppen? (niet verplicht)' },
  reasons,
  message: 'Toelichting (niet verplicht)',
  offer: {
    title: 'Misschien past dit beter',
    body: (price: string) => `Je kunt ook een kleinere bundel nemen, vanaf ${price} per maand. Elke maand opzegbaar.`,
    accept: 'Bekijk de bundels',
    decline: 'Nee, ik wil opzeggen',
  },
  date: {
    label: 'Wanneer wil je stoppen?',
    required: 'Kies een datum.',
    notice: (date: string) => `De opzegtermijn is 1 maand. Zeg je vandaag op, dan stopt je abonnement op ${date}.`,
    endOfContract: (date: string) => `Aan het einde van mijn contract, op ${date}`,
    earlier: (date: string) => `Eerder, op ${date}`,
    soonest: (date: string) => `Zo snel mogelijk, op ${date}`,
    other: 'Op een andere datum',
    otherText: (from: string, until: string) => `Van ${from} tot en met ${until}`,
    field: 'Laatste dag',
    costs: 'Wat het kost',
    problems: {
      ...dateCopy,
      tooEarly: (date: string) => `Je kunt stoppen vanaf ${date}. Er geldt een opzegtermijn van 1 maand.`,
      tooEarlyDeceased: (date: string) => `Je kunt stoppen vanaf ${date}.`,
      tooLate: (date: string) => `Kies een datum tot en met ${date}.`,
    },
  },
  fee: (contractEnd: string, date: string, fee: string) =>
    `Je contract loopt tot en met ${contractEnd}. Stop je op ${date}? Dan betaal je een opzegvergoeding van ${fee}.`,
  sum: (days: string, monthly: string, fee: string) => `${days} × ${monthly} per maand × 12 / 365 = ${fee}`,
  noFee: 'Opzeggen kost je niets.',
  phoneTitle: 'Je telefoon staat hier los van',
  phone: (amount: string) =>
    `Je betaalt nog ${amount} af voor je telefoon. Dat loopt door. Je mag het ook in één keer afbetalen, zonder extra kosten.`,
  lastTerm: (month: string) => `Je laatste termijn staat op je factuur van ${month}.`,
  withdraw: {
    title: 'Je zit nog in je bedenktijd',
    text: (date: string) =>
      `Tot en met ${date} kun je herroepen. Dan hoef je niet op te zeggen en betaal je geen opzegvergoeding.`,
    button: 'Overeenkomst hier herroepen',
  },
  change: (date: string) => `Je hebt een wijziging die ingaat op ${date}. Die gaat gewoon door, tot je abonnement stopt.`,
  renewal: (date: string) => `Je verlenging zou ingaan op ${date}. Die gaat niet door als je opzegt.`,
  changeButton: 'Bekijk je wijziging',
  check: {
    title: 'Klopt dit?',
    reason: 'Reden',
    lastDay: 'Laatste dag',
    fee: 'Opzegvergoeding',
    sum: 'Zo berekenen we dat',
    finalInvoice: 'Laatste factuur rond',
    finalBeforeTerms: 'Laatste factuur voor je abonnement rond',
  },
  lose: 'Wat er stopt',
  loseItems: (number: string) => [`Je 06-nummer ${number}`, 'Je bundels', 'Je kortingen'],
  deceased:
    'Gecondoleerd met je verlies. We stoppen het abonnement zonder kosten. Stuur ons een kopie van de overlijdensakte, dan regelen we de rest.',
  buttons: {
    next: 'Volgende',
    back: 'Terug',
    confirm: 'Opzeggen bevestigen',
    cancel: 'Ik blijf toch',
    busy: 'Bezig met opzeggen',
  },
  already: {
    heading: 'Je hebt opgezegd',
    text: (date: string) => `Je hebt al opgezegd. Je abonnement stopt op ${date}.`,
    undo: (date: string) => `Toch blijven? Dat kan tot en met ${date}.`,
    lastDay: 'Vandaag is de laatste dag. Intrekken kan niet meer.',
  },
  stopped: (date: string) => `Je abonnement is gestopt op ${date}.`,
  toInvoices: 'Naar je facturen',
  error: 'Opzeggen is niet gelukt. Probeer het opnieuw of neem contact op. We noteren dan de datum van vandaag.',
  refusals: {
    PRICE_CHANGED: 'De kosten zijn veranderd. Er is niets opgezegd. Kijk ze na en bevestig opnieuw.',
    TOO_EARLY: 'Deze datum kan niet meer. Er is niets opgezegd. Kies een andere datum.',
    TOO_LATE: 'Deze datum kan niet meer. Er is niets opgezegd. Kies een andere datum.',
  } as Readonly<Record<string, string>>,
  offline: 'Je bent offline. Er is niets opgezegd.',
  done: {
    heading: (date: string) => `Je abonnement stopt op ${date}`,
    intro: 'Je krijgt de bevestiging per e-mail. Tot die tijd kun je gewoon bellen en internetten.',
    introDeceased: 'Je krijgt de bevestiging per e-mail.',
    finalInvoice: (date: string) => `Je laatste factuur komt rond ${date}. ${provider.product} blijft nog 12 maanden open.`,
    finalBeforeTerms: (date: string, month: string) =>
      `Je laatste factuur voor je abonnement komt rond ${date}. Daarna krijg je facturen voor je telefoon, tot en met ${month}. ${provider.product} blijft dan nog 12 maanden open.`,
    feeTerm: 'Opzegvergoeding',
    none: 'Geen',
    undoTerm: 'Intrekken kan tot en met',
    undo: 'Opzegging intrekken',
    button: 'Naar je overzicht',
  },
  failed: 'We kunnen dit nu niet laden. Probeer het zo nog eens.',
} as const
