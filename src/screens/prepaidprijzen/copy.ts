/** Texts of the newest prepaid prices (domain prepaidPrices). */
export const pricesCopy = {
  title: 'Je prepaidprijzen',
  heading: 'Stap over op onze nieuwste prijzen',
  intro: 'Je hebt nog een oud tarief. Met de nieuwste prijzen krijg je meer voor je tegoed.',
  introNewest: 'Dit betaal je als je geen bundel hebt, of als je bundel op is.',
  caption: 'Prijzen buiten je bundel',
  rows: {
    call: 'Bellen per minuut',
    sms: 'Sms per stuk',
    data: 'Internet per MB',
    voicemail: 'Voicemail luisteren per minuut',
  },
  becomes: 'wordt',
  warning: 'Je kunt daarna niet terug naar je oude prijzen.',
  keeps: 'Je tegoed en je bundels blijven zoals ze zijn.',
  button: 'Ja, ik wil de nieuwe prijzen',
  busy: 'Bezig met wijzigen',
  success: 'Gelukt. Je nieuwe prijzen gelden vanaf nu.',
  already: 'Je hebt de nieuwste prijzen al.',
  failed: 'Dit is niet gelukt. Je prijzen zijn niet veranderd.',
  offline: {
    device: 'Je bent offline. Je prijzen wijzigen kan alleen met internet.',
    server: 'We krijgen geen verbinding. Je prijzen wijzigen kan alleen met internet.',
  },
  switch: 'Of stap over naar een abonnement',
} as const
