import type { BindingPeriodType, BundleCode } from '../api/contract/subscription.ts'

const kinds: Record<BundleCode, string> = {
  MAIN: 'Bellen',
  ADDON_INET: 'Internet',
  ADDON_SMS: 'Sms',
  DATA_CAP: 'Dataplafond',
}
const periods: Record<BindingPeriodType, string> = {
  monthBindingPeriod: 'Maandelijks opzegbaar',
  yearBindingPeriod: '1 jaar',
  twoYearBindingPeriod: '2 jaar',
  retentionBindingPeriod: '1 jaar verlengen',
}

/** What bundles are called, wherever they are listed (domain enums, change). */
export const bundleWords = {
  kinds,
  periods,
  option: {
    noData: 'Geen internet',
    noVoice: 'Geen bundel, je betaalt per minuut',
    noSms: 'Geen bundel, je betaalt per bericht',
    unlimited: 'Onbeperkt',
  },
  sms: { label: "Onbeperkt sms'en" },
  dataCap: { label: 'Dataplafond' },
  complete: {
    label: 'Compleet',
    on: (bundles: string) => `Aan, dan heb je ${bundles}`,
  },
  on: 'Aan',
  off: 'Uit',
  period: 'Contractduur',
  perMonth: 'Per maand',
  pending: 'Er is een wijziging onderweg',
  renewal: 'Je abonnement wordt verlengd',
  undo: {
    button: 'Wijziging ongedaan maken',
    busy: 'Bezig met ongedaan maken',
    title: 'Wijziging ongedaan maken?',
    body: 'Je houdt dan de bundels die je nu hebt.',
    internet: 'Je nieuwe internet stopt meteen.',
    complete: 'Compleet gaat dan ook niet aan.',
    confirm: 'Ja, ongedaan maken',
    cancel: 'Nee, laat doorgaan',
    done: 'Je wijziging is ongedaan gemaakt.',
    failed: 'Ongedaan maken is niet gelukt. Probeer het opnieuw.',
  },
} as const
