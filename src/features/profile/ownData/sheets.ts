import { logCopy } from '#features/security/shared/copy.ts'
import { simStatusTypes, simTypes } from '#features/sim/shared/simText.ts'
import { provider } from '#kit/provider.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { codes, currentOf } from '#model/bundles/bundleChange.ts'
import type { Invoice, InvoiceLine } from '#model/invoices/contract/invoices.ts'
import type { PastPayment } from '#model/invoices/contract/paymentHistory.ts'
import type { InvoiceQuestion } from '#model/invoices/contract/questions.ts'
import { lineTitle } from '#model/invoices/invoiceText.ts'
import { type Column, sheetOf, type Worksheet } from '#model/profile/sheets.ts'
import type { SecurityEvent } from '#model/security/contract/security.ts'
import type { BundleCode } from '#model/subscription/contract/subscription.ts'
import type { EventKind, Usage, UsageDay, UsageEvent } from '#model/usage/contract.ts'
import { numberText, usedOn } from '#model/usage/usage.ts'
import { avatarNames } from '../avatarNames.ts'
import { chosenSheets } from './chosen.ts'
import type { OfSubscription, OwnAnswers } from './gather.ts'
import { timelineSheets } from './timeline.ts'
import {
  bindingWords,
  codeWords,
  completeWords,
  paymentWords,
  phoneWords,
  reasonWords,
  subscriptionWords,
  unitWords,
} from './words.ts'

const euros = (cents: number): number => cents / 100

const kinds: Record<EventKind, string> = {
  voice: 'Bellen',
  sms: 'Sms',
  voicemail: 'Voicemail',
  mutual: 'Onderling bellen',
  abroad: 'Naar het buitenland',
  service: '0900 en andere betaalde nummers',
}
const states: Record<Invoice['state'], string> = { PAID: 'Betaald', NOT_PAID: 'Niet betaald', TO_PAY: 'Nog te betalen' }

// biome-ignore format: one column a line
const safety: readonly Column<SecurityEvent>[] = [
  { name: 'tijdstip', type: 'tijdstip', about: 'Wanneer het was.', of: ({ at }) => at },
  { name: 'wat', type: 'tekst', about: 'Wat er gebeurde.', of: ({ kind }) => logCopy.kinds[kind] },
  { name: 'apparaat', type: 'tekst', about: 'Op welk apparaat, als dat bekend is.', of: ({ device }) => device },
]

// biome-ignore format: one column a line
const customer: readonly Column<OwnAnswers>[] = [
  { name: 'klantnummer', type: 'tekst', about: 'Je nummer bij ons.', of: ({ user }) => user.customerNumber },
  { name: 'voornaam', type: 'tekst', about: 'Je voornaam.', of: ({ user }) => user.firstName },
  { name: 'achternaam', type: 'tekst', about: 'Je achternaam.', of: ({ user }) => user.lastName },
  { name: 'bijnaam', type: 'tekst', about: 'Hoe je in de app heet, als je dat hebt gekozen.', of: ({ profile }) => profile.nickName || null },
  { name: 'geboortedatum', type: 'datum', about: 'Je geboortedatum.', of: ({ details }) => details.birthDay },
  { name: 'telefoonnummer', type: 'tekst', about: 'Je 06-nummer.', of: ({ user }) => phoneText(user.phoneNumber) },
  { name: 'email', type: 'tekst', about: 'Je e-mailadres.', of: ({ details }) => details.email },
  { name: 'straat', type: 'tekst', about: 'Waar je woont: straat.', of: ({ address }) => address.street },
  { name: 'huisnummer', type: 'aantal', about: 'Waar je woont: huisnummer.', of: ({ address }) => address.houseNumber },
  { name: 'toevoeging', type: 'tekst', about: 'Waar je woont: wat achter het huisnummer staat.', of: ({ address }) => address.houseNumberAddition || null },
  { name: 'postcode', type: 'tekst', about: 'Waar je woont: postcode.', of: ({ address }) => address.zipCode },
  { name: 'plaats', type: 'tekst', about: 'Waar je woont: plaats.', of: ({ address }) => address.city },
  { name: 'waddeneiland', type: 'ja of nee', about: 'Bezorgen duurt daar langer.', of: ({ details }) => details.livesOnWaddenIsland },
  { name: 'rekeningnummer', type: 'tekst', about: 'Je IBAN.', of: ({ details }) => details.ibanNumber },
  { name: 'soort', type: 'tekst', about: 'Prepaid of abonnement.', of: ({ user }) => (user.isPrepaid ? 'Prepaid' : 'Abonnement') },
  { name: 'tariefplan', type: 'tekst', about: 'Wat je bij ons hebt.', of: ({ details }) => details.rateplan },
  { name: 'plaatje', type: 'tekst', about: 'Het plaatje dat je hebt gekozen. Een eigen foto staat als bestand in de map.', of: ({ profile }) => (profile.avatarId === '' ? null : avatarNames[profile.avatarId]) },
  { name: 'tegoed', type: 'bedrag in euro', about: 'Je beltegoed nu, bij prepaid.', of: ({ overview }) => (overview.balance === null ? null : euros(overview.balance)) },
  { name: 'tegoedGeldigTot', type: 'datum', about: 'De laatste dag waarop je beltegoed geldig is.', of: ({ overview }) => overview.creditValidUntil },
  { name: 'simkaart', type: 'tekst', about: 'De soort simkaart en hoe het ermee staat.', of: ({ simcard }) => `${simTypes[simcard.type]}, ${simStatusTypes[simcard.statusType]}` },
]

