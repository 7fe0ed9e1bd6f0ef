import type { GenericSchema } from 'valibot'
import { Cents, Day, Days, Moment, Months } from '#kit/parts.ts'

/** The unit of a figure or date on the wire. */
export type Unit =
  | 'cents'
  | 'MB'
  | 'minutes'
  | 'MB or minutes'
  | 'MB, minutes or pieces'
  | 'pieces'
  | 'millimetres'
  | 'seconds'
  | 'seconds since 1970'
  | 'milliseconds since 1970'
  | 'milliseconds'
  | 'days'
  | 'months'
  | 'ordinal'
  | 'percent'
  | 'algorithm (COSE)'
  | 'day (YYYY-MM-DD, Europe/Amsterdam)'
  | 'moment (ISO 8601 with zone)'

const DAY: Unit = 'day (YYYY-MM-DD, Europe/Amsterdam)'

/** The parts of the contract that have one unit wherever they are used. */
const byPart: ReadonlyMap<unknown, Unit> = new Map<unknown, Unit>([
  [Cents, 'cents'],
  [Day, DAY],
  [Moment, 'moment (ISO 8601 with zone)'],
  [Months, 'months'],
  [Days, 'days'],
])

/** The unit of a schema that is one of these parts, or narrows one. */
export function unitOfPart(schema: GenericSchema): Unit | undefined {
  const own = byPart.get(schema)
  if (own || !('pipe' in schema) || !Array.isArray(schema.pipe)) return own
  const [first] = schema.pipe
  return first === schema ? undefined : unitOfPart(first)
}

/**
 * The units of all other figures: by the name of a field that has one unit everywhere, or else by its place, `Schema.field` in an answer
 * and `operation.field` in an input. A test holds that every figure of the contract has a unit, and that every line here is used.
 */
