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
  'dataplafond',
  'internet',
  'order',
  'remember',
  'sms',
  'summary',
  'terms',
  'tip',
  'trusted',
  'type',
  'verlengen',
] as const

/** And of dialogs: the panel in it (spec 2 modal dialog). */
export const dialogNames = [
  'confirm',
  'confirm-data-cap',
  'confirm-number-porting-cancellation',
  'cookies',
  'dismiss-bundle-changes',
  'error',
  'login',
  'sms-verification',
  'still-there',
  'text',
  'unwrap-gifts',
] as const
