export const orderCopy = {
  busy: 'Bezig met versturen',
  checkingTitle: 'We kijken of je bestelling is gelukt',
  checking: 'Een ogenblik geduld. Je hoeft niets opnieuw te doen.',
  toBank: 'We sturen je naar je bank.',
  toBankText: 'Je komt daarna hier terug.',
  unknownTitle: 'We weten nog niet of je bestelling is gelukt',
  unknown: 'We kregen geen antwoord. Kijk het na voordat je opnieuw bestelt: je bestelt nooit dubbel.',
  recheck: 'Kijk het na',
  placedTitle: 'Deze bestelling is al geplaatst',
  placed: 'Je hebt deze bestelling al gedaan. Er is niets dubbel besteld.',
  toOverview: 'Naar je overzicht',
  priceTitle: 'De prijs is veranderd',
  price: (was: string, now: string) =>
    `Het was ${was} en is nu ${now}. Er is niets besteld. Bestel opnieuw als je de nieuwe prijs goed vindt.`,
  period: 'De datum is veranderd. Kijk hem na en bestel opnieuw.',
  screenMissing: 'We konden de volgende pagina niet laden. Controleer je internet en probeer het opnieuw.',
  nothing: 'Er is niets besteld of betaald.',
  offline: {
    device: 'Je bent offline. Er is niets besteld.',
    server: 'We krijgen geen verbinding. Er is niets besteld.',
  },
  kept: 'Je keuzes staan er nog.',
} as const

export const payCopy = {
  method: 'iDEAL | Wero',
  chooseBank: 'Kies je bank',
  noBank: 'Maak een keuze',
  bankRequired: 'Kies je bank.',
  bankThere: 'Je kiest je bank op de betaalpagina.',
  button: (amount: string) => `Betaal ${amount}`,
  priceTitle: 'Het bedrag is veranderd',
  price: (was: string, now: string) =>
    `Het was ${was} en is nu ${now}. Er is niets betaald. Betaal opnieuw als je het nieuwe bedrag goed vindt.`,
  found: 'We controleren nog een betaling van je.',
  foundOpen: 'Je hebt nog een betaling openstaan.',
  foundPaid: 'Je betaling is binnen.',
  foundDone: (amount: string) => `Je betaling van ${amount} is gelukt.`,
  foundUnpaid: 'Je betaling is niet gelukt. Er is niets betaald.',
  look: 'Bekijk',
  again: 'Opnieuw proberen',
} as const