export const byPlace: Readonly<Record<string, Unit>> = {
  Amount: 'cents',
  BirthDate: DAY,
  HouseNumber: 'ordinal',
  MonthlyCreditAmount: 'cents',
  alg: 'algorithm (COSE)',
  amount: 'cents',
  dayOfMonth: 'ordinal',
  houseNumber: 'ordinal',
  line: 'ordinal',
  minutes: 'minutes',
  number: 'ordinal',
  price: 'cents',
  resendsLeft: 'pieces',
  sms: 'pieces',
  smsUsed: 'pieces',
  threshold: 'cents',
  timeout: 'milliseconds',
  wishDate: DAY,

  'AbroadRates.fairUse': 'MB',
  'Attempts.attemptsLeft': 'pieces',
  'BundleOption.additionalCompleteSize': 'MB, minutes or pieces',
  'BundleOption.size': 'MB, minutes or pieces',
  'BundleTopUp.size': 'MB or minutes',
  'Complete.data.additionalCompleteSize': 'MB',
  'Complete.data.size': 'MB',
  'Complete.voice.additionalCompleteSize': 'minutes',
  'Complete.voice.size': 'minutes',
  'CostLine.quantity': 'MB, minutes or pieces',
  'DataBundle.additionalCompleteSize': 'MB',
  'DataBundle.outside': 'MB',
  'DataBundle.size': 'MB',
  'DataBundle.used': 'MB',
  'DataBundle.usedPerDay': 'MB',
  'FixMeItem.count': 'pieces',
  'FixMeItem.keptUntil': 'milliseconds since 1970',
  'GivenAway.size': 'MB',
  'GivenData.left': 'MB',
  'GivenData.size': 'MB',
  'GiftBundle.size': 'MB or minutes',
  'InvoiceLine.days': 'days',
  'InvoiceLine.quantity': 'MB, minutes or pieces',
  'InvoiceLine.size': 'MB or minutes',
  'InvoiceLine.total': 'pieces',
  'InvoicesReceipt.count': 'pieces',
  'KeptHandset.keptUntil': 'milliseconds since 1970',
  'MutualBundle.size': 'minutes',
  'MutualBundle.used': 'minutes',
  'MutualOffer.current.left': 'minutes',
  'PastPayment.bundle.data': 'MB',
  'PaymentArrangements.offer.invoices': 'pieces',
  'PhoneSize.height': 'millimetres',
  'PhoneSize.width': 'millimetres',
  'PrepaidBundle.data': 'MB',
  'PrepaidReceipt.data': 'MB',
  'SharedLevel.left': 'percent',
  'SimcardContract.data.size': 'MB',
  'SimcardContract.voice.size': 'minutes',
  'Tile.size': 'MB',
  'TimelineRow.count': 'pieces',
  'TimelineRow.size': 'MB or minutes',
  'TopupBundle.size': 'MB or minutes',
  'TopupReceipt.left': 'MB or minutes',
  'TopupReceipt.size': 'MB or minutes',
  'UnwrappedGift.size': 'MB or minutes',
  'Usage.data.additionalCompleteSize': 'MB',
  'Usage.data.outside': 'MB',
  'Usage.data.size': 'MB',
  'Usage.data.used': 'MB',
  'Usage.voice.additionalCompleteSize': 'minutes',
  'Usage.voice.outside': 'minutes',
  'Usage.voice.seconds': 'seconds',
  'Usage.voice.size': 'minutes',
  'Usage.voice.used': 'minutes',
  'UsageDay.eu': 'MB',
  'UsageDay.netherlands': 'MB',
  'UsageDay.outside': 'MB',
  'UsageDay.world': 'MB',
  'UsageMonth.data.bought': 'MB',
  'UsageMonth.data.given': 'MB',
  'UsageMonth.data.used': 'MB',
  'UsageMonth.voice.bought': 'minutes',
  'UsageMonth.voice.given': 'minutes',
  'UsageMonth.voice.used': 'minutes',
  'Usps.extraDataBundleSize': 'MB',
  'Usps.extraVoiceBundleSize': 'minutes',
  'VoiceSmsBundle.additionalCompleteSize': 'minutes',
  'VoiceSmsBundle.outside': 'minutes',
  'VoiceSmsBundle.size': 'minutes',
  'VoiceSmsBundle.used': 'minutes',
  'YearMonth.data.bought': 'MB',
  'YearMonth.data.given': 'MB',
  'YearMonth.data.used': 'MB',
  'YearMonth.voice.bought': 'minutes',
  'YearMonth.voice.given': 'minutes',
  'YearMonth.voice.used': 'minutes',

  'createRetentionHandset.HandsetOrder.DiscountAmount': 'cents',
  'createRetentionHandset.HandsetOrder.InitialPayment': 'cents',
  'createRetentionHandset.HandsetOrder.PeriodDuration': 'months',
  'createRetentionHandset.HandsetOrder.SalesPrice': 'cents',
  'createRetentionHandset.HandsetOrder.TotalCreditAmount': 'cents',
  'createRetentionHandset.costs.ConnectionCosts': 'cents',
  'createRetentionHandset.costs.DeliveryCosts': 'cents',
  'createRetentionHandset.costs.HomeCopyFee': 'cents',
  'createRetentionHandset.creditCheck.daysPerWeekDayCare': 'days',
  'createRetentionHandset.creditCheck.daysPerWeekSchoolCare': 'days',
  'createRetentionHandset.creditCheck.netCostOfLivingPerMonth': 'cents',
  'createRetentionHandset.creditCheck.netIncomePerMonth': 'cents',
  'createRetentionHandset.creditCheck.specialCosts': 'cents',
  'createRetentionHandset.identity.PersonalIDExpiryDate': DAY,
  'createRetentionHandset.identity.PersonalIDIssuingDate': DAY,
  'giveData.size': 'MB',
  'reportOutage.since': 'moment (ISO 8601 with zone)',
  'requestPaymentArrangement.firstOn': DAY,
  'requestPaymentArrangement.terms': 'pieces',
  'terminateSubscription.endsOn': DAY,
  'terminateSubscription.fee': 'cents',
}

/** The line of the table for a place, and its unit; null when there is none. */
export function unitAt(place: string): { line: string; unit: Unit } | null {
  for (const line of [place, place.slice(place.lastIndexOf('.') + 1)]) {
    const unit = byPlace[line]
    if (unit) return { line, unit }
  }
  return null
}
