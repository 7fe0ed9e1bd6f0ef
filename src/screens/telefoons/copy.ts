import type { HandsetOrderStatus } from '../../api/contract/handsetOrder.ts'
import type { HandsetRejectionReason } from '../../api/contract/session.ts'
import type { CancelSubscriptionStatus } from '../../api/contract/subscription.ts'
import { plural } from '../../domain/plural.ts'

const phones = (count: number) => `${count} ${plural(count, 'telefoon', 'telefoons')}`

/** Why there is no phone because of the one before it. */
const orders: Record<HandsetOrderStatus, (open: string) => string> = {
  INITIAL: () => 'Je hebt een bestelling die nog niet af is.',
  NEW: () => 'Je hebt net een telefoon besteld.',
  ACCEPTED: () => 'Je hebt al een telefoon besteld. Die bestelling is goedgekeurd.',
  PROCESSING_BY_LOGISTICS: () => 'Je hebt al een telefoon besteld. We pakken hem nu in.',
  WAIT_FOR_DELIVERY: () => 'Je hebt al een telefoon besteld. Hij is onderweg.',
  DELIVERED: (open) =>
    `Je betaalt je telefoon nog af: er staat nog ${open} open. Is alles betaald, dan kun je een nieuwe kiezen.`,
  WAIT_FOR_RETURN: () => 'We wachten op de telefoon die je terugstuurt. Hebben we hem, dan kun je een nieuwe kiezen.',
  RETURN: () => 'We hebben je retour ontvangen en handelen hem af. Daarna kun je een nieuwe telefoon kiezen.',
  PAID_OFF: (open) => `Van je telefoon staat nog ${open} open. Is alles betaald, dan kun je een nieuwe kiezen.`,
  TERMINATED: () => 'Je vorige bestelling is beëindigd.',
  CANCELLED: () => 'Je vorige bestelling is geannuleerd.',
  REJECTED: () => 'Je vorige bestelling is afgewezen.',
}

const reasons: Record<HandsetRejectionReason, string> = {
  OPEN_INVOICE: 'Er staat nog een factuur open. Is die betaald, dan kun je een telefoon kiezen.',
  OPEN_HANDSET_ORDER: 'Je hebt nog een telefoon die je afbetaalt, of een bestelling die loopt.',
  TOO_YOUNG: 'Een telefoon in delen betalen kan vanaf 18 jaar.',
  CREDIT_CHECK_REJECTED: 'Uit je inkomen en lasten bleek dat een lening voor een telefoon nu niet past.',
  CREDIT_REGISTER_REJECTED: 'Na de controle bij BKR kunnen we je nu geen telefoon in delen laten betalen.',
  IDENTIFICATION_REJECTED: 'We konden je identiteitsbewijs niet goedkeuren.',
  ADDRESS_ABROAD: 'We bezorgen telefoons alleen op een adres in Nederland.',
  OTHER: 'Je kunt nu geen telefoon bij ons bestellen.',
}

const cancelled: Record<CancelSubscriptionStatus, string> = {
  Active: 'Je abonnement loopt door.',
  Blocked: 'Je abonnement is geblokkeerd. Is het weer actief, dan kun je verlengen.',
  Cancelled: 'Je hebt je abonnement opgezegd. Daarom kun je niet verlengen.',
  ToBeTerminated: 'Je hebt je abonnement opgezegd. Daarom kun je niet verlengen.',
  Terminated: 'Je abonnement is gestopt. Daarom kun je niet verlengen.',
}

