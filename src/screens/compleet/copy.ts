import type { CompleteStatus } from '../../api/contract/overview.ts'

/** Texts of Tureluur Compleet (domain complete, completeDone). */
export const completeCopy = {
  title: 'Verdubbel je bundels',
  intro: 'Heb je thuis internet van onze partner? Dan verdubbelen we je internet en je belminuten. Gratis, zolang je beide hebt.',
  benefits: ['2 keer zoveel internet', '2 keer zoveel belminuten', 'Geen extra kosten'],
  benefitsTitle: 'Wat krijg je?',
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
  by: (day: string) => `Uiterlijk op ${day}.`,
  button: 'Compleet aanzetten',
  busy: 'Bezig met aanzetten',
  error: 'Aanzetten is niet gelukt. Probeer het opnieuw.',
  toUsage: 'Bekijk je verbruik',
  toAddress: 'Adres wijzigen',
  contact: 'Neem contact op',
  done: {
    title: 'Gefeliciteerd, je bundels worden verdubbeld!',
    intro: 'Binnen 2 werkdagen zie je je nieuwe bundels.',
    by: 'Uiterlijk op',
    costs: 'Extra kosten',
    button: 'Naar je overzicht',
  },
} as const
