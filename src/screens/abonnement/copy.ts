import type { HandsetOrderStatus } from '../../api/contract/handsetOrder.ts'
import type { CompleteStatus } from '../../api/contract/overview.ts'
import type { BindingPeriodType, CancelSubscriptionStatus } from '../../api/contract/subscription.ts'
import { provider } from '../../provider.ts'

/** How long a contract holds: who stayed for a year has a contract of a year. */
const periods: Record<BindingPeriodType, string> = {
  twoYearBindingPeriod: '2 jaar',
  yearBindingPeriod: '1 jaar',
  retentionBindingPeriod: '1 jaar',
  monthBindingPeriod: 'Maandelijks opzegbaar',
}
const status: Record<CancelSubscriptionStatus, string> = {
  Active: 'Actief',
  Blocked: 'Geblokkeerd',
  Cancelled: 'Opgezegd',
  ToBeTerminated: 'Opgezegd',
  Terminated: 'Beëindigd',
}
const phoneStatus: Record<HandsetOrderStatus, string> = {
  INITIAL: 'Nog niet besteld',
  NEW: 'Bestelling ontvangen',
  ACCEPTED: 'Bestelling goedgekeurd',
  PROCESSING_BY_LOGISTICS: 'We pakken je telefoon in',
  WAIT_FOR_DELIVERY: 'Onderweg',
  DELIVERED: 'Bezorgd',
  WAIT_FOR_RETURN: 'We wachten op je retour',
  RETURN: 'Retour ontvangen',
  PAID_OFF: 'Afbetaald',
  TERMINATED: 'Beëindigd',
  CANCELLED: 'Geannuleerd',
  REJECTED: 'Afgewezen',
}
const completeStatus: Record<CompleteStatus, string> = {
  ACTIVE: 'Actief',
  OUT_OF_SYNC: 'Actief',
  PENDING: 'Wordt aangezet',
  ELIGIBLE: 'Beschikbaar',
  NOT_ELIGIBLE: 'Niet beschikbaar',
}

/** Texts of the subscription (domain settings.subscription, enums). */
export const subscriptionCopy = {
  title: 'Je abonnement',
  intro: 'Dit heb je nu en dit kun je regelen.',
  now: 'Dit heb je nu',
  todo: 'Dit kun je regelen',
  rows: {
    name: 'Abonnement',
    bundles: 'Bundels',
    price: 'Per maand',
    period: 'Contractduur',
    start: 'Begonnen op',
    end: 'Contract tot en met',
    discount: 'Korting tot en met',
    phone: 'Telefoon',
  },
  status,
  periods,
  pending: (date: string, bundles: string) => `Gaat in op ${date}. ${bundles}.`,
  renewOpen: 'Je kunt verlengen.',
  renewFrom: (date: string) => `Je kunt verlengen vanaf ${date}.`,
  renewWaits: 'Je hebt een wijziging die nog moet ingaan. Daarna kun je verlengen.',
  monthlyInfo: 'Je contract is afgelopen. Je kunt elke dag opzeggen, met een opzegtermijn van 1 maand.',
  terminating: (date: string) => `Je abonnement stopt op ${date}.`,
  terminated: (date: string) => `Je abonnement is gestopt op ${date}.`,
  deprecated: 'Je hebt een bundel die we niet meer verkopen.',
  phone: {
    title: 'Je telefoon',
    status: 'Status',
    statuses: phoneStatus,
    paid: (paid: string, total: string) => `${paid} van ${total} afbetaald`,
    remaining: (amount: string) => `Nog ${amount}`,
    monthly: (amount: string) => `${amount} per maand`,
    none: 'Je hebt geen telefoon op afbetaling.',
    noneInShort: 'Geen',
    unknown: 'Nu niet bekend',
  },
  links: {
    changeBundles: 'Bundels wijzigen',
    renewPhone: 'Verlengen met een telefoon',
    renewSimOnly: 'Verlengen sim only',
    complete: `${provider.name} Compleet`,
    household: 'Samenkorting',
    porting: 'Nummerbehoud',
    terminate: 'Opzeggen',
    withdraw: 'Overeenkomst hier herroepen',
    withdrawUntil: (date: string) => `Kan tot en met ${date}`,
    stay: 'Toch blijven',
  },
  completeStatus,
  contractPdf: 'Contract (pdf)',
  error: 'We kunnen je abonnement nu niet laden. Probeer het zo nog eens.',
} as const