// biome-ignore format: one column a line
const contract: readonly Column<OfSubscription>[] = [
  { name: 'portfolio', type: 'tekst', about: 'Onder welk aanbod je contract valt.', of: ({ subscription }) => subscription.portfolioName },
  { name: 'status', type: 'tekst', about: 'Hoe het met je abonnement staat.', of: ({ subscription }) => subscriptionWords[subscription.cancelSubscriptionStatus] },
  { name: 'begonnenOp', type: 'datum', about: 'De eerste dag van je abonnement.', of: ({ subscription }) => subscription.startDate },
  { name: 'contractTot', type: 'datum', about: 'De laatste dag van je contract, als je er een voor een tijd hebt.', of: ({ subscription }) => subscription.contract?.contractEndDate ?? null },
  { name: 'stoptOp', type: 'datum', about: 'De laatste dag van je abonnement, als je hebt opgezegd.', of: ({ subscription }) => subscription.terminationDate },
  { name: 'contractduur', type: 'tekst', about: 'Hoe lang je vastzit.', of: ({ subscription }) => bindingWords[subscription.bindingPeriodType] },
  { name: 'compleet', type: 'tekst', about: 'Hoe het met Compleet staat.', of: ({ subscription }) => completeWords[subscription.complete.completeStatus] },
]

type Bundle = { code: BundleCode; size: number | null; unit: 'MB' | 'MIN' | 'SMS' | null; price: number; left: number }
// biome-ignore format: one column a line
const bundle: readonly Column<Bundle>[] = [
  { name: 'soort', type: 'tekst', about: 'Waarvoor de bundel is.', of: ({ code }) => codeWords[code] },
  { name: 'grootte', type: 'aantal', about: 'MB of minuten; leeg is onbeperkt.', of: ({ size }) => size },
  { name: 'eenheid', type: 'tekst', about: 'MB, minuten of sms’jes.', of: ({ unit }) => unit && unitWords[unit] },
  { name: 'perMaand', type: 'bedrag in euro', about: 'Wat je er per maand voor betaalt.', of: ({ price }) => euros(price) },
  { name: 'maandenKorting', type: 'aantal', about: 'Hoeveel maanden je nog korting hebt.', of: ({ left }) => left },
]

type Phone = OfSubscription['phones'][number]
// biome-ignore format: one column a line
const phone: readonly Column<Phone>[] = [
  { name: 'status', type: 'tekst', about: 'Hoe het met je telefoon staat.', of: ({ status }) => phoneWords[status] },
  { name: 'lening', type: 'bedrag in euro', about: 'Wat je voor je telefoon leent.', of: ({ totalCredit }) => euros(totalCredit) },
  { name: 'betaald', type: 'bedrag in euro', about: 'Wat je daarvan hebt betaald.', of: ({ totalPaid }) => euros(totalPaid) },
  { name: 'perMaand', type: 'bedrag in euro', about: 'Wat je per maand aflost.', of: ({ monthlyPrice }) => euros(monthlyPrice) },
]

type Day = { period: Usage['period']; day: UsageDay }
// biome-ignore format: one column a line
const data: readonly Column<Day>[] = [
  { name: 'periodeVan', type: 'datum', about: 'De eerste dag van de periode.', of: ({ period }) => period.from },
  { name: 'periodeTot', type: 'datum', about: 'De laatste dag van de periode.', of: ({ period }) => period.until },
  { name: 'dag', type: 'datum', about: 'De dag.', of: ({ day }) => day.day },
  { name: 'mbNederland', type: 'aantal', about: 'MB in Nederland.', of: ({ day }) => day.netherlands },
  { name: 'mbEu', type: 'aantal', about: 'MB in andere landen van de EU.', of: ({ day }) => day.eu },
  { name: 'mbWereld', type: 'aantal', about: 'MB buiten de EU.', of: ({ day }) => day.world },
  { name: 'mbSamen', type: 'aantal', about: 'MB samen.', of: ({ day }) => usedOn(day) },
  { name: 'kosten', type: 'bedrag in euro', about: 'Kosten buiten je bundel.', of: ({ day }) => euros(day.costs) },
]

