/** Texts of the data cap (domain dataCap, dataCapError, dataCapSuccess). */
export const dataCapCopy = {
  title: 'Dataplafond',
  intro:
    'Met een dataplafond betaal je niets voor internet buiten je bundel. Is je bundel op? Dan stopt je mobiele internet tot de volgende maand.',
  on: 'Je dataplafond staat aan.',
  off: 'Je dataplafond staat uit.',
  perMb: (price: string) => `Buiten je bundel betaal je ${price} per MB.`,
  states: { on: 'Aan', off: 'Uit' },
  costs: 'Kosten',
  price: (price: string) => `${price} per maand`,
  startsNow: 'Een wijziging werkt meteen.',
  abroad: (limit: string) => `Het dataplafond werkt niet buiten de EU. Daar geldt een limiet van ${limit} per maand.`,
  turnOn: 'Dataplafond aanzetten',
  turnOff: 'Dataplafond uitzetten',
  busyOn: 'Bezig met aanzetten',
  busyOff: 'Bezig met uitzetten',
  ask: {
    titleOn: 'Dataplafond aanzetten?',
    bodyOn:
      'Is je internetbundel op? Dan stopt je mobiele internet tot de volgende maand. Zo betaal je niets voor internet buiten je bundel.',
    costs: (price: string) => `Het dataplafond kost ${price} per maand.`,
    free: 'Het dataplafond is gratis.',
    titleOff: 'Dataplafond uitzetten?',
    bodyOff: (price: string) => `Is je internetbundel op? Dan internet je verder buiten je bundel. Dat kost ${price} per MB.`,
    confirmOn: 'Aanzetten',
    confirmOff: 'Uitzetten',
  },
  stopped: 'Je abonnement is gestopt.',
  notNow: 'Je abonnement is opgezegd of geblokkeerd. Je kunt je dataplafond nu niet wijzigen.',
  /** Nobody said what became of it. */
  unknown: 'We weten nog niet of je dataplafond is veranderd',
  toOverview: 'Naar je overzicht',
  failed: {
    title: 'Dat is niet gelukt',
    intro: 'Je dataplafond is niet veranderd. Probeer het nog eens of neem contact op met onze klantenservice.',
    button: 'Probeer het opnieuw',
  },
  done: {
    titleOn: 'Je dataplafond staat aan',
    titleOff: 'Je dataplafond staat uit',
    introOn: 'Is je bundel op? Dan stopt je mobiele internet. Zo betaal je niets extra.',
    introOff: (price: string) => `Is je bundel op? Dan betaal je ${price} per MB.`,
    outside: 'Internet buiten je bundel',
    nothing: 'Geen',
    each: (price: string) => `${price} per MB`,
  },
} as const
