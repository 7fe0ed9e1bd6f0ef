import { currentPasswordCopy } from '#features/login/shared/currentPasswordCopy.ts'
import { provider } from '#kit/provider.ts'
import type { NotLinked } from '#model/profile/contract/bankAccount.ts'

const why: Record<Exclude<NotLinked, 'other-account'>, string> = {
  failed: 'Oeps, daar ging iets mis. Probeer het even opnieuw.',
  cancelled: 'Je hebt de betaling geannuleerd. Probeer het nog eens.',
  expired: 'Je hebt te lang gewacht met betalen. Begin opnieuw.',
  'other-name':
    'Je bank noemt een andere naam dan wij van je hebben. Betaal vanaf een rekening op je eigen naam. Klopt je naam bij ons niet? Neem dan contact op.',
}

export const copy = {
  heading: 'Rekeningnummer wijzigen',
  intro: 'Van deze rekening schrijven we je factuur af. Je koppelt je nieuwe rekening met een betaling van 1 cent.',
  introPrepaid:
    'Van deze rekening schrijven we af als je automatisch opwaardeert. Je koppelt je nieuwe rekening met een betaling van 1 cent.',
  current: 'Je huidige rekening:',
  none: 'We hebben nog geen rekeningnummer van je.',
  openInvoice: (amount: string, date: string) => `Let op: we schrijven ${amount} op ${date} nog af van je oude rekening.`,
  waitsForForm: (iban: string, date: string) =>
    `Op ${date} vroeg je een formulier aan voor ${iban}. Zet je handtekening en stuur het naar onze klantenservice. Zodra we het hebben, schrijven we daarvan af.`,
  same: 'Dit is het rekeningnummer dat je nu al gebruikt.',
  foreign: 'Een buitenlandse rekening kun je niet met iDEAL koppelen. Dat regelen we met een formulier.',
  button: 'Volgende',
  dismiss: {
    title: 'Wijzigingen niet bewaren?',
    body: 'Je hebt nog niets bevestigd. Als je nu weggaat, blijft je rekeningnummer zoals het is.',
    leave: 'Weggaan',
    stay: 'Verder met wijzigen',
  },
  check: {
    heading: 'Klopt je nieuwe rekeningnummer?',
    intro: 'Betaal 1 cent met iDEAL vanaf deze rekening. Zo weten we zeker dat hij van jou is.',
    introForm: 'Deze rekening is bij een buitenlandse bank. Daarvoor hebben we je handtekening nodig.',
    rows: { old: 'Oude rekening', new: 'Nieuwe rekening', holder: 'Naam' },
    noOld: 'Geen',
    mandate: `Ik geef ${provider.name} toestemming om mijn facturen van deze rekening af te schrijven.`,
    mandatePrepaid: `Ik geef ${provider.name} toestemming om van deze rekening af te schrijven als ik automatisch opwaardeer.`,
    mandateRequired: 'Geef toestemming om je facturen af te schrijven.',
    mandateRequiredPrepaid: 'Geef toestemming om van deze rekening af te schrijven.',
    password: { ...currentPasswordCopy, help: 'Zo weten we zeker dat jij het bent.' },
    refund: (invoice: string) => `Je krijgt de cent terug op ${invoice}.`,
    refundOnAccount: 'Je krijgt de cent terug op je rekening.',
    refundPrepaid: 'De cent komt bij je beltegoed.',
    failed: 'Oeps, daar ging iets mis. Probeer het even opnieuw.',
    refusals: {
      PASSWORD_TOO_OFTEN: currentPasswordCopy.tooOften,
      IBAN_INVALID: 'Dit rekeningnummer klopt niet. Controleer de letters en cijfers.',
      IBAN_SAME: 'Dit is het rekeningnummer dat je nu al gebruikt.',
      IBAN_FOREIGN: 'Een buitenlandse rekening kun je niet met iDEAL koppelen.',
      PAYMENT_PENDING: 'We controleren nog een betaling van je. Daarna kun je je rekening wijzigen.',
    },
    offline: {
      device: 'Je bent offline. Je rekening koppelen kan alleen met internet.',
      server: 'We krijgen geen verbinding. Je rekening koppelen kan alleen met internet.',
    },
  },
  form: {
    title: 'Met een formulier',
    steps: [
      'Download het formulier. Je gegevens staan er al in.',
      'Zet je handtekening.',
      'Stuur een foto of scan ervan naar onze klantenservice.',
    ],
    after: 'Tot je formulier binnen is, schrijven we af van je oude rekening.',
    button: 'Formulier downloaden (pdf)',
  },
  done: {
    heading: 'Je nieuwe rekening is gekoppeld',
    intro: (iban: string) => `Vanaf je volgende factuur schrijven we af van ${iban}.`,
    introPrepaid: (iban: string) => `Vanaf nu schrijven we af van ${iban} als je automatisch opwaardeert.`,
    unknown: 'Vanaf nu schrijven we af van je nieuwe rekening.',
    button: 'Naar je gegevens',
  },
  notLinked: {
    heading: 'Je rekening is niet gewijzigd',
    why,
    otherAccount: (iban: string) =>
      `Je hebt betaald met een andere rekening dan je had ingevuld. Probeer het opnieuw met ${iban}.`,
    otherAccountUnknown: 'Je hebt betaald met een andere rekening dan je had ingevuld. Probeer het opnieuw.',
    nothing: 'Er is niets afgeschreven.',
    button: 'Probeer het opnieuw',
  },
} as const
