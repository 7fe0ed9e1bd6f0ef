import { provider } from '../../provider.ts'

/** Texts of the simcard in the settings (domain settings.sim). */
export const simcardCopy = {
  title: 'Je simkaart',
  intro: 'Bekijk je codes of regel iets voor je simkaart.',
  rows: { status: 'Status', type: 'Soort', number: 'Simkaartnummer' },
  error: 'We kunnen je simkaart nu niet laden. Probeer het zo nog eens.',
  pending: 'Er is een nieuwe simkaart onderweg.',
  pendingBy: (day: string) => `Je hebt hem uiterlijk ${day}. Heb je hem al? Zet hem dan aan.`,
  pendingFirst: 'Je simkaart is onderweg.',
  esimPending: 'Je eSIM is nog niet actief.',
  toEsimPage: 'Naar je eSIM',
  activating: { title: 'Je nieuwe simkaart wordt actief', body: 'Dit duurt meestal 15 minuten, soms 2 uur.' },
  manage: 'Regelen',
  links: {
    block: { title: 'Simkaart blokkeren', text: 'Kwijt of gestolen? Blokkeer hem meteen.' },
    unblock: { title: 'Simkaart deblokkeren', text: 'Heb je hem weer? Zet hem weer aan.' },
    request: { title: 'Vervangende simkaart bestellen', text: 'Hij werkt niet meer, is kwijt of past niet.' },
    activate: { title: 'Simkaart activeren', text: 'Heb je je nieuwe simkaart? Zet hem aan.' },
    toEsim: { title: 'Overstappen naar eSIM', text: 'Een simkaart die in je telefoon zit.' },
    esim: { title: 'eSIM', text: 'Installeren of overzetten' },
  },
  codes: {
    title: 'Pin- en pukcode',
    pin: 'Pincode',
    puk: 'Pukcode',
    hidden: 'Verborgen',
    show: 'Toon codes',
    hide: 'Verberg codes',
    busy: 'Bezig met ophalen',
    shown: 'Je ziet je codes 1 minuut. Daarna verbergen we ze weer.',
    hiddenAgain: 'Je codes zijn weer verborgen.',
    failed: 'We kunnen je codes nu niet ophalen. Probeer het opnieuw.',
    pinInfo: 'Dit is de pincode die bij je simkaart hoorde. Heb je hem zelf veranderd? Dan geldt jouw eigen code.',
    offline: 'Je codes kun je alleen bekijken met internet.',
  },
} as const

/** Texts of the emergency card where it is made and removed. */
export const cardCopy = {
  title: 'Noodkaart',
  none: 'Bewaar je pukcode, klantnummer en blokkeernummer versleuteld op dit toestel. Dan heb je ze ook als je simkaart op slot zit of als je geen internet hebt.',
  make: 'Maak een noodkaart',
  there: {
    code: (day: string) => `Gemaakt op ${day}. Hij staat versleuteld op dit toestel, en je opent hem met je app-code.`,
    device: (day: string) =>
      `Gemaakt op ${day}. Hij staat versleuteld op dit toestel, en je opent hem met de schermbeveiliging ervan.`,
  },
  view: 'Noodkaart bekijken',
  remove: 'Verwijder noodkaart',
  removed: 'Je noodkaart is van dit toestel gewist.',
  ask: {
    title: 'Noodkaart verwijderen?',
    body: 'We wissen hem van dit toestel. Je kunt altijd een nieuwe maken.',
    confirm: 'Verwijder noodkaart',
  },
} as const

