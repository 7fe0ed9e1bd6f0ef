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
  unsaved: {
    title: 'Wijzigingen niet bewaren?',
    body: 'Je hebt nog niets opgeslagen. Als je nu weggaat, ben je kwijt wat je hebt ingevuld.',
    stay: 'Verder met wijzigen',
    leave: 'Weggaan',
  },
} as const
