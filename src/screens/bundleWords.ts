import type { BundleCode } from '../api/contract/subscription.ts'

const kinds: Record<BundleCode, string> = {
  MAIN: 'Bellen',
  ADDON_INET: 'Internet',
  ADDON_SMS: 'Sms',
  DATA_CAP: 'Dataplafond',
}

/** What bundles are called, wherever they are listed (domain enums, change). */
export const bundleWords = {
  kinds,
  option: {
    noData: 'Geen internet',
    noVoice: 'Geen bundel, je betaalt per minuut',
    noSms: 'Geen bundel, je betaalt per bericht',
    unlimited: 'Onbeperkt',
    minutes: (count: string) => `${count} minuten`,
  },
  sms: { label: "Onbeperkt sms'en" },
  dataCap: { label: 'Dataplafond' },
  none: 'Niet',
  pending: 'Er is een wijziging onderweg',
} as const
