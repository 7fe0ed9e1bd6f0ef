export const offlineCopy = {
  title: 'Dit kan nu wel',
  overview: {
    title: 'Je overzicht',
    text: 'Ga terug naar je overzicht',
    from: (moment: string) => `Stand van ${moment}. Ga naar je overzicht.`,
    outdated: 'Verouderd',
    previous: 'Vorige periode',
  },
  outage: { title: 'Werkt je internet niet?', text: 'Loop stap voor stap na wat je zelf kunt doen.' },
  emergencyCard: { title: 'Simkaart op slot?', text: 'Je noodkaart en wat je moet doen.' },
  later: 'Heb je weer verbinding? Dan laden we deze pagina vanzelf. Tot die tijd bestellen en betalen we niets.',
  laterGuest: 'Heb je weer verbinding? Dan kun je hier weer verder.',
} as const
