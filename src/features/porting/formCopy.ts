import { provider } from '#kit/provider.ts'
import { dateCopy } from '#kit/ui/fieldCopy.ts'

export const formCopy = {
  ask: {
    heading: 'Welk nummer neem je mee?',
    intro: 'We hebben een paar gegevens van je huidige provider nodig. Die vind je op je factuur of in de app van die provider.',
    submit: 'Nummerbehoud aanvragen',
    failed: 'Aanvragen is niet gelukt. Probeer het opnieuw.',
  },
  asked: {
    heading: 'We gaan je nummer voor je regelen',
    intro: (old: string) => `Je krijgt zo een sms op ${old}. Bevestig de code binnen 24 uur.`,
    introBusiness: (donor: string) => `We vragen je nummer aan bij ${donor}. Je krijgt een sms als we meer weten.`,
  },
  change: {
    heading: 'Pas je gegevens aan',
    intro: 'Je aanvraag is afgewezen. Controleer de gegevens en stuur ze opnieuw.',
    highlight: 'Dit gegeven klopt volgens je huidige provider niet.',
    submit: 'Opnieuw aanvragen',
    unchanged: 'Je hebt nog niets aangepast.',
    failed: 'Opnieuw aanvragen is niet gelukt. Probeer het later nog eens.',
  },
  changed: {
    heading: 'Je aanvraag is opnieuw verstuurd',
    intro: 'Je krijgt een sms als je huidige provider heeft geantwoord. Dat duurt meestal 1 werkdag.',
  },
  cancel: 'Annuleren',
  checking: 'We controleren je nummer.',
  checkFailed: 'We kunnen dit nummer nu niet controleren. Je kunt wel doorgaan.',
  notMobile: 'Dit is geen mobiel nummer. We kunnen alleen 06-nummers overzetten.',
  number: {
    label: 'Nummer dat je wilt meenemen',
    required: 'Vul het nummer in dat je wilt meenemen.',
    invalid: 'Dit 06-nummer klopt niet. Vul 10 cijfers in die beginnen met 06.',
  },
  provider: {
    label: 'Huidige provider',
    placeholder: 'Kies je provider',
    other: 'Anders of weet ik niet',
    required: 'Kies je huidige provider.',
  },
  contractType: { label: 'Wat heb je nu?', required: 'Kies wat je nu hebt.' },
  customerNumber: {
    label: 'Klantnummer bij je huidige provider',
    hint: 'Dit staat op je factuur.',
    required: 'Vul je klantnummer in.',
    invalid: 'Gebruik alleen letters en cijfers, minimaal 3 en maximaal 20.',
  },
  moment: { label: 'Wanneer wil je overstappen?', required: 'Kies wanneer je wilt overstappen.' },
  wishDate: {
    label: 'Gewenste datum',
    hint: 'Een werkdag, minimaal 3 werkdagen vooruit',
    errors: (first: string, last: string) => ({
      ...dateCopy,
      required: 'Kies een datum.',
      tooEarly: `Kies een datum vanaf ${first}.`,
      tooLate: `Kies een datum tot en met ${last}.`,
      notWorkday: 'Op deze dag kunnen we je nummer niet overzetten. Kies een werkdag.',
    }),
  },
  consent: {
    label: `Ik geef ${provider.name} toestemming om mijn nummer over te zetten en mijn oude contract op te zeggen.`,
    required: 'Geef toestemming om je nummer over te zetten.',
  },
  feeConsent: {
    label: 'Ik weet dat mijn huidige provider kosten kan rekenen als mijn contract nog loopt.',
    required: 'Vink aan dat je dit weet.',
  },
} as const
