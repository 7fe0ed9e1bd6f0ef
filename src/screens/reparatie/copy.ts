import type { RepairState } from '../../api/contract/repair.ts'
import { provider } from '../../provider.ts'

/** Texts of having a phone repaired (domain sim.repair). */
export const repairCopy = {
  title: 'Is je telefoon kapot?',
  introAlone: 'We helpen je met de reparatie.',
  intro: 'We helpen je met de reparatie. Kies eerst wat er aan de hand is.',
  phone: 'Je telefoon',
  problem: {
    label: 'Wat is er aan de hand?',
    required: 'Maak een keuze.',
    SCREEN: 'Het scherm is kapot',
    BATTERY: 'De accu is snel leeg',
    WATER: 'Er is water bij gekomen',
    OTHER: 'Iets anders',
  },
  message: {
    label: (label: string) => `${label} (niet verplicht)`,
    required: 'Vertel kort wat er aan de hand is.',
  },
  warranty: (day: string) => `Je telefoon heeft garantie tot en met ${day}. Schade door vallen of water valt daar niet onder.`,
  noWarranty: 'Je telefoon heeft geen garantie meer. Je krijgt eerst een prijs, daarna beslis je.',
  priceFirst: 'Je krijgt eerst een prijs, daarna beslis je.',
  beforeTitle: 'Voordat je hem opstuurt',
  beforeSending: [
    'Maak een back-up van je gegevens.',
    "Zet 'Zoek mijn' of 'Vind mijn apparaat' uit.",
    'Haal je simkaart eruit of zet je eSIM over.',
  ],
  esim: 'Naar je eSIM',
  paymentContinues: 'Je betaalt je telefoon tijdens de reparatie gewoon door.',
  button: 'Reparatie aanvragen',
  busy: 'Bezig met aanvragen',
  help: 'Eerst zelf proberen',
  success: 'Je aanvraag is binnen. Je krijgt binnen 1 werkdag een verzendlabel per e-mail.',
  error: 'Aanvragen is niet gelukt. Probeer het opnieuw.',
  unknown: 'We weten nog niet of je aanvraag binnen is. Kijk het zo nog eens na.',
  empty: `We vinden geen telefoon die je bij ${provider.name} hebt gekocht.`,
  emptyMore: 'Heb je hem ergens anders gekocht? Dan helpt die winkel of de fabrikant je verder.',
  onItsWay: 'Je telefoon is nog onderweg. Is er daarna iets mis? Dan kun je hier een reparatie aanvragen.',
  loadFailed: 'We kunnen je telefoon nu niet laden.',
  request: {
    title: 'Je reparatie',
    reference: 'Aanvraagnummer',
    problem: 'Wat is er',
    requestedOn: 'Aangevraagd op',
    state: 'Status',
    again: 'Is er weer iets mis?',
  },
  states: {
    REQUESTED: 'Aangevraagd',
    LABEL_SENT: 'Verzendlabel gestuurd',
    IN_REPAIR: 'In reparatie',
    SENT_BACK: 'Onderweg naar jou',
  } satisfies Record<RepairState, string>,
  next: {
    REQUESTED: 'Je krijgt binnen 1 werkdag een verzendlabel per e-mail.',
    LABEL_SENT: 'Kijk in je mail. Stuur je telefoon op met het verzendlabel.',
    IN_REPAIR: 'We hebben je telefoon. Kost de reparatie iets? Dan hoor je eerst de prijs.',
    SENT_BACK: 'Je telefoon komt met de post terug.',
  } satisfies Record<RepairState, string>,
} as const
