import { plural } from '#kit/words/plural.ts'

export const stillThereCopy = {
  title: 'Ben je er nog?',
  body: (seconds: number) =>
    `Over ${seconds} ${plural(seconds, 'seconde', 'seconden')} loggen we je uit. Zo houden we je gegevens veilig.`,
  stay: 'Ingelogd blijven',
  logout: 'Uitloggen',
} as const
