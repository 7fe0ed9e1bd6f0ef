import { provider } from '#kit/provider.ts'

export const messagesCopy = {
  title: `Berichten van ${provider.name}`,
  intro: 'Kies welke berichten je van ons krijgt. Berichten over je factuur, verbruik en storingen krijg je altijd.',
  back: 'Mijn gegevens',
  groups: { offers: 'Aanbiedingen en nieuws', sms: "Handige sms'jes" },
  toggles: {
    offersEmail: 'Aanbiedingen per e-mail',
    offersSms: 'Aanbiedingen per sms',
    news: 'Nieuws en tips per e-mail',
    research: 'Uitnodigingen voor klantonderzoek per e-mail',
    usageSms: 'Sms bij 80% en 100% van mijn bundel',
    invoiceSms: 'Sms als mijn factuur klaarstaat',
  },
  allOff: 'Geen aanbiedingen meer',
  form: {
    button: 'Opslaan',
    busy: 'Bezig met opslaan',
    success: 'Je keuze is opgeslagen.',
    error: 'Opslaan is niet gelukt. Je keuze is niet veranderd.',
    unchanged: 'Je hebt niets veranderd.',
    reset: 'Herstellen',
    restored: 'Wat je eerder koos, is nog niet opgeslagen.',
  },
} as const
