import { provider } from '#kit/provider.ts'
import type { DonorContractType, PortingMoment, PortingRejection } from '#model/porting/contract.ts'
import type { Unreachable } from '#model/porting/porting.ts'

/** The steps before the day on which the number comes over. */
const beforeDay: Readonly<Record<Unreachable, (date: string) => string>> = {
  onboarding: (date) => `Bevestig eerst je contract, anders ben je op ${date} onbereikbaar.`,
  simActivation: (date) => `Activeer eerst je simkaart, anders ben je op ${date} onbereikbaar.`,
  esimActivation: (date) => `Installeer eerst je eSIM, anders ben je op ${date} onbereikbaar.`,
  simActivating: () => 'Je nieuwe simkaart wordt nu actief. Dat duurt meestal 15 minuten, soms 2 uur.',
  blocked: (date) => `Je simkaart is geblokkeerd. Zorg dat hij weer werkt, anders ben je op ${date} onbereikbaar.`,
}

/** Why the number that came over cannot be reached yet. */
const afterDay: Readonly<Record<Unreachable, string>> = {
  onboarding: 'Je bent er nog niet op bereikbaar. Bevestig eerst je contract.',
  simActivation: 'Je bent er nog niet op bereikbaar. Activeer eerst je simkaart.',
  esimActivation: 'Je bent er nog niet op bereikbaar. Installeer eerst je eSIM.',
  simActivating: 'Je nieuwe simkaart wordt nu actief. Daarna ben je erop bereikbaar.',
  blocked: 'Je bent er nu niet op bereikbaar, want je simkaart is geblokkeerd.',
}

export const portingCopy = {
  heading: 'Nummerbehoud',
  intro: `Neem je oude nummer mee naar ${provider.name}. Dat is gratis en wij regelen alles.`,
  status: {
    nothing: {
      title: 'Nog niet aangevraagd',
      body: (own: string) => `Je gebruikt nu het nummer ${own}. Wil je je oude nummer houden? Vraag het aan.`,
    },
    sms: {
      title: 'Je aanvraag loopt',
      body: (old: string) => `We hebben een sms met een code gestuurd naar ${old}. Bevestig de code binnen 24 uur.`,
      button: 'Code invullen',
    },
    undated: { title: 'Je aanvraag loopt', body: 'Je krijgt een sms zodra we weten wanneer je nummer overkomt.' },
    dated: {
      title: (date: string) => `Je nummer komt over op ${date}`,
      /** `null`: the simcard works. */
      body: (why: Unreachable | null, date: string) =>
        why === null
          ? 'Je huidige provider is akkoord. Je hoeft niets te doen. Houd je nieuwe simkaart bij de hand.'
          : `Je huidige provider is akkoord. ${beforeDay[why](date)}`,
    },
    sent: {
      title: 'Je aanvraag is verstuurd',
      body: (donor: string) => `We wachten op antwoord van ${donor}. Dat duurt meestal 1 werkdag.`,
    },
    rejected: { title: 'Je aanvraag is afgewezen' },
    done: {
      title: 'Je nummer is overgezet',
      body: (why: Unreachable | null, date: string, old: string) =>
        why === null ? `Je bent sinds ${date} bereikbaar op ${old}.` : `Sinds ${date} is ${old} je nummer. ${afterDay[why]}`,
      button: 'Naar je overzicht',
    },
    stopped: {
      title: 'Je aanvraag is gestopt',
      body: (own: string) => `Je nummer is niet overgezet. Je houdt ${own}.`,
    },
    ended: {
      title: 'Je abonnement is gestopt',
      body: 'Daarom kan er geen nummer meer overkomen.',
    },
    cancelled: {
      title: 'Je hebt nummerbehoud geannuleerd',
      body: (own: string) => `Je houdt ${own}.`,
    },
  },
  steps: ['Aangevraagd', 'Bevestigd', 'Goedgekeurd', 'Overgezet'],
  tipsTitle: 'Goed om te weten',
  tips: {
    contract: 'Zeg je oude contract niet zelf op. Dat doen wij.',
    credit: 'Bij prepaid raak je het tegoed bij je oude provider kwijt. Maak het dus eerst op.',
    pause: 'Op de dag van de overstap kun je een paar uur niet bellen.',
  },
  buttons: {
    ask: 'Nummerbehoud aanvragen',
    again: 'Opnieuw aanvragen',
    data: 'Bekijk je gegevens',
    change: 'Gegevens aanpassen',
    cancel: 'Nummerbehoud annuleren',
    onboarding: 'Contract bevestigen',
    simActivation: 'Simkaart activeren',
    esimActivation: 'eSIM installeren',
    simActivating: 'Bekijk je simkaart',
    blocked: 'Bekijk je simkaart',
    toPorting: 'Naar je nummerbehoud',
    toOverview: 'Naar je overzicht',
    busy: 'Bezig met versturen',
    cancelling: 'Bezig met annuleren',
  },
  donorUnknown: 'je huidige provider',
} as const

