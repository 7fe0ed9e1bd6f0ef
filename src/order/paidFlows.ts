import type { Href, PlainPath } from '../routes/href.ts'

export type Ends = {
  /** Where it is tried again. */
  start: Href | PlainPath
  /** Where it ends, with its receipt. */
  done: Href | PlainPath
  /** Where it ends when nothing was paid, or when it was paid in vain: left out, where it is checked. */
  failed?: Href | PlainPath
  /** Was it paid in vain, as its receipt says? */
  isInVain?: (receipt: unknown) => boolean
}

/** The flows that can be paid for, by name: the trip to the bank loses where the customer was. */
const flows: Readonly<Record<string, Ends>> = {
  'bank-account': {
    start: '/instellingen/wijzig/bankrekeningnummer',
    done: '/instellingen/wijzig/bankrekeningnummer/bedankt',
    failed: '/instellingen/wijzig/bankrekeningnummer/mislukt',
    isInVain: (receipt) => typeof receipt === 'object' && receipt !== null && 'linked' in receipt && receipt.linked === false,
  },
  'top-up': { start: '/beltegoed-opwaarderen', done: '/beltegoed-opwaarderen/bedankt' },
}

/** The ends of a flow that was paid for; null for one that this version does not know. */
export const endsOf = (flow: string): Ends | null => (Object.hasOwn(flows, flow) ? (flows[flow] ?? null) : null)
