import { euro } from '#kit/words/money.ts'
import type { PastPayment } from '#model/invoices/contract/paymentHistory.ts'
import type { QuestionReason } from '#model/invoices/contract/questions.ts'
import type { SessionUser } from '#model/login/contract/session.ts'
import type { AutoCreditTopUp, CompleteStatus } from '#model/overview/contract.ts'
import type { HandsetOrderStatus } from '#model/phones/contract/handsetOrder.ts'
import type { BindingPeriodType, BundleCode, CancelSubscriptionStatus } from '#model/subscription/contract/subscription.ts'
import type { PushTopic } from '#model/warnings/contract.ts'

export const bindingWords: Record<BindingPeriodType, string> = {
  twoYearBindingPeriod: '2 jaar',
  yearBindingPeriod: '1 jaar',
  retentionBindingPeriod: '1 jaar',
  monthBindingPeriod: 'Maandelijks opzegbaar',
}
export const subscriptionWords: Record<CancelSubscriptionStatus, string> = {
  Active: 'Actief',
  Blocked: 'Geblokkeerd',
  Cancelled: 'Opgezegd',
  ToBeTerminated: 'Opgezegd',
  Terminated: 'Beëindigd',
}
export const completeWords: Record<CompleteStatus, string> = {
  ACTIVE: 'Actief',
  OUT_OF_SYNC: 'Actief',
  PENDING: 'Wordt aangezet',
  ELIGIBLE: 'Beschikbaar',
  NOT_ELIGIBLE: 'Niet beschikbaar',
}
export const codeWords: Record<BundleCode, string> = {
  ADDON_INET: 'Internet',
  MAIN: 'Bellen',
  ADDON_SMS: 'Sms',
  DATA_CAP: 'Dataplafond',
}
export const unitWords: Record<'MB' | 'MIN' | 'SMS', string> = { MB: 'MB', MIN: 'minuten', SMS: 'sms’jes' }
export const phoneWords: Record<HandsetOrderStatus, string> = {
  INITIAL: 'Nog niet besteld',
  NEW: 'Bestelling ontvangen',
  ACCEPTED: 'Bestelling goedgekeurd',
  PROCESSING_BY_LOGISTICS: 'Wordt ingepakt',
  WAIT_FOR_DELIVERY: 'Onderweg',
  DELIVERED: 'Bezorgd',
  WAIT_FOR_RETURN: 'Wacht op retour',
  RETURN: 'Retour ontvangen',
  PAID_OFF: 'Afbetaald',
  TERMINATED: 'Beëindigd',
  CANCELLED: 'Geannuleerd',
  REJECTED: 'Afgewezen',
}
export const mfaWords: Record<SessionUser['mfaStatus'], string> = {
  ACTIVE: 'Aan',
  PENDING_VERIFICATION: 'Wacht op een code',
  DISABLED_BY_CUSTOMER: 'Uit',
  UNSUPPORTED_PLATFORM: 'Kan niet bij dit abonnement',
}
export const paymentWords: Record<PastPayment['status'], string> = {
  open: 'Nog niet betaald',
  pending: 'In behandeling',
  paid: 'Betaald',
  cancelled: 'Geannuleerd',
  failed: 'Mislukt',
  expired: 'Verlopen',
  'other-account': 'Van een andere rekening',
  'other-name': 'Van een andere naam',
}
export const pushWords: Record<PushTopic, string> = {
  bundle: 'Internetbundel',
  credit: 'Beltegoed',
  invoice: 'Factuur',
  payment: 'Betalingen',
  order: 'Bestellingen en nummer',
  outage: 'Storingen',
  security: 'Veiligheid',
}
export const reasonWords: Record<QuestionReason, string> = {
  unknown: 'Niet herkend',
  amount: 'Bedrag klopt niet',
  stopped: 'Al gestopt of opgezegd',
  other: 'Iets anders',
}

/** The automatic top-up: how much, and when. */
export function topUpText(setting: AutoCreditTopUp | null): string {
  if (setting === null) return 'Uit'
  const { type, amount, threshold, dayOfMonth } = setting
  if (type === 'BUNDLE') return `${euro(amount)} als je bundel wordt verlengd`
  return type === 'MONTHLY'
    ? `${euro(amount)} op dag ${dayOfMonth} van de maand`
    : `${euro(amount)} onder ${euro(threshold ?? 0)}`
}
