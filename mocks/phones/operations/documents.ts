/** The documents that a customer reads before ordering a phone, all from the same figures. */
import * as v from 'valibot'
import { provider } from '#kit/provider.ts'
import { numericDate } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { monthlyOf } from '#model/bundles/bundleChange.ts'
import { reflectionUntil } from '#model/bundles/changeTerms.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import type * as contract from '#model/phones/contract/handsetRetention.ts'
import { totalOf } from '#model/phones/handsetSums.ts'
import { phoneArrivesOn } from '#model/phones/phoneDelivery.ts'
import type { OrderedPhone } from '../../../fixtures/accounts/account.ts'
import { oneOffTitles } from '../../../fixtures/catalogue/phones.ts'
import { laterLines, partLines } from '../../bundles/bundleDocuments.ts'
import { ChosenOptions } from '../../bundles/operations/bundleOptions.ts'
import { checked, Refusal } from '../../server/answers.ts'
import type { Context, Part } from '../../server/backend.ts'
import { type PdfLine, pdfOf } from '../../server/pdf.ts'
import { subscriber } from '../../subscription/operations.ts'
import { toPayNow } from '../phoneOrder.ts'
import { onSale } from '../receipts.ts'
import { dealFor, oneOffNow } from './deal.ts'

const Asked = v.object({
  ArticleCode: v.pipe(v.string(), v.maxLength(80)),
  MonthlyCreditAmount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  campaignIDs: ChosenOptions.entries.campaignIDs,
})
type Deal = { order: OrderedPhone; to: Composition; price: number; discount: number }

function asked(input: unknown, context: Context): Deal {
  const { ArticleCode: articleCode, MonthlyCreditAmount: monthly, campaignIDs } = checked(Asked, input)
  const found = onSale(articleCode, context)
  if (!found) throw new Refusal(422, 'This is not sold', 'NOT_AVAILABLE')
  const { total, discount } = found.storage.costs
  const oneOff = oneOffNow(found.phone.refurbished, context)
  const wish = { articleCode, monthly, campaignIDs, salesPrice: total, discount, oneOff, complete: false, refusal: null }
  return { ...dealFor(subscriber(context.account), wish, context), price: total, discount }
}

const free = (amount: number) => (amount === 0 ? 'Gratis' : euro(amount))

const onceLines = ({ order }: Deal): PdfLine[] => [
  ['Aanbetaling telefoon', euro(order.initial)],
  [oneOffTitles['sign-up-fee'], free(order.oneOff.connection)],
  [oneOffTitles['home-copy-tax'], free(order.oneOff.levy)],
  [oneOffTitles['delivery-costs'], free(order.oneOff.delivery)],
  ['Nu te betalen', euro(toPayNow(order))],
]

const totalLine = ({ order, to }: Deal): PdfLine => [
  `Telefoon en abonnement samen, ${order.months} maanden`,
  euro(totalOf({ now: toPayNow(order), credit: order.credit, months: order.months }, to)),
]

const days = ({ order: { change } }: Deal): PdfLine[] => [
  ...(change.startsOn === null ? [] : [`Je contract gaat in op ${numericDate(change.startsOn)}`]),
  ...(typeof change.contractEnd === 'string' ? [`Het loopt tot en met ${numericDate(change.contractEnd)}`] : []),
  'Daarna elke maand opzegbaar.',
]

const withdrawing = ({ now, account }: Context): PdfLine =>
  `Bestel je vandaag, dan kun je herroepen tot en met ${numericDate(reflectionUntil(phoneArrivesOn(now, account.address.zipCode)))}.`

const loanLines = ({ order }: Deal): PdfLine[] => [
  ['Totaal kredietbedrag', euro(order.credit)],
  `Looptijd: ${order.months} maanden`,
  'Vaste debetrente: 0%',
  'Jaarlijks kostenpercentage (JKP): 0%',
  ['Termijnbedrag per maand', euro(order.monthly)],
  ['Totaal te betalen', euro(order.credit)],
]

export const phoneDocuments: Pick<
  Part<typeof contract>,
  'getRetentionHandsetOverview' | 'getRetentionHandsetSummary' | 'getRetentionHandsetCredit'
> = {
  getRetentionHandsetOverview(input, context) {
    const deal = asked(input, context)
    const { order, to, price, discount } = deal
    const lines: PdfLine[] = [
      `Voor ${context.account.phoneNumber}`,
      [order.name, euro(price)],
      ...(discount > 0 ? [['Korting', euro(-discount)] as const] : []),
      '',
      ...onceLines(deal),
      '',
      ...(order.credit > 0 ? [[`Telefoon per maand, ${order.months} maanden`, euro(order.monthly)] as const] : []),
      ...partLines(to),
      ['Totaal per maand', euro(order.monthly + monthlyOf(to))],
      ...laterLines(to, 'Abonnement na'),
      totalLine(deal),
      '',
      ...days(deal),
      withdrawing(context),
    ]
    return { name: 'besteloverzicht.pdf', base64: pdfOf(`Besteloverzicht ${provider.name}`, lines) }
  },

  getRetentionHandsetSummary(input, context) {
    const deal = asked(input, context)
    const { order, to } = deal
    const lines: PdfLine[] = [
      `${provider.name} Abonnement voor ${context.account.phoneNumber}`,
      ...partLines(to),
      ['Abonnement per maand, inclusief btw', euro(monthlyOf(to))],
      ...laterLines(to, 'Abonnement na'),
      ...(order.credit > 0 ? [[`Telefoon per maand, ${order.months} maanden`, euro(order.monthly)] as const] : []),
      ['Eenmalig', euro(toPayNow(order))],
      totalLine(deal),
      `Contractduur: ${order.months === 12 ? '1 jaar' : '2 jaar'}`,
      ...days(deal),
      `${withdrawing(context)} Een reden is niet nodig.`,
    ]
    return { name: 'contractsamenvatting.pdf', base64: pdfOf('Contractsamenvatting', lines) }
  },

  getRetentionHandsetCredit(input, context) {
    const deal = asked(input, context)
    if (deal.order.credit === 0) throw new Refusal(422, 'Nothing is lent', 'NOT_AVAILABLE')
    const lines: PdfLine[] = [
      `Kredietgever: ${provider.name}`,
      `Lening voor: ${deal.order.name}`,
      ...loanLines(deal),
      'De eerste termijn staat op je factuur van de maand na de bezorging.',
      'Je mag altijd eerder afbetalen, zonder extra kosten.',
      'We laten een lening registreren bij BKR, als dat moet.',
      withdrawing(context),
    ]
    return { name: 'europese-standaardinformatie.pdf', base64: pdfOf('Europese standaardinformatie', lines) }
  },
}