/** What all screens of the shop say (domain shop.common). */
export const shopCopy = {
  creditWarning: 'Let op! Geld lenen kost geld',
  creditTable: {
    title: 'Je lening voor deze telefoon',
    amount: 'Totaal kredietbedrag',
    term: 'Looptijd',
    rate: 'Vaste debetrente',
    apr: 'Jaarlijks kostenpercentage (JKP)',
    monthly: 'Termijnbedrag per maand',
    total: 'Totaal te betalen',
    creditor: 'Kredietgever',
    months: (months: number) => `${months} maanden`,
    zero: '0%',
  },
  creditExplain:
    'Je betaalt je telefoon in delen. Dat is een lening zonder rente. Je mag altijd in één keer afbetalen, zonder extra kosten.',
  creditBkr: (limit: string) =>
    `Leen je ${limit} of meer? Dan controleren we je inkomen en lasten. We kijken ook bij BKR of je andere leningen hebt. We laten je lening daar registreren.`,
  creditBkrAlways:
    'Bij elke lening controleren we je inkomen en lasten. We kijken ook bij BKR of je andere leningen hebt. We laten je lening daar registreren.',
  oneOff: {
    title: 'Eenmalige kosten',
    initial: 'Aanbetaling telefoon',
    homeCopyInfo: 'Deze heffing is verplicht. Het geld gaat naar de makers van muziek, films en boeken.',
  },
  toPayNow: 'Nu te betalen',
  availability: { inStock: 'Op voorraad', soldOut: 'Tijdelijk uitverkocht' },
  delivery: (day: string) => `Bestel nu, ${day} in huis`,
  minData: (size: string) => `Bij een telefoon hoort een internetbundel van minimaal ${size}.`,
  reflection: 'Je hebt 14 dagen bedenktijd vanaf de dag dat je je telefoon krijgt.',
  notEligible: {
    title: 'Je kunt nu geen telefoon bestellen',
    noWindow: (date: string) => `Je kunt verlengen vanaf ${date}.`,
    pendingBundle: 'Je hebt een wijziging die nog moet ingaan. Daarna kun je verlengen.',
    prepaid: 'Telefoons zijn er alleen bij een abonnement. Stap over, dan kun je er een kiezen.',
    again: 'Je kunt een nieuwe telefoon kiezen.',
    orders,
    reasons,
    cancelled,
    button: 'Bekijk je abonnement',
    switchButton: 'Stap over naar een abonnement',
    invoices: 'Bekijk je facturen',
    failed: 'We kunnen nu niet zien of je een telefoon kunt bestellen.',
  },
} as const