// biome-ignore format: one column a line
const calls: readonly Column<UsageEvent>[] = [
  { name: 'tijdstip', type: 'tijdstip', about: 'Wanneer het begon.', of: ([at]) => new Date(at * 1000).toISOString() },
  { name: 'soort', type: 'tekst', about: 'Bellen, sms of iets anders.', of: ([, kind]) => kinds[kind] },
  { name: 'nummer', type: 'tekst', about: 'Het nummer van de ander. De laatste cijfers zijn verborgen, tenzij je bij privacy anders koos.', of: ([, , number]) => numberText(number) },
  { name: 'seconden', type: 'aantal', about: 'Hoe lang het duurde.', of: ([, , , seconds]) => seconds },
  { name: 'kosten', type: 'bedrag in euro', about: 'Kosten buiten je bundel.', of: ([, , , , costs]) => euros(costs) },
]

// biome-ignore format: one column a line
const invoice: readonly Column<Invoice>[] = [
  { name: 'nummer', type: 'tekst', about: 'Het factuurnummer.', of: ({ number }) => number },
  { name: 'maand', type: 'datum', about: 'De eerste dag van de maand.', of: ({ month }) => month },
  { name: 'datum', type: 'datum', about: 'De factuurdatum.', of: ({ date }) => date },
  { name: 'bedrag', type: 'bedrag in euro', about: 'Wat je in totaal betaalt, met btw.', of: ({ amount }) => euros(amount) },
  { name: 'status', type: 'tekst', about: 'Betaald, niet betaald, nog te betalen, of dat je betaling wordt verwerkt.', of: ({ state, processing }) => (processing ? 'Betaling wordt verwerkt' : states[state]) },
  { name: 'incassoOp', type: 'datum', about: 'Wanneer we het bedrag afschrijven.', of: ({ debitOn }) => debitOn },
  { name: 'betaalVoor', type: 'datum', about: 'Tot wanneer je zelf kunt betalen.', of: ({ dueOn }) => dueOn },
]

type Line = { number: string; line: InvoiceLine }
// biome-ignore format: one column a line
const line: readonly Column<Line>[] = [
  { name: 'factuur', type: 'tekst', about: 'Het factuurnummer.', of: ({ number }) => number },
  { name: 'omschrijving', type: 'tekst', about: 'Waarvoor je betaalt.', of: (row) => lineTitle(row.line) },
  { name: 'van', type: 'datum', about: 'De eerste dag.', of: (row) => row.line.from },
  { name: 'tot', type: 'datum', about: 'De laatste dag.', of: (row) => row.line.until },
  { name: 'bedrag', type: 'bedrag in euro', about: 'Met btw; negatief krijg je terug.', of: (row) => euros(row.line.amount) },
]

type Payment = { on: string; amount: number; number: string }
// biome-ignore format: one column a line
const payment: readonly Column<Payment>[] = [
  { name: 'datum', type: 'datum', about: 'Wanneer je betaalde.', of: ({ on }) => on },
  { name: 'bedrag', type: 'bedrag in euro', about: 'Wat je betaalde.', of: ({ amount }) => euros(amount) },
  { name: 'factuur', type: 'tekst', about: 'Voor welke factuur.', of: ({ number }) => number },
]

// biome-ignore format: one column a line
const question: readonly Column<InvoiceQuestion>[] = [
  { name: 'nummer', type: 'tekst', about: 'Het nummer van je vraag.', of: ({ id }) => id },
  { name: 'tijdstip', type: 'tijdstip', about: 'Wanneer je het vroeg.', of: ({ asked }) => asked },
  { name: 'bedrag', type: 'bedrag in euro', about: 'Het bedrag van de regel.', of: ({ amount }) => euros(amount) },
  { name: 'waarom', type: 'tekst', about: 'Wat er volgens jou niet klopte.', of: ({ reason }) => reasonWords[reason] },
  { name: 'tekst', type: 'tekst', about: 'Wat je erbij schreef.', of: ({ text }) => text || null },
  { name: 'antwoordOp', type: 'datum', about: 'Wanneer we antwoordden.', of: ({ answer }) => answer?.on ?? null },
  { name: 'terug', type: 'bedrag in euro', about: 'Wat je terugkrijgt.', of: ({ answer }) => (answer?.kind === 'agreed' ? euros(answer.amount) : null) },
]

