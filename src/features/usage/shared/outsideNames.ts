import type { CostKind } from '#kit/parts.ts'

/** The names of costs outside the bundle. */
export const outsideNames: Readonly<Record<CostKind, string>> = {
  data: 'Internet',
  voice: 'Bellen',
  sms: 'Sms',
  abroad: 'Naar het buitenland',
  service: 'Servicenummers',
  other: 'Overig',
}