/** Texts of blocking and unblocking (domain sim.block, sim.unblock). */
export const blockCopy = {
  title: 'Simkaart blokkeren',
  intro:
    'Is je telefoon of simkaart kwijt of gestolen? Blokkeer je simkaart meteen. Dan kan niemand er meer mee bellen of internetten.',
  reason: {
    label: 'Wat is er gebeurd?',
    required: 'Kies wat er is gebeurd.',
    LOST: 'Ik ben mijn telefoon of simkaart kwijt',
    STOLEN: 'Mijn telefoon of simkaart is gestolen',
  },
  consequencesTitle: 'Dit gebeurt er',
  consequences: [
    "Je kunt niet meer bellen, sms'en en internetten.",
    'Je abonnement loopt gewoon door.',
    'Je kunt je simkaart altijd zelf weer aanzetten.',
  ],
  /** A prepaid customer has no subscription. */
  consequencesPrepaid: [
    "Je kunt niet meer bellen, sms'en en internetten.",
    'Je beltegoed blijft staan.',
    'Je kunt je simkaart altijd zelf weer aanzetten.',
  ],
  untilNow: 'Wat er tot het blokkeren is gebruikt, betaal je zelf.',
  button: 'Simkaart blokkeren',
  busy: 'Bezig met blokkeren',
  confirmTitle: 'Simkaart nu blokkeren?',
  confirmBody: "Je kunt dan niet meer bellen, sms'en en internetten.",
  done: { title: 'Je simkaart is geblokkeerd', body: 'Niemand kan er nu mee bellen of internetten.' },
  request: 'Nieuwe simkaart aanvragen',
  unblock: 'Toch gevonden? Deblokkeren',
  notPossible: 'Je simkaart is nu niet actief. Daarom kun je hem niet blokkeren.',
  error: 'Blokkeren is niet gelukt. Bel ons meteen, dan doen wij het voor je.',
  unknown: 'We weten nog niet of je simkaart is geblokkeerd. Probeer het opnieuw, of bel ons meteen.',
  mfaBySms: 'Let op: codes per sms krijg je nu niet meer. Log in met een code per e-mail.',
  toSimcard: 'Naar je simkaart',
} as const

export const unblockCopy = {
  title: 'Simkaart deblokkeren',
  intro: 'Heb je je telefoon of simkaart weer? Zet hem dan weer aan. Dit kost niets.',
  button: 'Simkaart deblokkeren',
  busy: 'Bezig met deblokkeren',
  done: { title: 'Je simkaart werkt weer', body: 'Het kan 15 minuten duren. Zet je telefoon uit en weer aan.' },
  error: 'Deblokkeren is niet gelukt. Probeer het opnieuw.',
  notBlocked: 'Je simkaart is niet geblokkeerd.',
  replaced: 'Je geblokkeerde simkaart kun je daarom niet meer aanzetten.',
  byUs: {
    title: 'Je simkaart is geblokkeerd',
    body: 'Deze blokkade kun je niet zelf opheffen.',
    overdue: (amount: string) => `Er staat nog ${amount} open. Betaal dit bedrag, dan zetten we je simkaart weer aan.`,
    ended: 'Je abonnement is gestopt.',
    other: 'Neem contact op met onze klantenservice. We kijken samen wat er aan de hand is.',
    stillWorks: 'Gebeld worden en 112 bellen kan nog wel.',
    pay: (amount: string) => `Betaal ${amount}`,
  },
  toOverview: 'Naar je overzicht',
} as const

