import { plural } from '#kit/words/plural.ts'

export const copy = {
  title: (count: number) => (count > 1 ? `Je hebt ${count} cadeaus!` : 'Je hebt een cadeau!'),
  intro: (count: number) =>
    `${plural(count, 'Er ligt 1 cadeau voor je klaar.', `Er liggen ${count} cadeaus voor je klaar.`)} Wat erin zit, zie je als je uitpakt.`,
  data: (size: string) => `${size} extra internet`,
  voice: (minutes: string) => `${minutes} extra bellen`,
  /** `place`: the place among several. */
  closed: (place: number | null) => (place === null ? 'Een gesloten doos' : `Doos ${place}`),
  unwrapBy: (date: string) => `Pak je cadeau uiterlijk op ${date} uit.`,
  usableUntil: (date: string) => `Na het uitpakken te gebruiken tot en met ${date}.`,
  button: 'Uitpakken',
  busy: 'Bezig met uitpakken',
  later: 'Bewaar voor later',
  ask: {
    title: 'Nu uitpakken?',
    body: (now: string, later: string, longer: string) =>
      `Pak je het nu uit, dan kun je het gebruiken tot en met ${now}. Wacht je tot ${later}, dan tot en met ${longer}.`,
    confirm: 'Nu uitpakken',
    cancel: 'Bewaar voor later',
  },
  error: 'Uitpakken is niet gelukt. Probeer het opnieuw.',
  expired: 'Dit cadeau is verlopen.',
  unwrapped: 'Dit cadeau is al uitgepakt.',
  none: 'Er ligt geen cadeau meer voor je klaar.',
  shore: {
    /** `count`: the gifts that wait. */
    flag: (date: string, count: number) => `${count > 1 ? `1 van ${count} cadeaus` : 'Cadeau'}, tot en met ${date}`,
    /** Follows the text of the flag in the name of the button. */
    unwrap: '. Uitpakken',
    more: (size: string) => `+ ${size}`,
    inside: (gift: string, date: string) => `Er zat ${gift} in. Je kunt het gebruiken tot en met ${date}.`,
  },
  done: {
    title: 'Veel plezier met je cadeau!',
    intro: (gift: string, date: string) => `${gift} staat meteen voor je klaar. Je kunt het gebruiken tot en met ${date}.`,
    until: 'Te gebruiken tot en met',
    more: 'Pak nog een cadeau uit',
    button: 'Naar je overzicht',
  },
} as const
