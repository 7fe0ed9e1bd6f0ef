import { plural } from '../../domain/plural.ts'
import { provider } from '../../provider.ts'

/** What the overview says. Amounts, sizes and dates come in as text. */

const GONE = 'Die periode is voorbij.'

export const copy = {
  greeting: (name: string) => (name ? `Hoi ${name}` : 'Hoi'),
  introPostpaid: (month: string) => `Dit is je verbruik van ${month}.`,
  introPrepaid: 'Dit zijn je tegoed en je bundels.',
  loadFailed: 'We kunnen je overzicht nu niet laden. Probeer het zo nog eens.',

  updatedAt: (time: string) => `Bijgewerkt om ${time}`,
  updatedOn: (date: string, time: string) => `Bijgewerkt op ${date} om ${time}`,
  standing: (moment: string) => `Stand van ${moment}`,
  notRefreshed: 'Vernieuwen is niet gelukt.',
  refreshFailed: (moment: string) => `Vernieuwen is niet gelukt. Stand van ${moment}.`,
  outdated: 'Verouderd',
  previousPeriod: 'Vorige periode',

  hero: {
    of: (total: string) => `over van je ${total}`,
    used: (used: string) => `${used} gebruikt`,
    daysLeft: (count: number) => (count === 0 ? 'laatste dag' : `nog ${count} ${plural(count, 'dag', 'dagen')}`),
    lasts: (date: string, left: string) => `Op dit tempo houd je op ${date} ${left} over.`,
    dry: (date: string) => `Op dit tempo is je internet op ${date} op.`,
    dryToday: 'Op dit tempo is je internet vandaag op.',
    low: 'Bijna eb',
    empty: 'Op',
    emptyBundle: 'Je bundel is op.',
    emptyCap: (date: string) => `Je bundel is op. Je dataplafond staat aan, dus je internet staat uit tot ${date}.`,
    emptyNoCap: (price: string) => `Je bundel is op. Je betaalt nu ${price} per MB.`,
    perMb: (price: string) => `Je betaalt nu ${price} per MB.`,
    unlimited: 'Onbeperkt',
    unlimitedTitle: 'Altijd hoogwater',
    none: 'Je hebt geen internetbundel',
    stopped: 'Je abonnement is gestopt',
    stoppedOn: (date: string) => `Je abonnement is gestopt op ${date}.`,
    stoppedInvoices: 'Je facturen kun je nog 12 maanden bekijken.',
    today: 'vandaag',
    extra: 'Extra internet',
    choose: 'Kies een bundel',
    usage: 'Bekijk verbruik',
    invoices: 'Naar je facturen',
  },

  tide: {
    began: (date: string, size: string) => `Op ${date} begon je met ${size}.`,
    bought: (size: string) => `Je kocht ${size} bij.`,
    given: (size: string) => `Je kreeg ${size} cadeau.`,
    leftToday: (date: string, left: string) => `Vandaag, ${date}, heb je ${left} over.`,
    leftThen: (date: string, left: string) => `Op ${date} had je ${left} over.`,
    lasts: (date: string, left: string) => `De verwachting voor ${date} is ${left} over.`,
    dry: (date: string) => `De verwachting is dat je internet op ${date} op is.`,
    unknown: 'Na drie dagen kunnen we je een verwachting geven.',
    empty: 'Je bundel is op.',
    refill: (date: string, size: string) => `Op ${date} komt er ${size} bij.`,
    anew: (date: string) => `Op ${date} begint je bundel opnieuw.`,
    stops: (date: string) => `Je bundel stopt na ${date}.`,
    gone: GONE,
    wasUnlimited: (date: string, used: string) => `Onbeperkt internet. In de periode vanaf ${date} gebruikte je ${used}. ${GONE}`,
    unlimited: (date: string, used: string) => `Onbeperkt internet: het blijft hoogwater. Sinds ${date} heb je ${used} gebruikt.`,
  },

  bundles: {
    title: 'Je bundels',
    change: 'Wijzigen',
    left: (left: string) => `Nog ${left}`,
    of: (total: string) => `van ${total}`,
    used: (used: string) => `${used} gebruikt`,
    level: (title: string) => `${title} over`,
    levelText: (left: string, total: string) => `nog ${left} van ${total}`,
    low: 'Bijna op',
    usedUp: 'Op',
    unlimited: 'Onbeperkt',
    on: 'Aan',
    off: 'Uit',
    autoExtendOn: (date: string) => `Verlengt automatisch op ${date}`,
    autoExtendOff: (date: string) => `Stopt na ${date}`,
    data: { title: 'Internet', empty: 'Je bundel is op' },
    voice: {
      title: 'Bellen',
      empty: (price: string) => `Je belbundel is op. Je betaalt nu ${price} per minuut.`,
      emptyBundle: 'Je belbundel is op.',
      none: 'Je hebt geen belbundel',
    },
    sms: {
      title: 'Sms',
      perPiece: (price: string) => `${price} per sms'je`,
      used: (count: number, text: string) => `${text} ${plural(count, "sms'je", "sms'jes")} verstuurd`,
    },
    mutual: {
      title: 'Onderling bellen',
      to: `naar andere klanten van ${provider.name}`,
      until: (date: string) => `Geldig tot en met ${date}`,
      none: `Bel voordelig met andere klanten van ${provider.name}`,
    },
    dataCap: { title: 'Dataplafond', on: 'Je betaalt niets voor internet buiten je bundel' },
  },

  balance: {
    title: 'Beltegoed',
    low: 'Je tegoed is bijna op',
    empty: 'Je tegoed is op. Je kunt nog wel gebeld worden en 112 bellen.',
    validUntil: (date: string) => `Geldig tot en met ${date}`,
    expired: (date: string) => `Was geldig tot en met ${date}`,
    button: 'Opwaarderen',
    auto: 'Automatisch opwaarderen',
    onBalance: (amount: string, threshold: string) => `Aan: ${amount} bij een tegoed onder ${threshold}`,
    onMonthly: (amount: string, day: number) => `Aan: ${amount} op dag ${day} van de maand`,
    onBundle: 'Aan: voor je bundel verlengt',
    on: (amount: string) => `Aan: ${amount}`,
    off: 'Uit',
  },

  costs: {
    title: 'Deze maand',
    titleOf: (month: string) => `Kosten van ${month}`,
    upTo: (date: string) => `Kosten tot en met ${date}`,
    fixed: 'Vaste kosten',
    outside: 'Buiten je bundel',
    nothingOutside: 'Je hebt niets buiten je bundel verbruikt.',
    notFinal: (date: string) => `Dit is een tussenstand. Je factuur komt op ${date}.`,
    button: 'Bekijk je kosten',
    kinds: { data: 'Internet', voice: 'Bellen', sms: 'Sms', abroad: 'Naar het buitenland', service: 'Servicenummers' },
    pieces: (count: number, text: string) => `${text} ${plural(count, "sms'je", "sms'jes")}`,
  },

  tiles: {
    title: 'Voor jou',
    gift: {
      title: 'Je hebt een cadeau!',
      body: (gift: string, many: boolean, date: string) =>
        `Er ${many ? 'liggen' : 'ligt'} ${gift} voor je klaar. Pak het uit vóór ${date}.`,
      button: 'Uitpakken',
    },
    complete: {
      title: `${provider.name} Compleet`,
      active: 'Je bundels zijn verdubbeld.',
      eligible: {
        both: 'Verdubbel je internet en je minuten, gratis.',
        data: 'Verdubbel je internet, gratis.',
        voice: 'Verdubbel je minuten, gratis.',
      },
      pending: 'We zetten Compleet voor je aan. Dit duurt maximaal 2 werkdagen.',
      button: 'Bekijk Compleet',
    },
    memberDeal: {
      title: 'VriendenDeal',
      body: 'Nodig een vriend uit. Jullie krijgen allebei een cadeau.',
      button: 'Nodig een vriend uit',
    },
    renew: {
      title: 'Je kunt verlengen',
      body: (date: string) => `Je contract loopt tot en met ${date}. Verleng nu met of zonder telefoon.`,
      plain: 'Verleng nu met of zonder telefoon.',
      button: 'Bekijk je mogelijkheden',
    },
    phone: {
      title: 'Je telefoon',
      body: (paid: string, total: string) => `Je hebt ${paid} van ${total} afbetaald.`,
      paidOff: 'Je telefoon is afbetaald.',
      onItsWay: 'Je telefoon is onderweg.',
      button: 'Bekijk je telefoon',
    },
    pendingBundle: {
      title: 'Je bundels veranderen',
      body: (date: string, bundle: string) => `Vanaf ${date} heb je ${bundle}.`,
      sized: (size: string) => `${size} internet`,
      unlimited: 'onbeperkt internet',
      none: 'geen internet meer',
      otherTitle: 'Er is een wijziging onderweg',
      other: (date: string) => `Je wijziging gaat in op ${date}.`,
      button: 'Bekijk je bundels',
    },
  },

  more: {
    title: 'Ook handig',
    subscription: { title: 'Abonnement', text: 'Contract, bundels en verlengen' },
    switch: { title: 'Abonnement nemen', text: 'Stap over van prepaid. Je houdt je nummer.' },
    prices: { title: 'Prepaid prijzen', text: 'Wat je betaalt buiten je bundel' },
    outage: { title: 'Storingstool', text: 'Werkt er iets niet? Kijk of er een storing is.' },
    memberDeal: { title: 'VriendenDeal', text: 'Nodig een vriend uit. Jullie krijgen allebei een cadeau.' },
    household: { title: 'Samenkorting', text: 'Korting voor iedereen op jouw adres.' },
  },

  fixMeLabel: 'Dit vraagt je aandacht',
} as const

