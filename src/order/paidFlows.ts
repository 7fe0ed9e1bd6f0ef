import * as v from 'valibot'
import { autoTopUpItems, creditItems, prepaidBundleItems } from '../analytics/prepaidItems.ts'
import { subscriptionItems } from '../analytics/subscriptionItems.ts'
import type { Item } from '../analytics/vocabulary.ts'
import { HandsetReceipt } from '../api/contract/handsetRetention.ts'
import { PrepaidReceipt } from '../api/contract/prepaidBundle.ts'
import { SwitchReceipt } from '../api/contract/switching.ts'
import { type Href, type PlainPath, withQuery } from '../routes/href.ts'
import { handsetDone, handsetSold } from './handsetPaid.ts'

export type Ends = {
  /** Where it is tried again. */
  start: Href | PlainPath
  /** Where it ends, with its receipt; what was ordered may stand in its address. */
  done: Href | PlainPath | ((receipt: unknown) => Href)
  /** The same screen for many things: what of the address it was paid at may be gone back to. */
  startsAt?: RegExp
  /** What was sold, for the data layer: of an amount (cents) and the receipt. Left out: nothing. */
  items?: (amount: number, receipt: unknown) => readonly Item[]
  /** Where it ends when nothing was paid: left out, where it is checked. */
  failed?: Href | PlainPath
  /** Was it paid in vain, as its receipt says? */
  isInVain?: (receipt: unknown) => boolean
  /** Where the customer says who they are: when the bank knows them otherwise. */
  details?: Href | PlainPath
  /** Where the customer sees that it was paid, as long as its receipt does not come. */
  seen: PlainPath
  /** What was paid for changes which kind of customer this is. */
  renews?: true
}

/** The flows that can be paid for, by name: the trip to the bank loses where the customer was. */
const flows: Readonly<Record<string, Ends>> = {
  'top-up': {
    start: '/beltegoed-opwaarderen',
    done: '/beltegoed-opwaarderen/bedankt',
    items: creditItems,
    seen: '/instellingen/beltegoed',
  },
  'auto-top-up': {
    start: '/beltegoed-automatisch-opwaarderen',
    done: '/beltegoed-automatisch-opwaarderen/bedankt',
    items: autoTopUpItems,
    seen: '/beltegoed-automatisch-opwaarderen',
  },
  'ideal-bundle': {
    start: '/kies-prepaid-bundel',
    done: '/kies-prepaid-bundel/bedankt',
    items: (price, receipt) => (v.is(PrepaidReceipt, receipt) ? prepaidBundleItems({ id: receipt.id, price }) : []),
    seen: '/betalingen',
  },
  switch: {
    start: '/overstappen/afronden',
    done: '/overstappen/bedankt',
    details: '/overstappen/gegevens',
    renews: true,
    items: (_, receipt) => (v.is(SwitchReceipt, receipt) ? subscriptionItems(receipt.to) : []),
    seen: '/',
  },
  invoices: {
    start: '/facturen',
    done: '/betaal-factuur/bedankt',
    startsAt: /^\/betaal-factuur\/[a-z0-9-]{1,40}$/,
    seen: '/facturen',
  },
  term: { start: '/betalingsregelingen/termijn', done: '/betalingsregelingen/bedankt', seen: '/betalingsregelingen' },
  handset: {
    start: '/verlengen/telefoons',
    startsAt: /^\/verlengen\/telefoons\/[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}\/[a-z0-9-]{1,80}\/controle$/,
    done: handsetDone,
    items: handsetSold,
    seen: '/instellingen/abonnement',
    isInVain: (receipt) => v.is(HandsetReceipt, receipt) && receipt.outcome === 'rejected',
  },
  'bank-account': {
    start: '/instellingen/wijzig/bankrekeningnummer',
    done: '/instellingen/wijzig/bankrekeningnummer/bedankt',
    failed: '/instellingen/wijzig/bankrekeningnummer/mislukt',
    seen: '/instellingen/gegevens',
    isInVain: (receipt) => typeof receipt === 'object' && receipt !== null && 'linked' in receipt && receipt.linked === false,
  },
}

/** The ends of a flow that was paid for; null for one that this version does not know. */
export const endsOf = (flow: string): Ends | null => (Object.hasOwn(flows, flow) ? (flows[flow] ?? null) : null)

/** Where it is tried again. `back`: as the screen where it was paid wrote it in the address, which anybody may have changed. */
export const startOf = ({ start, startsAt }: Ends, back: string | null): Href =>
  startsAt ? withQuery(back !== null && startsAt.test(back) ? (back as Href) : start, {}) : withQuery(start, { terug: back }) // it fits the table

/** Where it ends with this receipt. */
export function doneOf({ done, failed, isInVain, startsAt }: Ends, back: string | null, receipt: unknown): Href {
  const end = isInVain?.(receipt) === true ? (failed ?? done) : done
  return typeof end === 'function' ? end(receipt) : withQuery(end, { terug: startsAt ? null : back })
}
