import { provider } from '#kit/provider.ts'
import { plural } from '#kit/words/plural.ts'
import type { WithdrawalKind } from '#model/subscription/contract/withdrawal.ts'

const kinds: Record<WithdrawalKind, string> = {
  subscription: 'Mijn abonnement',
  phone: 'Mijn telefoon',
  change: 'Mijn verlenging of bundelwijziging',
}

export const copy = {
  back: 'Abonnement',
  backToWelcome: 'Welkom',
  subscription: {
    heading: 'Abonnement herroepen binnen 14 dagen',
    intro: (date: string) => `Je hebt 14 dagen bedenktijd. Je kunt je abonnement tot en met ${date} herroepen, zonder reden.`,
    number:
      'Je nieuwe nummer vervalt. Heb je je eigen nummer meegenomen? Zet het dan binnen 1 maand over naar een andere provider.',
    ownNumber: 'Je abonnement stopt vandaag. Wil je je nummer houden? Zet het dan binnen 1 maand over naar een andere provider.',
    phone: 'Heb je er een telefoon bij besteld? Stuur die binnen 14 dagen terug. De lening voor je telefoon stopt dan ook.',
    success: 'Je abonnement is herroepen',
    keep: 'Nee, ik houd mijn abonnement',
    statement: `Ik herroep mijn overeenkomst met ${provider.name}.`,
    error: 'Herroepen is niet gelukt. Probeer het opnieuw of bel ons. De datum van vandaag telt.',
    tooLate: {
      heading: 'Je bedenktijd is voorbij',
      headingOfThis: 'De bedenktijd van je abonnement is voorbij',
      body: (date: string) => `Je bedenktijd liep tot en met ${date}. Je kunt je abonnement nog wel opzeggen.`,
      others: 'Dit kun je nog wel herroepen:',
      button: 'Naar opzeggen',
    },
  },
  chooser: {
    heading: 'Wat wil je herroepen?',
    intro: 'Bestellingen kun je tot 14 dagen na je bestelling of bezorging herroepen.',
    kinds,
    porting: 'Mijn nummerbehoud',
    portingText: 'Zet je nummer toch niet over',
    until: (date: string) => `Kan tot en met ${date}`,
    phone:
      'Stuur je telefoon binnen 14 dagen terug met het retourlabel uit je e-mail. Zet hem eerst terug naar de fabrieksinstellingen.',
    phoneNotSent: 'Je telefoon is nog niet verstuurd. Je krijgt hem niet, en je hoeft niets terug te sturen.',
    terms: (amount: string) =>
      `Op je factuur staat al ${amount} voor je telefoon. Dat storten we binnen 14 dagen terug op je rekening.`,
    loan: 'De lening voor je telefoon stopt dan ook.',
    change: 'Je nieuwe bundels en je nieuwe contract gaan niet in. Je houdt wat je nu hebt.',
    changeStarted: (date: string) =>
      `Je nieuwe contract vervalt meteen. Je houdt je bundels tot en met ${date}, die maand betaal je ze gewoon. Daarna heb je weer je oude bundels.`,
    success: 'Je bestelling is herroepen',
    refund: 'Wat je al hebt betaald, krijg je binnen 14 dagen terug.',
    statement: (orderNumber: string) => `Ik herroep mijn bestelling ${orderNumber}.`,
    keep: 'Terug',
    empty: 'Je hebt geen bestelling die je nog kunt herroepen. Opzeggen kan wel.',
    terminate: 'Naar opzeggen',
    done: 'Wat je hebt herroepen',
    title: 'Bestelling herroepen',
  },
  daysLeft: (count: number) =>
    count === 0 ? 'Vandaag is de laatste dag.' : plural(count, 'Je hebt nog 1 dag.', `Je hebt nog ${count} dagen.`),
  costs: {
    title: 'Wat je betaalt',
    text: (amount: string) => `Heb je al gebeld of geïnternet? Dan betaal je alleen dat deel: ${amount}.`,
    none: 'Je hebt nog niets gebruikt. Je betaalt niets.',
    used: (days: string) => `Gebruikt: ${days}`,
    sum: (days: string, monthly: string, amount: string) => `${days} × ${monthly} per maand × 12 / 365 = ${amount}`,
    extras: 'Extra gekocht',
    outside: 'Buiten je bundel',
    others: 'Simkaart en vergoeding',
    total: 'Te betalen',
    invoiced: (amount: string) => `Daarvan staat al ${amount} op je facturen. Het verschil verrekenen we binnen 14 dagen.`,
    back: (credit: string, amount: string) =>
      `Je bracht ${credit} beltegoed mee. Wat ervan overblijft, krijg je binnen 14 dagen terug op je rekening: ${amount}.`,
    less: (credit: string) => `Je bracht ${credit} beltegoed mee. Dat gaat eraf.`,
  },
  statement: {
    title: 'Jouw verklaring',
    name: 'Naam',
    contract: 'Abonnement',
    order: 'Bestelling',
    orderDate: 'Besteld op',
    confirmTo: 'Bevestiging naar',
  },
  start: 'Overeenkomst hier herroepen',
  confirm: 'Herroeping bevestigen',
  confirmTitle: 'Bevestig je herroeping',
  confirmText: 'Pas als je hieronder bevestigt, is je herroeping verstuurd. Daarna kun je hem niet meer intrekken.',
  busy: 'Bezig met herroepen',
  orderError: 'Herroepen is niet gelukt. Probeer het opnieuw of bel ons. De datum van vandaag telt.',
  tooLate: 'Deze bestelling kun je niet meer herroepen. Er is niets veranderd.',
  offline: 'Je bent offline. Er is niets herroepen.',
  received: (date: string, time: string, email: string) =>
    `We hebben je herroeping ontvangen op ${date} om ${time}. Je krijgt een bevestiging op ${email}.`,
  receipt: {
    title: 'Bewijs van je herroeping',
    reference: 'Kenmerk',
    at: 'Ontvangen',
    atText: (date: string, time: string) => `${date} om ${time}`,
    order: 'Bestelnummer',
    costs: 'Te betalen',
    nothing: 'Niets',
    returnBy: 'Telefoon terugsturen uiterlijk',
    keepsUntil: 'Nieuwe bundels tot en met',
    download: 'Bevestiging (pdf)',
  },
  toOverview: 'Naar je overzicht',
  failed: 'We kunnen je bestellingen nu niet laden. Probeer het zo nog eens.',
} as const