const paymentKinds: Record<PastPayment['kind'], string> = {
  topUp: 'Opgewaardeerd',
  autoTopUp: 'Automatisch opgewaardeerd',
  voucher: 'Opgewaardeerd met een code',
  bundle: 'Bundel gekocht',
  mutual: 'Onderling bellen',
  refund: 'Terugbetaald',
  expired: 'Tegoed verlopen',
  other: 'Anders',
}
// biome-ignore format: one column a line
const inAdvance: readonly Column<PastPayment>[] = [
  { name: 'tijdstip', type: 'tijdstip', about: 'Wanneer je betaalde.', of: ({ at }) => at },
  { name: 'soort', type: 'tekst', about: 'Waarvoor je betaalde.', of: ({ kind }) => paymentKinds[kind] },
  { name: 'bedrag', type: 'bedrag in euro', about: 'Wat je betaalde.', of: ({ amount }) => euros(amount) },
  { name: 'status', type: 'tekst', about: 'Hoe het ermee staat.', of: ({ status }) => paymentWords[status] },
]

// biome-ignore format: one column a line
const person: readonly Column<{ as: string; name: string; since: string | null }>[] = [
  { name: 'rol', type: 'tekst', about: 'Vriend via VriendenDeal, of huisgenoot met samenkorting.', of: ({ as }) => as },
  { name: 'voornaam', type: 'tekst', about: 'Hoe diegene heet. Meer laten we niet zien.', of: ({ name }) => name },
  { name: 'sinds', type: 'datum', about: 'Wanneer je vriend bestelde.', of: ({ since }) => since },
]

/** All tables of a customer. Rows with a date are sorted oldest first. */
export function sheetsOf(answers: OwnAnswers): Worksheet[] {
  const { usage, postpaid, payments, memberDeal } = answers
  const oldestFirst = usage.toReversed()
  const days = oldestFirst.flatMap(({ period, data: { days: own } }) => own.map((day) => ({ period, day })))
  const events = oldestFirst.flatMap(({ events: own }) => own?.toReversed() ?? [])
  const people = [
    ...memberDeal.friends.map(({ firstName, orderedOn }) => ({ as: 'Vriend', name: firstName, since: orderedOn })),
    ...(postpaid?.household.members ?? [])
      .filter(({ state }) => state !== 'self')
      .map(({ firstName }) => ({ as: 'Huisgenoot', name: firstName, since: null })),
  ]
  return [
    sheetOf('klant', 'Wie je bent', customer, [answers]),
    ...(postpaid ? ofSubscription(postpaid) : [sheetOf('betalingen', 'Je betalingen', inAdvance, payments.toReversed())]),
    ...(postpaid && payments.length > 0
      ? [sheetOf('betalingen-voor-overstap', 'Je betalingen van voor je overstap', inAdvance, payments.toReversed())]
      : []),
    sheetOf('internet', 'Je internet per dag', data, days),
    sheetOf('gesprekken', 'Je gesprekken en sms’jes', calls, events),
    ...(provider.timeline ? timelineSheets(answers.timeline) : []),
    ...chosenSheets(answers),
    sheetOf('mensen', 'Vrienden en huisgenoten', person, people),
    ...(provider.securityLog
      ? [sheetOf('veiligheid', 'Wat er met je account is gebeurd', safety, answers.security.toReversed())]
      : []),
  ]
}

function ofSubscription(own: OfSubscription): Worksheet[] {
  const composition = currentOf(own.options)
  const bundles = codes.flatMap((code): Bundle[] => {
    const option = composition[code]
    if (!option) return []
    const { isUnlimited, size, unit, price, discountMonthsLeft } = option
    return [{ code, size: isUnlimited ? null : size, unit, price, left: discountMonthsLeft }]
  })
  const invoices = own.invoices.toReversed()
  const payments = invoices.flatMap(({ paidOn, amount, number }) => (paidOn === null ? [] : [{ on: paidOn, amount, number }]))
  return [
    sheetOf('contract', 'Je contract', contract, [own]),
    sheetOf('bundels', 'Je bundels', bundle, bundles),
    sheetOf('telefoon', 'Je telefoon op afbetaling', phone, own.phones),
    sheetOf('facturen', 'Je facturen', invoice, invoices),
    sheetOf(
      'factuurregels',
      'De regels van je facturen',
      line,
      invoices.flatMap(({ number, lines }) => lines.map((row) => ({ number, line: row }))),
    ),
    sheetOf('betalingen', 'Je betalingen', payment, payments),
    ...(own.questions === null ? [] : [sheetOf('vragen', 'Wat je over je facturen vroeg', question, own.questions.toReversed())]),
  ]
}
