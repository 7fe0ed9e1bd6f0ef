import { levelWords } from '#brand/words/bundles.ts'
import { plural } from '#kit/words/plural.ts'
import { bundleWords } from './bundleWords.ts'

export const bundleChoiceCopy = {
  kinds: bundleWords.kinds,
  periods: bundleWords.periods,
  sections: { period: 'Kies hoelang je contract duurt', extra: "Extra's" },
  period: {
    monthly: 'Elke maand te stoppen',
    cheapest: 'De laagste prijs voor deze bundels',
    same: 'Zelfde prijs',
    later: (begins: string, months: number, then: string) =>
      `${begins}, na ${months} ${plural(months, 'maand', 'maanden')} ${then}`,
    without: (kind: string, bundle: string) => `Heeft jouw bundel niet: ${kind.toLowerCase()} ${bundle}`,
    newContract: 'Als je voor 1 of 2 jaar kiest, begint er een nieuw contract. Je hebt dan 14 dagen bedenktijd.',
    shorter: (day: string) => `Je contract loopt tot en met ${day}. Korter kiezen kan zodra je mag verlengen.`,
  },
  option: {
    unlimitedText: levelWords.unlimited,
    now: 'Nu',
    holds: 'Genoeg voor jou',
    popular: 'Meest gekozen',
    discount: (months: number, price: string, original: string) =>
      `${months} ${plural(months, 'maand', 'maanden')} ${price}, daarna ${original}`,
    doubled: 'Verdubbeld door Compleet',
    blocked: 'Deze bundel kun je nu niet kiezen.',
    perMonth: (price: string) => `${price} per maand`,
  },
  used: {
    month: (size: string, month: string) => `${size} in ${month}`,
    lines: (months: string) => `De streepjes in de glazen zijn wat je gebruikte: ${months}.`,
  },
  sms: bundleWords.sms,
  dataCap: { ...bundleWords.dataCap, hint: 'Je internet stopt als je bundel op is. Zo heb je geen extra kosten.' },
  complete: {
    label: bundleWords.complete.label,
    hint: {
      both: 'We verdubbelen je internet en je belminuten.',
      data: 'We verdubbelen je internet.',
      voice: 'We verdubbelen je belminuten.',
      none: 'Je bundels zijn al onbeperkt: er valt nu niets te verdubbelen.',
    },
  },
  lost: {
    bundle: (kind: string, bundle: string) => `${kind}: ${bundle}`,
    title: (bundles: string, period: string) => `${bundles} is er niet met ‘${period}’`,
    text: 'Kies hieronder een andere bundel, of kies een andere contractduur. We veranderen niets voor je.',
    choose: { ADDON_INET: 'Kies eerst een internetbundel.', MAIN: 'Kies eerst een belbundel.' },
  },
  deprecatedTitle: (bundle: string) => `Je bundel van ${bundle} verkopen we niet meer`,
  deprecated:
    'Deze bundel verkopen we niet meer. Kies je een andere bundel? Dan kun je niet meer terug naar je oude bundel. Je kunt later wel weer een andere kiezen.',
  minimumForPhone: (size: string) => `Zolang je een telefoon afbetaalt, heb je minimaal ${size} internet nodig.`,
  minimumWithPhone: (size: string, others: string) =>
    `Kies minimaal ${size} internet om deze telefoon te bestellen. Te klein daarvoor: ${others}.`,
  after: (months: number, price: string) => `Na ${months} ${plural(months, 'maand', 'maanden')} betaal je ${price} per maand.`,
} as const
