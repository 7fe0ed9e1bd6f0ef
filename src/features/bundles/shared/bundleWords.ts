import { plural } from '#kit/words/plural.ts'
import { bundleKinds, bundleNames, periodNames } from '#model/bundles/bundleText.ts'

export const bundleWords = {
  kinds: bundleKinds,
  periods: periodNames,
  sms: { label: bundleNames.sms },
  dataCap: { label: bundleNames.dataCap },
  complete: {
    label: 'Compleet',
    on: (bundles: string) => `Aan, dan heb je ${bundles}`,
  },
  twice: '2 ×',
  on: 'Aan',
  off: bundleNames.off,
  period: 'Contractduur',
  perMonth: 'Per maand',
  after: (months: number, price: string) => `, na ${months} ${plural(months, 'maand', 'maanden')} ${price}`,
  pending: 'Er is een wijziging onderweg',
  renewal: 'Je abonnement wordt verlengd',
  undo: {
    button: 'Wijziging ongedaan maken',
    busy: 'Bezig met ongedaan maken',
    title: 'Wijziging ongedaan maken?',
    body: 'Je houdt dan de bundels die je nu hebt.',
    internet: 'Je nieuwe internet stopt meteen.',
    complete: 'Compleet gaat dan ook niet aan.',
    confirm: 'Ja, ongedaan maken',
    cancel: 'Nee, laat doorgaan',
    done: 'Je wijziging is ongedaan gemaakt.',
    failed: 'Ongedaan maken is niet gelukt. Probeer het opnieuw.',
    until: (day: string) => `Ongedaan maken kan tot en met ${day}.`,
    withPhone: 'Dit hoort bij de telefoon die je hebt besteld.',
    order: (day: string) => `Wil je het toch niet? Herroep dan je bestelling, tot en met ${day}.`,
    withdraw: 'Herroepen',
    none: {
      leaving: 'Je hebt opgezegd. Ongedaan maken kan daarom niet meer.',
      withdrawn: 'Je hebt je nieuwe contract herroepen. Daarom krijg je je bundels van daarvoor terug.',
      begun: 'Dit gaat vandaag in. Ongedaan maken kan niet meer.',
    },
  },
} as const
