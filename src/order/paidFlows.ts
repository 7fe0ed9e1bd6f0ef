import type { Href, PlainPath } from '../routes/href.ts'

export type Ends = {
  /** Where it is tried again. */
  start: Href | PlainPath
  /** Where it ends, with its receipt. */
  done: Href | PlainPath
}

/** The flows that can be paid for, by name: the trip to the bank loses where the customer was. */
const flows: Readonly<Record<string, Ends>> = {
  'top-up': { start: '/beltegoed-opwaarderen', done: '/beltegoed-opwaarderen/bedankt' },
}

/** The ends of a flow that was paid for; null for one that this version does not know. */
export const endsOf = (flow: string): Ends | null => (Object.hasOwn(flows, flow) ? (flows[flow] ?? null) : null)
