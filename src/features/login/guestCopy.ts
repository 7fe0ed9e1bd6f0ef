import { provider } from '#kit/provider.ts'

export const guestCopy = {
  app: {
    heading: `Verder in de ${provider.name}-app`,
    intro: 'Open de app, of ga verder in je browser.',
    open: 'Open de app',
    stay: 'Verder in de browser',
    get: 'Nog geen app? Download hem',
  },
  loggedOut: {
    heading: 'Je bent uitgelogd',
    intro: 'Gebruik je een computer van iemand anders? Sluit dan ook je browser.',
    button: 'Opnieuw inloggen',
  },
} as const
