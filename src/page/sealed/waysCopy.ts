/** Words of choosing how something on this device opens. */
export const waysCopy = {
  device: {
    title: 'Met de schermbeveiliging van dit toestel',
    text: 'Je vingerafdruk, gezicht of toestelcode. Dit is het veiligst.',
  },
  code: { title: 'Met een app-code', text: '6 cijfers die je zelf kiest.' },
  field: {
    label: 'Kies een app-code',
    help: '6 cijfers. Neem niet je pincode of de code van je telefoon.',
    again: 'Nog een keer je app-code',
    required: 'Kies een code van 6 cijfers.',
    invalid: 'Vul 6 cijfers in.',
    weak: 'Deze code is makkelijk te raden. Kies 6 cijfers zonder reeks of herhaling.',
    personal: 'Deze code staat in een nummer of datum van jou. Kies een andere.',
    againRequired: 'Vul je app-code nog een keer in.',
    differs: 'Dit zijn niet dezelfde 6 cijfers.',
    warning: 'Onthoud je code goed. Niemand kan hem terugvinden, ook wij niet.',
  },
  stopped: 'Je toestel heeft niet bevestigd dat jij het bent. Probeer het opnieuw, of kies een app-code.',
} as const
