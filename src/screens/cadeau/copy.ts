import { plural } from '../../domain/plural.ts'

/** Texts of the gifts (domain gift, giftDone). */
export const giftCopy = {
  title: 'Je hebt een cadeau!',
  intro: (count: number) => plural(count, 'Er ligt 1 cadeau voor je klaar.', `Er liggen ${count} cadeaus voor je klaar.`),
  data: (size: string) => `${size} extra internet`,
  voice: (minutes: string) => `${minutes} extra bellen`,
  unwrapBefore: (date: string) => `Pak het uit vóór ${date}.`,
  usableUntil: (date: string) => `Na het uitpakken te gebruiken tot en met ${date}.`,
  button: 'Uitpakken',
  busy: 'Bezig met uitpakken',
  later: 'Bewaar voor later',
  ask: {
    title: 'Pak je cadeau uit',
    body: (gift: string, date: string) => `Je krijgt ${gift}. Je kunt het gebruiken tot en met ${date}.`,
    confirm: 'Uitpakken',
    cancel: 'Bewaar voor later',
  },
  error: 'Uitpakken is niet gelukt. Probeer het opnieuw.',
  expired: 'Dit cadeau is verlopen.',
  unwrapped: 'Dit cadeau is al uitgepakt.',
  none: 'Er ligt geen cadeau meer voor je klaar.',
  done: {
    title: 'Veel plezier met je cadeau!',
    intro: (gift: string, date: string) => `${gift} staat meteen voor je klaar. Je kunt het gebruiken tot en met ${date}.`,
    until: 'Te gebruiken tot en met',
    more: 'Pak nog een cadeau uit',
    button: 'Naar je overzicht',
  },
} as const
