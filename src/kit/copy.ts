/** Sentences shared by several screens or fixed by the specification. */
export const copy = {
  loading: 'Bezig met laden',
  slow: 'Dit duurt langer dan normaal.',
  retry: 'Probeer het opnieuw',
  retried: 'Opnieuw geprobeerd',
  loadFailed: 'We kunnen dit onderdeel nu niet laden.',
  notProven: 'We weten nog niet of jij het bent. Er is niets veranderd.',
  tooMany: 'Je hebt dit te vaak achter elkaar geprobeerd. Wacht even en probeer het opnieuw.',
  serverTitle: 'Oeps! Er ging iets mis aan onze kant',
  serverBody: 'Probeer het nog eens of neem contact op met onze klantenservice.',
  skip: 'Ga naar de inhoud',
  offline: {
    device: 'Je bent offline',
    server: 'We krijgen geen verbinding',
    /** Below one of these as a heading. */
    needed: { device: 'Deze pagina kan alleen met internet.', server: 'Controleer je internet en probeer het opnieuw.' },
    /** For a button, a form or a part of a page. */
    blocked: {
      device: 'Je bent offline. Dit kan alleen met internet.',
      server: 'We krijgen geen verbinding. Controleer je internet en probeer het opnieuw.',
    },
    onlyOnline: 'Dit kan alleen met internet.',
    /** Somebody else answered in the place of our server. */
    portal: 'We krijgen geen verbinding. Zit je op openbare wifi? Meld je dan eerst aan bij dat netwerk.',
    backOnline: 'Je bent weer online.',
  },
} as const