export type Sentence = { text: string; plain?: string }

/**
 * What asks for attention. `{…}` is filled in; `plain` is said when those figures are not known: without a connection,
 * because they do not rest on the device. `meanwhile` asks for nothing: it is said while the screen to do it on does not exist.
 */
export const fixMe = {
  portingSms: {
    text: 'Bevestig je nummerbehoud met de code uit onze sms.',
    meanwhile: { text: 'Je nummerbehoud wacht nog op je bevestiging.' },
    button: 'Bevestigen',
  },
  portingSent: { text: 'We hebben nummerbehoud voor je aangevraagd.', button: 'Bekijk de status' },
  portingApproved: {
    text: 'Je nummer {number} komt over op {date}.',
    plain: 'Je nummerbehoud is goedgekeurd.',
    button: 'Bekijk de status',
  },
  portingRejected: {
    text: 'Je nummerbehoud is afgewezen. Pas je gegevens aan.',
    meanwhile: { text: 'Je nummerbehoud is afgewezen.' },
    button: 'Gegevens aanpassen',
  },
  portingDone: {
    text: 'Je nummer {number} is overgezet. Je bent nu bereikbaar op dit nummer.',
    plain: 'Je nummer is overgezet.',
    button: 'Sluiten',
  },
  porting: { text: 'Je nummerbehoud loopt.', button: 'Bekijk de status' },
  simActivation: {
    text: 'Je nieuwe simkaart is onderweg. Heb je hem al? Zet hem dan aan.',
    meanwhile: { text: 'Je nieuwe simkaart is nog niet actief.' },
    button: 'Activeren',
  },
  esimActivation: {
    text: 'Je eSIM staat klaar. Zet hem op je telefoon.',
    meanwhile: { text: 'Je eSIM is nog niet actief.' },
    button: 'Installeren',
  },
  simBlocked: { text: 'Je simkaart is geblokkeerd.', button: 'Bekijk je simkaart' },
  paymentOverdue: {
    text: 'Je hebt een factuur die nog niet is betaald: {amount}.',
    plain: 'Je hebt een factuur die nog niet is betaald.',
    button: 'Betalen',
  },
  paymentFailed: {
    text: 'De incasso van {amount} is niet gelukt.',
    plain: 'Een incasso is niet gelukt.',
    button: 'Zelf betalen',
  },
  arrangement: {
    text: 'Je volgende termijn van {amount} is op {date}.',
    plain: 'Je hebt een betalingsregeling.',
    button: 'Bekijk je betalingsregeling',
  },
  arrangementLate: {
    text: 'Je termijn van {amount} is te laat. Betaal uiterlijk {date}, anders stopt je regeling.',
    plain: 'Een termijn van je betalingsregeling is te laat.',
    button: 'Termijn betalen',
  },
  lowBalance: {
    text: 'Je tegoed is {amount}. Waardeer op om te blijven bellen.',
    plain: 'Je tegoed is bijna op. Waardeer op om te blijven bellen.',
    meanwhile: { text: 'Je tegoed is {amount}.', plain: 'Je tegoed is bijna op.' },
    button: 'Opwaarderen',
  },
  onboarding: { text: 'Je bent bijna klaar. Bevestig je contract om te beginnen.', button: 'Verder' },
  mfa: {
    text: 'Beveilig je account met een extra code bij het inloggen.',
    meanwhile: { text: 'Je logt nu in zonder extra code.' },
    button: 'Aanzetten',
  },
  ibanMissing: { text: 'We hebben nog geen rekeningnummer van je.', button: 'Toevoegen' },
  terminating: { text: 'Je abonnement stopt op {date}.', plain: 'Je abonnement stopt binnenkort.', button: 'Toch blijven' },
  withdrawal: {
    text: 'Je kunt een bestelling herroepen tot en met {date}.',
    plain: 'Je kunt een bestelling nog herroepen.',
    button: 'Overeenkomst hier herroepen',
  },
  creditExpiring: {
    text: 'Je tegoed verloopt op {date}. Gebruik internet, bel of waardeer op om het te houden.',
    plain: 'Je tegoed verloopt binnenkort. Gebruik internet, bel of waardeer op om het te houden.',
    meanwhile: {
      text: 'Je tegoed verloopt op {date}. Gebruik internet of bel om het te houden.',
      plain: 'Je tegoed verloopt binnenkort. Gebruik internet of bel om het te houden.',
    },
    button: 'Opwaarderen',
  },
  outage: {
    text: 'Er is een storing in {area}. We verwachten dat het om {time} is opgelost.',
    plain: 'Er is een storing.',
    button: 'Naar de storingstool',
  },
} as const satisfies Record<string, Sentence & { meanwhile?: Sentence; button: string }>
