import type { PortingStatus } from '#model/porting/contract.ts'

export const dataCopy = {
  heading: 'Je gegevens voor nummerbehoud',
  intro: 'Dit zijn de gegevens die we hebben gestuurd.',
  rows: {
    number: 'Nummer dat je meeneemt',
    newNumber: 'Je tijdelijke nummer',
    provider: 'Huidige provider',
    type: 'Wat je nu hebt',
    customerNumber: 'Klantnummer',
    moment: 'Wanneer',
    date: 'Datum',
    status: 'Status',
  },
  /** Statuses of a request that is not running. Running ones are named by their step. */
  status: { NO_PORTING: 'Niet aangevraagd', REJECTED: 'Afgewezen', TERMINATED: 'Gestopt', CANCELLED: 'Geannuleerd' } as Readonly<
    Partial<Record<PortingStatus, string>>
  >,
  empty: 'Er loopt nu geen aanvraag voor nummerbehoud.',
  rejectedTitle: 'Waarom is je aanvraag afgewezen?',
  sms: {
    title: 'Bevestig met de code uit de sms',
    body: (old: string) => `De code is gestuurd naar ${old} en is 24 uur geldig.`,
    confirm: 'Code bevestigen',
    resend: 'Stuur een nieuwe sms',
    resent: (old: string) => `We hebben een nieuwe sms gestuurd naar ${old}.`,
    success: (donor: string) => `Je nummer is bevestigd. We vragen het nu aan bij ${donor}.`,
  },
  again: { success: 'Je aanvraag is opnieuw verstuurd.' },
  cancel: {
    heading: 'Nummerbehoud annuleren?',
    intro: (own: string, old: string) => `Je houdt dan je nieuwe nummer ${own}. Je nummer ${old} blijft bij je huidige provider.`,
    note: 'Je contract bij je huidige provider loopt dan ook door.',
    back: 'Terug',
    success: (own: string) => `Je nummerbehoud is geannuleerd. Je houdt ${own}.`,
    tooLate: (date: string) => `Annuleren kan niet meer. Je nummer wordt op ${date} overgezet.`,
    error: 'Annuleren is niet gelukt. Probeer het opnieuw.',
    panel: {
      body: (own: string, old: string) =>
        `Je houdt dan je nieuwe nummer: ${own}. Je nummer ${old} blijft bij je huidige provider.`,
      confirm: 'Ja, annuleren',
      cancel: 'Nee, laat doorgaan',
    },
  },
} as const