export const contractTypes: Readonly<Record<DonorContractType, string>> = {
  PREPAID: 'Prepaid',
  POSTPAID_PRIVATE: 'Een abonnement op mijn naam',
  POSTPAID_BUSINESS: 'Een zakelijk abonnement',
}

export const moments: Readonly<Record<PortingMoment, { title: string; text: string }>> = {
  CONTRACT_END: {
    title: 'Als mijn contract afloopt',
    text: 'We wachten tot je contract afloopt. Je betaalt dan nooit dubbel.',
  },
  ASAP: {
    title: 'Zo snel mogelijk',
    text: 'We zetten je nummer zo snel mogelijk over. Je oude provider kan kosten rekenen voor de rest van je contract.',
  },
  WISH_DATE: {
    title: 'Op een datum die ik kies',
    text: 'Jij kiest de datum. Je oude provider kan kosten rekenen als je contract dan nog loopt.',
  },
}

/** A prepaid number has no contract that could cost anything. */
export const momentsOfPrepaid: Readonly<Partial<Record<PortingMoment, string>>> = {
  ASAP: 'We zetten je nummer zo snel mogelijk over.',
  WISH_DATE: 'Jij kiest de datum.',
}

/** `undated` is used when the day is unknown. */
export const rejectionCopy: Readonly<Record<PortingRejection, { title: string; body: string; undated?: string }>> = {
  NUMBER_UNKNOWN: {
    title: 'Nummer niet gevonden',
    body: 'Je huidige provider kent dit nummer niet. Controleer je nummer en de provider die je hebt gekozen.',
  },
  CUSTOMER_NUMBER_MISMATCH: {
    title: 'Klantnummer klopt niet',
    body: 'Het klantnummer hoort niet bij dit 06-nummer. Je vindt het op je laatste factuur.',
  },
  WRONG_CONTRACT_TYPE: {
    title: 'Soort abonnement klopt niet',
    body: 'Volgens je huidige provider heb je een ander soort abonnement. Pas dit aan en probeer het opnieuw.',
  },
  WRONG_PROVIDER: {
    title: 'Andere provider',
    body: 'Je nummer staat bij een andere provider. Kies de juiste provider en probeer het opnieuw.',
  },
  SMS_NOT_CONFIRMED: {
    title: 'Niet op tijd bevestigd',
    body: 'Je hebt onze sms niet binnen 24 uur bevestigd. Vraag een nieuwe code aan.',
  },
  CONTRACT_RUNNING: {
    title: 'Je contract loopt nog',
    body: 'Je contract loopt tot en met {date}. Wacht tot die datum of stap eerder over. Je oude provider kan dan kosten rekenen.',
    undated: 'Wacht tot je contract afloopt of stap eerder over. Je oude provider kan dan kosten rekenen.',
  },
  ALREADY_PORTING: {
    title: 'Er loopt al een aanvraag',
    body: 'Voor dit nummer loopt al een aanvraag bij een andere provider. Annuleer die eerst.',
  },
  NUMBER_NOT_ACTIVE: {
    title: 'Nummer is niet actief',
    body: 'Je nummer is langer dan een maand geleden stopgezet. Je kunt het helaas niet meer meenemen.',
  },
  FRAUD_BLOCK: {
    title: 'Nummer is geblokkeerd',
    body: 'Je huidige provider heeft je nummer geblokkeerd. Neem contact op met die provider.',
  },
  NO_CONSENT: {
    title: 'Geen toestemming',
    body: 'De eigenaar van het nummer heeft geen toestemming gegeven. Laat de eigenaar de aanvraag doen.',
  },
  DATE_EXPIRED: {
    title: 'Datum is verlopen',
    body: 'Je nummer is niet op tijd overgezet. Vraag nummerbehoud opnieuw aan.',
  },
  OTHER: {
    title: 'Aanvraag afgewezen',
    body: 'Je huidige provider heeft de aanvraag afgewezen. We weten niet waarom. Neem contact met ons op, dan zoeken we het uit.',
  },
}
