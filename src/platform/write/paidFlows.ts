import * as v from 'valibot'
import { PrepaidReceipt } from '#model/credit/contract/prepaidBundle.ts'
import type { PaidFlow } from '#model/payment/contract.ts'
import { HandsetReceipt } from '#model/phones/contract/handsetRetention.ts'
import { SwitchReceipt } from '#model/switching/contract.ts'
import { bundleItems } from '../analytics/bundleItems.ts'
import { autoTopUpItems, creditItems, prepaidBundleItems } from '../analytics/prepaidItems.ts'
import type { Item } from '../analytics/vocabulary.ts'
import { type Href, type PlainPath, withQuery } from '../router/href.ts'
import { handsetDone, handsetSold } from './handsetPaid.ts'

export type Ends = {
  start: Href | PlainPath
  /** The success screen; its address may depend on the receipt. */
  done: Href | PlainPath | ((receipt: unknown) => Href)
  /** For a flow with one screen per item: the addresses that another attempt may return to. */
  startsAt?: RegExp
  /** The items for the data layer, given the amount (cents) and the receipt. Left out: none. */
  items?: (amount: number, receipt: unknown) => readonly Item[]
  /** The screen after a failed payment; defaults to the checking screen. */
  failed?: Href | PlainPath
  /** True when the receipt says that the order was rejected after paying. */
  isInVain?: (receipt: unknown) => boolean
  /** The screen with personal details, for a payment under another name. */
  details?: Href | PlainPath
  /** A screen that shows the paid result while the receipt is missing. */
  seen: PlainPath
  /** The purchase changes the kind of customer. */
  renews?: true
}

/** The flows with payments, by name, because the trip to the bank loses the page. */
const flows: Readonly<Record<PaidFlow, Ends>> = {
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
    items(_, receipt) {
      const { success, output } = v.safeParse(SwitchReceipt, receipt)
      return success ? bundleItems(output.to) : []
    },
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

/** The screens of a flow; null for a flow unknown to this version. */
export const endsOf = (flow: string): Ends | null => (isPaidFlow(flow) ? flows[flow] : null)

const isPaidFlow = (flow: string): flow is PaidFlow => Object.hasOwn(flows, flow)

/** The address for another attempt. `back` comes from the address bar and is untrusted. */
export const startOf = ({ start, startsAt }: Ends, back: string | null): Href =>
  startsAt ? withQuery(back !== null && startsAt.test(back) ? (back as Href) : start, {}) : withQuery(start, { terug: back }) // a known path

/** The address of the end of a flow, given its receipt. */
export function doneOf({ done, failed, isInVain, startsAt }: Ends, back: string | null, receipt: unknown): Href {
  const end = isInVain?.(receipt) === true ? (failed ?? done) : done
  return typeof end === 'function' ? end(receipt) : withQuery(end, { terug: startsAt ? null : back })
}
