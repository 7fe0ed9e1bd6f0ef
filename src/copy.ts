/** Sentences that several screens share or that the specification fixes. */
export const copy = {
  loading: 'Bezig met laden',
  slow: 'Dit duurt langer dan normaal.',
  retry: 'Probeer het opnieuw',
  loadFailed: 'We kunnen dit onderdeel nu niet laden.',
  network: 'We krijgen geen verbinding. Controleer je internet en probeer het opnieuw.',
  skip: 'Ga naar de inhoud',
  mainNav: 'Hoofdmenu',
  newTab: '(opent in een nieuw tabblad)',
  nav: {
    overview: 'Overzicht',
    usage: 'Verbruik',
    invoices: 'Facturen',
    payments: 'Betalingen',
    phones: 'Telefoons',
    settings: 'Instellingen',
  },
  logout: 'Uitloggen',
  refresh: 'Vernieuwen',
  unlimited: 'Onbeperkt',
  offline: {
    actionBlocked: 'Je bent offline. Dit kan alleen met internet.',
    notCached: 'Je bent offline. Deze pagina hebben we nog niet voor je bewaard.',
    backOnline: 'Je bent weer online.',
    heading: 'Je bent offline',
    intro: 'Controleer je wifi of mobiele internet en probeer het opnieuw.',
  },
} as const
