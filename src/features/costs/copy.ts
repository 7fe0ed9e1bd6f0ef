import type { goingOn, stoppedKinds } from '#model/costs/costLimit.ts'

type Said = { title: string; text: string }

const stopped: Readonly<Record<(typeof stoppedKinds)[number], Said>> = {
  data: {
    title: 'Internet buiten je bundel en buiten de EU',
    text: 'Stopt. Wat in je bundel zit, blijft werken. Wifi ook.',
  },
  voice: { title: 'Bellen buiten je bundel', text: 'Stopt. 112 bellen en gebeld worden kan altijd.' },
  sms: { title: 'Sms’en buiten je bundel', text: 'Stopt. Sms’jes krijgen kan altijd.' },
  abroad: { title: 'Bellen naar het buitenland', text: 'Stopt.' },
  service: { title: '0900-nummers en betaalde diensten', text: 'Stoppen.' },
}

const on: Readonly<Record<(typeof goingOn)[number], Said>> = {
  subscription: { title: 'Je abonnement en je bundels', text: 'Die betaal je elke maand.' },
  phone: { title: 'De termijnen van je telefoon', text: 'Die heb je afgesproken toen je hem kocht.' },
  bought: { title: 'Wat je zelf bestelt', text: 'Zoals extra internet. Daarmee kun je verder als je limiet is bereikt.' },
  once: { title: 'Eenmalige kosten', text: 'Zoals een nieuwe simkaart of een opzegvergoeding.' },
}

export const copy = {
  title: 'Kostenlimiet',
  intro: 'Kies hoeveel je per maand hooguit extra betaalt, bovenop je abonnement. Je limiet is gratis.',
  error: 'We weten nu niet wat je limiet is. Probeer het zo nog eens.',
  stopped: 'Je abonnement is gestopt. Er komen geen extra kosten meer bij.',
  own: 'Jouw limiet',
  none: 'Je hebt nu geen limiet.',
  standing: {
    set: (amount: string) => `Je limiet is ${amount} per maand`,
    reached: (amount: string) => `Je limiet van ${amount} is bereikt`,
    spent: (amount: string, date: string) => `Je hebt deze maand ${amount} extra kosten. Op ${date} begint je limiet opnieuw.`,
    off: (amount: string, date: string) =>
      `Je hebt deze maand ${amount} extra kosten. Wat extra kost, staat uit tot ${date}. Met een hogere limiet kun je meteen verder.`,
  },
  asOf: (moment: string) => `Stand van ${moment}.`,
  slider: 'Hooguit extra per maand',
  now: 'Deze maand al',
  perMonth: (amount: string) => `${amount} per maand`,
  effect: {
    room: (left: string) => `Deze maand kan er nog ${left} bij.`,
    stops: (spent: string) => `Je hebt deze maand al ${spent} extra kosten. Met deze limiet stopt meteen alles wat extra kost.`,
    nothing: 'Met deze limiet stopt meteen alles wat extra kost.',
  },
  set: (amount: string) => `Zet limiet van ${amount} aan`,
  change: (amount: string) => `Wijzig naar ${amount}`,
  saving: 'Je limiet wordt bewaard',
  same: 'Dit is je limiet nu.',
  cancel: 'Zet limiet uit',
  cancelling: 'Je limiet gaat uit',
  saved: (amount: string) => `Je limiet is ${amount} per maand.`,
  cancelled: 'Je limiet staat uit.',
  failed: 'Je limiet is niet veranderd. Probeer het nog eens.',
  sms: 'Als 80% van je limiet op is, krijg je een sms. Als hij bereikt is, ook.',
  stops: 'Dit stopt bij je limiet',
  goesOn: 'Dit gaat door',
  goesOnText: 'Deze kosten tellen niet mee voor je limiet. We kunnen ze niet voor je stoppen.',
  kinds: stopped,
  on,
} as const
