import type { StandstillSentence } from '#features/usage/shared/standstillCopy.ts'
import type { FixMeType } from '#model/overview/contract.ts'

/**
 * `many` is the plural of `text`; `asleep` is for a simcard that does not work yet, `blocked` for one that no longer works; `done` is for
 * from its day on, `over` for after its day, and `free` for an amount of nothing.
 */
export type AttentionWords = StandstillSentence & {
  many?: string
  asleep?: string
  blocked?: string
  done?: string
  over?: string
  free?: string
  button: string
}

/** Until when an order is kept, and how long that still is. */
export const keptText = (time: string, left: string | null): string => (left === null ? time : `${time}, nog ${left}`)

/** `{…}` is filled in. `plain` is used when those figures are unknown: offline, because they are not stored on the device. */
export const fixMe = {
  portingSms: {
    text: 'Bevestig je nummerbehoud met de code uit onze sms.',
    button: 'Bevestigen',
  },
  portingSent: { text: 'We hebben nummerbehoud voor je aangevraagd.', button: 'Bekijk de status' },
  portingApproved: {
    text: 'Je nummer {number} komt over op {date}.',
    asleep: 'Je nummer {number} komt over op {date}. Activeer eerst je simkaart, anders ben je dan onbereikbaar.',
    blocked: 'Je nummer {number} komt over op {date}. Zorg dat je simkaart dan weer werkt, anders ben je onbereikbaar.',
    plain: 'Je nummerbehoud is goedgekeurd.',
    button: 'Bekijk de status',
  },
  portingRejected: {
    text: 'Je nummerbehoud is afgewezen.',
    button: 'Bekijk waarom',
  },
  portingDone: {
    text: 'Je nummer {number} is overgezet. Je bent nu bereikbaar op dit nummer.',
    asleep: 'Je nummer {number} is overgezet. Je bent erop bereikbaar zodra je simkaart aan staat.',
    blocked: 'Je nummer {number} is overgezet. Je bent erop bereikbaar zodra je simkaart weer werkt.',
    plain: 'Je nummer is overgezet.',
    button: 'Sluiten',
  },
  porting: { text: 'Je nummerbehoud loopt.', button: 'Bekijk de status' },
  simActivation: {
    text: 'Je nieuwe simkaart is onderweg. Heb je hem al? Zet hem dan aan.',
    button: 'Activeren',
  },
  esimActivation: {
    text: 'Je eSIM staat klaar. Zet hem op je telefoon.',
    button: 'Installeren',
  },
  simActivating: {
    text: 'Je nieuwe simkaart wordt actief. Dat duurt meestal 15 minuten, soms 2 uur.',
    button: 'Bekijk je simkaart',
  },
  lockWaiting: {
    text: 'Je nummerslot houdt een aanvraag tegen. Was jij dat niet? Annuleer hem dan.',
    button: 'Bekijk de aanvraag',
  },
  simBlocked: { text: 'Je simkaart is geblokkeerd.', button: 'Bekijk je simkaart' },
  paymentOverdue: {
    text: 'Je hebt een factuur die nog niet is betaald: {amount}.',
    plain: 'Je hebt een factuur die nog niet is betaald.',
    many: 'Je hebt {count} facturen die nog niet zijn betaald: {amount}.',
    button: 'Betalen',
  },
  paymentChecking: {
    text: 'We controleren je betaling van {amount}.',
    plain: 'We controleren je betaling.',
    button: 'Naar je facturen',
  },
  paymentFailed: {
    text: 'De incasso van {amount} is niet gelukt.',
    plain: 'Een incasso is niet gelukt.',
    button: 'Zelf betalen',
  },
  orderWaiting: {
    text: 'Je bestelling wacht op betaling. We bewaren hem tot {time}.',
    plain: 'Je bestelling wacht op betaling.',
    button: 'Bestelling afronden',
  },
  arrangement: {
    text: 'Je volgende termijn van {amount} is op {date}.',
    plain: 'Je hebt een betalingsregeling.',
    button: 'Bekijk je betalingsregeling',
  },
  arrangementLate: {
    text: 'Je termijn van {amount} is te laat. Betaal uiterlijk op {date}, anders stopt je regeling.',
    plain: 'Je termijn is te laat. Betaal hem snel, anders stopt je regeling.',
    button: 'Termijn betalen',
  },
  lowBalance: {
    text: 'Je tegoed is {amount}. Waardeer op om te blijven bellen.',
    plain: 'Je tegoed is bijna op. Waardeer op om te blijven bellen.',
    button: 'Opwaarderen',
  },
  extensionLacking: {
    text: 'Je bundel verlengt op {date}, maar je tegoed is dan {amount} te weinig.',
    plain: 'Je tegoed is te weinig om je bundel te verlengen.',
    button: 'Opwaarderen',
  },
  extensionMissed: {
    text: 'Je bundel is niet verlengd op {date}: er was {amount} te weinig.',
    plain: 'Je bundel is niet verlengd: er was te weinig tegoed.',
    button: 'Opwaarderen',
  },
  mutualLacking: {
    text: 'Onderling bellen verlengt op {date}, maar je tegoed is dan {amount} te weinig.',
    plain: 'Je tegoed is te weinig om onderling bellen te verlengen.',
    button: 'Opwaarderen',
  },
  mutualMissed: {
    text: 'Onderling bellen is niet verlengd op {date}: er was {amount} te weinig.',
    plain: 'Onderling bellen is niet verlengd: er was te weinig tegoed.',
    button: 'Opwaarderen',
  },
  onboarding: { text: 'Je bent bijna klaar. Bevestig je contract om te beginnen.', button: 'Verder' },
  mfa: {
    text: 'Beveilig je account met een extra code bij het inloggen.',
    button: 'Aanzetten',
  },
  ibanMissing: { text: 'We hebben nog geen rekeningnummer van je.', button: 'Toevoegen' },
  terminating: { text: 'Je abonnement stopt op {date}.', plain: 'Je abonnement stopt binnenkort.', button: 'Toch blijven' },
  phoneReturn: {
    text: 'Stuur je telefoon uiterlijk op {date} terug.',
    over: 'We hebben je telefoon nog niet ontvangen. Je moest hem uiterlijk op {date} terugsturen. Stuur hem nu nog: zodra hij er is, ronden we je herroeping af.',
    plain: 'Stuur je telefoon terug.',
    button: 'Bekijk je herroeping',
  },
  phoneReturned: {
    text: 'We hebben je telefoon ontvangen. Op {date} krijg je {amount} terug op je rekening.',
    done: 'We hebben je telefoon ontvangen. Op {date} hebben we {amount} teruggestort op je rekening.',
    free: 'We hebben je telefoon ontvangen. Je hoeft er niets meer voor te betalen.',
    plain: 'We hebben je telefoon ontvangen.',
    button: 'Bekijk je herroeping',
  },
  phoneRefund: {
    text: 'Je krijgt {amount} terug voor je herroepen telefoon, op {date}.',
    done: 'Voor je herroepen telefoon hebben we {amount} teruggestort, op {date}.',
    plain: 'Je krijgt geld terug voor je herroepen telefoon.',
    button: 'Bekijk je herroeping',
  },
  creditExpiring: {
    text: 'Je tegoed verloopt op {date}. Gebruik internet, bel of waardeer op om het te houden.',
    plain: 'Je tegoed verloopt binnenkort. Gebruik internet, bel of waardeer op om het te houden.',
    button: 'Opwaarderen',
  },
  outage: {
    text: 'Er is een storing in {area}. We verwachten dat het om {time} is opgelost.',
    plain: 'Er is een storing.',
    button: 'Naar de storingstool',
  },
  compensation: {
    text: 'De storing in {area} duurde {count} uur. Daarvoor krijg je {amount} terug, op je factuur van {date}.',
    plain: 'Je krijgt geld terug voor een storing.',
    button: 'Bekijk je facturen',
  },
  compensationCredit: {
    text: 'De storing in {area} duurde {count} uur. Daarvoor kreeg je {amount} bij je beltegoed.',
    plain: 'Je kreeg beltegoed voor een storing.',
    button: 'Bekijk je betalingen',
  },
} as const satisfies Record<FixMeType, AttentionWords>
