/** Texts that every flow has (domain modals, order overview, offline). Those of the two consents are the spec's. */
export const flowCopy = {
  steps: { choose: 'Kiezen', confirm: 'Bevestigen', done: 'Klaar!' },
  backTo: (step: string) => `Terug naar ${step.toLowerCase()}`,
  summary: 'Samenvatting',
  terms: {
    title: 'Nog even aanvinken',
    agree: ['Ik ga akkoord met de ', 'algemene voorwaarden', '.'],
    agreeWith: (what: string) => `Ik ga akkoord met ${what}.`,
    required: 'Je bent er bijna! Heb je alles aangevinkt?',
    additionalRequired: 'Ga je akkoord? Vink dan het boxje aan',
  },
  order: {
    busy: 'Bezig met versturen',
    checkingTitle: 'We kijken of je bestelling is gelukt',
    checking: 'Een ogenblik geduld. Je hoeft niets opnieuw te doen.',
    unknownTitle: 'We weten nog niet of je bestelling is gelukt',
    unknown: 'We kregen geen antwoord. Kijk het na voordat je opnieuw bestelt: je bestelt nooit dubbel.',
    recheck: 'Kijk het na',
    placedTitle: 'Deze bestelling is al geplaatst',
    placed: 'Je hebt deze bestelling al gedaan. Er is niets dubbel besteld.',
    toOverview: 'Naar je overzicht',
    priceTitle: 'De prijs is veranderd',
    price: (was: string, now: string) =>
      `Het was ${was} en is nu ${now}. Er is niets besteld. Bestel opnieuw als je de nieuwe prijs goed vindt.`,
    nothing: 'Er is niets besteld of betaald.',
    offline: 'Je bent offline. Er is niets besteld.',
    kept: 'Je keuzes staan er nog.',
  },
  overview: {
    title: 'Besteloverzicht',
    number: 'Bestelnummer',
    oneOff: 'Eenmalig',
    monthly: 'Per maand',
    total: 'Totaal',
    download: 'Downloaden (pdf)',
    footer: 'Dit is een overzicht van je bestelling, geen factuur.',
  },
  document: {
    busy: 'Bezig met ophalen',
    failed: 'Het document kon niet worden opgehaald. Probeer het opnieuw.',
  },
  next: 'Dit gebeurt er nu',
} as const
