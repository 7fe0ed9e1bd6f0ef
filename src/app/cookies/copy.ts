import { provider } from '#kit/provider.ts'

export const cookiesCopy = {
  question: 'Welke cookies mogen we gebruiken?',
  body: `We gebruiken cookies om ${provider.product} goed te laten werken. Met jouw toestemming meten we ook hoe je ${provider.product} gebruikt, zodat we het kunnen verbeteren.`,
  acceptAll: 'Alles accepteren',
  refuse: 'Alleen noodzakelijke cookies',
  settings: 'Zelf kiezen',
  kinds: [
    {
      name: 'functional',
      label: 'Noodzakelijk',
      body: 'Deze cookies zijn nodig om in te loggen en te betalen. Ze staan altijd aan.',
    },
    { name: 'analytics', label: 'Meten', body: "Hiermee zien we welke pagina's vaak worden bekeken." },
    { name: 'marketing', label: 'Persoonlijk aanbod', body: 'Hiermee laten we je aanbiedingen zien die bij je passen.' },
  ],
  save: 'Mijn keuze opslaan',
} as const
