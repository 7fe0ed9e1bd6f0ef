export const paymentsCopy = {
  heading: 'Je betalingen',
  intro: 'Hier zie je wanneer je hebt opgewaardeerd en welke bundels je hebt gekocht.',
  emptyTitle: 'Nog geen sporen in het zand',
  empty: 'Je hebt nog niets betaald. Waardeer op om te beginnen.',
  button: 'Opwaarderen',
  ways: {
    auto: { title: 'Automatisch opwaarderen', text: 'Nooit meer zonder tegoed' },
    credit: { title: 'Je beltegoed', text: 'Hoeveel, en hoelang het geldig is' },
  },
} as const
