import type { CompleteStatus } from '#model/overview/contract.ts'

export const copy = {
  title: 'Compleet',
  intro: 'Heb je thuis internet van onze partner? Dan verdubbelen we je bundels. Gratis, zolang je beide hebt.',
  benefits: { data: '2 keer zoveel internet', voice: '2 keer zoveel belminuten', free: 'Geen extra kosten' },
  benefitsTitle: { on: 'Dit heb je', off: 'Wat krijg je?' },
  nothingToDouble: 'Je bundels zijn al onbeperkt: er valt nu niets te verdubbelen.',
  bundlesTitle: 'Jouw bundels',
  data: 'Internet',
  voice: 'Bellen',
  before: (size: string) => `Nu: ${size}`,
  without: (size: string) => `Zonder Compleet: ${size}`,
  after: (size: string) => `Met Compleet: ${size}`,
  status: {
    ACTIVE: 'Compleet staat aan. Je bundels zijn verdubbeld.',
    OUT_OF_SYNC: 'Compleet staat aan. We controleren je gegevens bij onze partner. Je hoeft niets te doen.',
    PENDING: 'We zetten Compleet voor je aan. Dit duurt maximaal 2 werkdagen.',
    ELIGIBLE: 'Je kunt Compleet aanzetten.',
    NOT_ELIGIBLE: 'Je kunt Compleet nu niet aanzetten. We vinden op jouw adres geen internet van onze partner.',
  } satisfies Record<CompleteStatus, string>,
  notNow: {
    stoppedText: 'Daarom is er niets meer om te verdubbelen.',
    stoppingText:
      'Tot en met die dag houd je de bundels die je nu hebt. Wil je toch blijven? Dan kun je Compleet weer aanzetten.',
    blockedText: 'Compleet aanzetten kan weer als de blokkering eraf is.',
  },
  by: (day: string) => `Uiterlijk op ${day}.`,
  wouldBeBy: (day: string) => `Zet je Compleet nu aan? Dan werkt het uiterlijk op ${day}.`,
  button: 'Compleet aanzetten',
  busy: 'Bezig met aanzetten',
  error: 'Aanzetten is niet gelukt. Probeer het opnieuw.',
  toUsage: 'Bekijk je verbruik',
  toAddress: 'Adres wijzigen',
  done: {
    title: 'Gefeliciteerd, je bundels worden verdubbeld!',
    intro: 'Binnen 2 werkdagen zie je je nieuwe bundels.',
    by: 'Uiterlijk op',
    costs: 'Extra kosten',
    button: 'Naar je overzicht',
  },
} as const
