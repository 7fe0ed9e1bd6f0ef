import { plural } from '../domain/plural.ts'

export const sessionCopy = {
  login: {
    title: 'Log opnieuw in',
    body: 'Voor je veiligheid vragen we je om opnieuw in te loggen. Daarna ga je verder waar je was.',
    confirm: 'Inloggen',
  },
  stillThere: {
    title: 'Ben je er nog?',
    body: (seconds: number) =>
      `Over ${seconds} ${plural(seconds, 'seconde', 'seconden')} loggen we je uit. Zo houden we je gegevens veilig.`,
    stay: 'Ingelogd blijven',
    logout: 'Uitloggen',
  },
} as const
