import { messageCopy } from '#kit/ui/fieldCopy.ts'
import type { Explanation, QuestionReason } from '#model/invoices/contract/questions.ts'
import type { NetworkSwitch } from '#model/profile/contract/networkSettings.ts'

const reasons: Record<QuestionReason, string> = {
  unknown: 'Ik herken dit niet',
  amount: 'Het bedrag klopt niet',
  stopped: 'Dit had ik al gestopt of opgezegd',
  other: 'Iets anders',
}

/** The switches that prevent these costs, by what they allow. */
const switches: Partial<Record<NetworkSwitch, string>> = {
  roamingOutsideEu: 'Internet buiten de EU',
  internationalCalls: 'Bellen naar het buitenland',
  serviceNumbers: '0900-nummers en andere betaalde nummers',
  premiumSms: 'Betaalde sms-diensten',
}

const explained: Record<Explanation, string> = {
  used: 'Dit gebruik staat op jouw nummer, en het bedrag klopt met je tarief.',
  ordered: 'Dit hoort bij je abonnement of heb je besteld. Het bedrag klopt met wat we hebben afgesproken.',
  late: 'Een factuur was niet op tijd betaald. Dan horen deze kosten erbij.',
  given: 'Dit bedrag kreeg je terug. Het klopt met wat je toen betaalde.',
  before:
    'Dit gebruik staat op jouw nummer. In het afgelopen jaar gaven we je al een keer iets terug, en dat doen we 1 keer per jaar.',
}

export const copy = {
  waiting: 'Regel van je factuur',
  back: 'Naar de factuur',
  failed: 'We kunnen deze factuur nu niet laden. Probeer het zo nog eens.',
  notFound: 'Deze regel staat niet op je factuur.',
  what: {
    amount: 'Bedrag',
    days: 'Periode',
    on: 'Staat op',
    sum: 'Berekening',
    calls: "Bekijk de gesprekken en sms'jes",
    data: 'Bekijk je internet per dag',
  },
  block: {
    title: 'Nu blokkeren',
    intro: 'Zo betaal je dit niet nog een keer. Wat al op je factuur staat, verandert niet.',
    switches,
    state: { on: 'Staat aan. Zet het uit om deze kosten te voorkomen.', off: 'Staat uit: hier komen geen kosten meer bij.' },
    unknown: 'We weten nu niet of dit aan staat.',
    cap: 'Stel een dataplafond in',
    capText: 'Is je bundel op? Dan stopt je internet, en betaal je niets extra.',
  },
  ask: {
    title: 'Dit klopt niet',
    intro: 'Stel je vraag over deze regel. Een medewerker zoekt het uit.',
    open: 'Dit klopt niet',
    label: 'Wat klopt er niet?',
    reasons,
    required: 'Kies wat er niet klopt.',
    text: messageCopy.label,
    optional: `${messageCopy.label} (niet verplicht)`,
    problems: { required: 'Schrijf op wat er niet klopt.', tooLong: messageCopy.tooLong },
    when: (day: string) => `Je krijgt uiterlijk op ${day} een e-mail met ons antwoord.`,
    back: (amount: string) =>
      `Krijg je gelijk? Dan krijg je ${amount} terug: op een volgende factuur, of op je rekening als er geen factuur meer komt.`,
    pay: 'Betaal deze factuur gewoon op tijd. Dat verandert niets aan je vraag.',
    button: 'Verstuur je vraag',
    busy: 'Bezig met versturen',
    offline: 'Je vraag versturen kan alleen met internet.',
    failed: 'Je vraag versturen is niet gelukt. Probeer het opnieuw.',
    changed: 'Deze regel is veranderd. Ververs de pagina en kijk nog eens.',
    already: 'Over deze regel heb je al een vraag gesteld.',
  },
  asked: {
    title: 'Je vraag',
    state: { open: 'Wacht op antwoord', agreed: 'Je krijgt geld terug', explained: 'Beantwoord' },
    on: 'Gevraagd op',
    number: 'Vraagnummer',
    reason: 'Wat klopt er niet',
    text: messageCopy.label,
    by: (day: string) => `Je krijgt uiterlijk op ${day} antwoord per e-mail. Het antwoord staat dan ook hier.`,
    agreed: (amount: string, month: string) => `Je krijgt ${amount} terug. Het gaat af van je factuur van ${month}.`,
    agreedBank: (amount: string) => `Je krijgt ${amount} terug op je rekening, omdat er geen factuur meer komt.`,
    answered: (day: string) => `Antwoord van ${day}`,
    explained,
    still: 'Ben je het er niet mee eens? Neem dan contact met ons op, en noem je vraagnummer.',
    withdraw: 'Trek je vraag in',
    withdrawing: 'Bezig met intrekken',
    withdrawFailed: 'Je vraag intrekken is niet gelukt. Probeer het opnieuw.',
    tooLate: 'Je vraag is al beantwoord. Ververs de pagina.',
    confirm: {
      title: 'Je vraag intrekken?',
      body: 'We zoeken het dan niet meer uit. Je kunt later opnieuw een vraag stellen.',
      confirm: 'Trek in',
    },
    withdrawn: 'Je vraag is ingetrokken.',
  },
} as const