/** The screens on which a phone is found (domain shop.list, all, refurbished, brand, device). */
export const findCopy = {
  list: { heading: 'Verleng met een telefoon', intro: 'Kies een telefoon bij je abonnement. Je betaalt in delen, zonder rente.' },
  all: {
    heading: 'Alle telefoons',
    intro: (count: number) => `${phones(count)} om uit te kiezen.`,
    waiting: 'Alles wat we verkopen.',
  },
  refurbished: {
    heading: 'Refurbished telefoons',
    intro:
      'Een refurbished telefoon is gebruikt, gecontroleerd en schoongemaakt. Zo krijgt een goede telefoon een tweede leven. Je hebt 2 jaar garantie.',
    empty: 'Er zijn nu geen refurbished telefoons.',
  },
  brand: {
    heading: (brand: string) => `Telefoons van ${brand}`,
    waiting: 'Telefoons van dit merk',
    intro: (brand: string) => `Bekijk alle telefoons van ${brand} bij je abonnement.`,
  },
  nav: { label: 'Populaire merken', all: 'Alle telefoons', refurbished: 'Refurbished' },
  recent: 'Laatst bekeken',
  filters: {
    title: 'Filter',
    brand: 'Merk',
    price: 'Prijs in totaal',
    storage: 'Opslag',
    color: 'Kleur',
    condition: 'Nieuw of refurbished',
    clear: 'Wis filters',
    apply: (count: number) => `Toon ${phones(count)}`,
    close: 'Sluit de filters',
    on: (count: number) => `${count} aan`,
    chosen: 'Filters die aan staan',
    remove: (choice: string) => `Haal filter weg: ${choice}`,
    conditions: { nieuw: 'Nieuw', refurbished: 'Refurbished' },
    count: (count: number) => phones(count),
  },
  prices: {
    upTo: (below: string) => `Tot ${below}`,
    between: (least: string, below: string) => `${least} tot ${below}`,
    from: (least: string) => `${least} of meer`,
  },
  sort: {
    label: 'Sorteer op',
    options: {
      populair: 'Populair',
      'prijs-laag': 'Prijs laag naar hoog',
      'prijs-hoog': 'Prijs hoog naar laag',
      nieuwste: 'Nieuwste eerst',
    },
  },
  shown: (count: number) => phones(count),
  card: {
    perMonth: 'per maand',
    terms: (months: number, now: string) => `${months} keer, nu ${now}`,
    nothingNow: 'niets',
    inAll: (price: string) => `${price} in totaal`,
    payAtOnce: (price: string) => `${price} in één keer`,
    refurbished: 'Refurbished',
    discount: (amount: string) => `${amount} korting`,
    soldOut: 'Tijdelijk uitverkocht',
    colors: (count: number, names: string) => `${count} ${plural(count, 'kleur', 'kleuren')}: ${names}`,
    picture: (phone: string, color: string) => `${phone} in ${color.toLowerCase()}`,
  },
  simOnly: { text: 'Liever geen nieuwe telefoon?', button: 'Verleng sim only' },
  empty: {
    text: 'Er zijn geen telefoons die bij je filters passen.',
    without: (what: string, count: number) => `Zonder ${what}: ${phones(count)}`,
  },
  failed: 'We kunnen de telefoons nu niet laden. Probeer het zo nog eens.',
  loan: (phone: string) => `Rekenvoorbeeld: ${phone}`,
  compare: {
    choose: 'Vergelijk',
    chosen: (count: number, most: number) => `${count} van ${most} gekozen.`,
    one: 'Kies er nog een om te vergelijken.',
    show: 'Vergelijk',
    clear: 'Wis',
    full: 'Je kunt 3 telefoons vergelijken. Haal er eerst een weg.',
    title: 'Vergelijk telefoons',
    table: (count: number) => `${phones(count)} naast elkaar`,
    close: 'Sluit de vergelijking',
    onward: 'Verder',
    look: 'Bekijk',
    remove: 'Haal weg',
    what: 'Eigenschap',
    rows: {
      picture: 'Telefoon',
      monthly: 'Per maand',
      now: 'Nu te betalen',
      inAll: 'In totaal',
      storage: 'Opslag',
      colors: 'Kleuren',
      condition: 'Nieuw of refurbished',
      availability: 'Voorraad',
    },
    monthly: (months: number, price: string) => `${months}\u00a0×\u00a0${price}`,
    lowest: 'Laagste',
    same: 'Overal gelijk',
    none: '–',
  },
  device: {
    waiting: 'Telefoon',
    intro: 'Kies je kleur en opslag.',
    colorIs: (color: string) => `Kleur: ${color.toLowerCase()}`,
    back: 'Alle telefoons',
    storage: 'Opslag',
    price: 'Prijs van de telefoon',
    discount: 'Korting',
    forYou: 'Jij betaalt',
    specs: 'Eigenschappen',
    gallery: (number: number, total: number) => `Foto ${number} van ${total}`,
    galleryLabel: "Foto's",
    articleNumber: 'Artikelnummer',
    button: 'Kies deze telefoon',
    soldOut: 'Deze uitvoering is tijdelijk uitverkocht. Kies een andere kleur of opslag.',
    instead: (storage: string, color: string, price: string) => `${storage}, ${color.toLowerCase()}: ${price}`,
    allSoldOut: 'Deze telefoon is tijdelijk uitverkocht.',
    pay: 'Zo betaal je',
    payText: 'In de volgende stap kies je zelf hoeveel je per maand betaalt.',
    now: 'Nu te betalen',
    sum: (now: string) => `per maand, nu ${now}`,
    atOnce: 'in één keer, nu te betalen',
    inAll: 'Telefoon in totaal',
    summary: 'Samenvatting',
    times: (months: number) => `${months} keer`,
    perMonth: (price: string) => `${price} per maand`,
    unknown: 'unknown device',
    side: (phone: string, color: string, side: string) => `${phone} in ${color.toLowerCase()}, ${side}`,
    sides: ['voorkant', 'achterkant', 'zijkant'],
  },
} as const
