import type { NetworkSwitch } from '#model/profile/contract/networkSettings.ts'

/** The values of `name` on controls. A control without one is reported by its kind and screen. */
export const controlNames = [
  'again',
  'additional',
  'automatisch',
  'bank',
  'bedrag',
  'bellen',
  'bundel',
  'channel',
  'compleet',
  'contractduur',
  'dag',
  'dataplafond',
  'drempel',
  'factuur',
  'internet',
  'kleur',
  'level',
  'machtiging',
  'merk',
  'news',
  'numberDirectory',
  'opslag',
  'order',
  'prijs',
  'remember',
  'sms',
  'sorteer',
  'staat',
  'summary',
  'termijnen',
  'terms',
  'tip',
  'trusted',
  'type',
  'vergelijk',
  'verlengen',
  'volgen',
  'zoom',
] as const

export type ControlName = (typeof controlNames)[number]

/** The names of controls that are not reported, because these settings say something about a person. */
export type QuietName = NetworkSwitch | 'btw' | 'niveau' | 'nummers' | 'nummerslot'

export const dialogNames = [
  'compare',
  'confirm',
  'confirm-data-cap',
  'confirm-number-porting-cancellation',
  'cookies',
  'dismiss-bundle-changes',
  'error',
  'filter',
  'login',
  'prove-by-code',
  'prove-by-password',
  'retention-shop-credit-check',
  'retention-shop-order-error',
  'sms-verification',
  'still-there',
  'text',
  'unwrap-gifts',
] as const
