import type { NetworkSwitch } from '../api/contract/networkSettings.ts'

/** The names of controls, as they stand in their `name`. A control without one is known by its kind and its screen. */
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
  'zoom',
] as const

export type ControlName = (typeof controlNames)[number]

/** Controls of which the data layer does not hear the name: that somebody switches one of these says something about a person. */
export type QuietName = NetworkSwitch | 'btw' | 'nummers'

/** And of dialogs: the panel in it (spec 2 modal dialog). */
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
  'retention-shop-credit-check',
  'retention-shop-order-error',
  'sms-verification',
  'still-there',
  'text',
  'unwrap-gifts',
] as const