/** Texts of asking for a card (domain sim.request). */
export const requestCopy = {
  title: 'Nieuwe simkaart aanvragen',
  intro: 'Kies een gewone simkaart of een eSIM. Je houdt je nummer.',
  required: 'Maak een keuze.',
  kind: {
    label: 'Wat voor simkaart wil je?',
    physical: 'Simkaart per post',
    physicalHint: 'Past in elke telefoon. Bezorgd in 1 tot 2 werkdagen.',
    esim: 'eSIM',
    esimHint: 'Een digitale simkaart. Meteen te gebruiken.',
  },
  platform: { label: 'Voor welke telefoon is de eSIM?', android: 'eSIM voor Android', ios: 'eSIM voor iPhone' },
  reason: {
    label: 'Waarom heb je een nieuwe simkaart nodig?',
    LOST: 'Kwijt of gestolen',
    BROKEN: 'Hij werkt niet meer',
    NEW_PHONE: 'Nieuwe telefoon',
    WRONG_SIZE: 'Verkeerd formaat',
    TO_ESIM: 'Ik wil een eSIM',
  },
  price: (price: string) => `Een nieuwe simkaart kost ${price}.`,
  priceFree: 'Een nieuwe simkaart is gratis.',
  priceFreeEsim: 'Een eSIM is gratis.',
  onInvoice: 'De kosten staan op je volgende factuur.',
  address: (address: string) => `We sturen de simkaart naar ${address}.`,
  addressWhy: 'Voor je veiligheid sturen we hem alleen naar het adres dat we van je hebben.',
  changeAddress: 'Adres wijzigen',
  expected: (from: string, until: string) => `Je hebt hem tussen ${from} en ${until}.`,
  wadden: 'Je woont op een Waddeneiland. Bezorgen duurt 1 werkdag langer.',
  keepOld: 'Je oude simkaart werkt tot je de nieuwe activeert.',
  keepOldEsim: 'Je oude simkaart werkt tot je eSIM actief is. Gooi hem nog niet weg.',
  keepEsim: 'Verwijder je oude eSIM nog niet. Hij werkt tot de nieuwe actief is.',
  blockFirst: 'Is je simkaart kwijt of gestolen? Blokkeer hem dan eerst.',
  pendingExists: 'Er is al een simkaart onderweg. Je kunt pas een nieuwe aanvragen als die er is.',
  pendingEsim: 'Er staat al een eSIM voor je klaar.',
  ended: 'Je abonnement is gestopt. Je kunt geen nieuwe simkaart aanvragen.',
  order: (price: string) => `Bestellen, ${price} op je volgende factuur`,
  orderFree: 'Aanvragen',
  confirm: {
    title: 'Simkaart bestellen?',
    body: (price: string) => `Een nieuwe simkaart kost ${price}. De kosten staan op je volgende factuur.`,
  },
  block: 'Simkaart blokkeren',
  failed: 'Aanvragen is niet gelukt. Er is niets besteld.',
  done: {
    title: 'Je nieuwe simkaart komt eraan',
    titleEsim: 'Je eSIM staat klaar',
    activate: `Activeer hem daarna in ${provider.product}.`,
    introEsim: 'Je kunt hem meteen installeren.',
    expected: 'Bezorging uiterlijk',
    card: 'Vervangende simkaart',
    toOverview: 'Naar je overzicht',
    install: 'eSIM installeren',
  },
} as const

/** Texts of activating (domain sim.activate, sim.activateDone, fields simDigits). */
export const activateCopy = {
  title: 'Simkaart activeren',
  intro:
    'Heb je je nieuwe simkaart? Vul de laatste 6 cijfers van het simkaartnummer in. Daarna werkt je oude simkaart niet meer.',
  introFirst: 'Heb je je nieuwe simkaart? Vul de laatste 6 cijfers van het simkaartnummer in.',
  digits: {
    label: 'Laatste 6 cijfers van je simkaartnummer',
    hint: 'Het simkaartnummer staat op het kaartje. Het begint met 8931.',
    required: 'Vul de laatste 6 cijfers van je simkaartnummer in.',
    invalid: 'Vul 6 cijfers in.',
    wrong: 'Deze cijfers horen niet bij de simkaart die we je hebben gestuurd.',
  },
  whereTitle: 'Waar vind ik het simkaartnummer?',
  whereBody: 'Op de kaart waar je de simkaart uit drukt. Het nummer begint met 8931.',
  button: 'Activeren',
  busy: 'Bezig met activeren',
  notReceived: 'Nog niet ontvangen? Bezorgen duurt 1 tot 2 werkdagen.',
  expected: (day: string) => `Je hebt hem uiterlijk ${day}.`,
  empty: 'Er is geen simkaart om te activeren',
  emptyMore: 'Heb je een nieuwe nodig, of wil je zien of de jouwe werkt? Dat staat bij je simkaart.',
  already: 'Deze simkaart is al actief.',
  failed: 'Activeren is niet gelukt. Probeer het over een paar minuten opnieuw.',
  esim: {
    title: 'Je eSIM activeer je op je telefoon',
    body: 'Installeer hem met een QR-code of een link. Staat hij erop? Dan zet je hem daar aan.',
    button: 'Naar je eSIM',
  },
  done: {
    title: 'Je simkaart wordt actief',
    titleEsim: 'Je eSIM wordt actief',
    intro: 'Dit duurt meestal 15 minuten, soms 2 uur. Stop de nieuwe simkaart in je telefoon en zet je telefoon uit en weer aan.',
    introEsim: 'Dit duurt meestal 15 minuten, soms 2 uur. Zet je telefoon daarna uit en weer aan.',
    button: 'Naar je overzicht',
  },
} as const
