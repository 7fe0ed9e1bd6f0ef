import * as v from 'valibot'
import type { Visitor } from '#model/visitor.ts'
import { runsInstalled } from '../pwa/install.ts'
import { collapsed, find } from '../router/find.ts'
import { funnelOf, type ShownRoute } from '../router/route.ts'
import { readItem, removeItem, writeItem } from '../storage/items.ts'
import { cart } from '../storage/registry.ts'
import { type Arrival, tellTo } from './announce.ts'
import { type Initialization, Item, type News, Pushed } from './vocabulary.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The limit of the data layer; the oldest events are dropped, because there may be no reader. */
const MOST = 200

/** Pushes an event that fits the vocabulary. Nothing leaves the page by itself: a deployment may forward it. */
function push(event: { event: string; ecommerce?: object }): void {
  const known = v.safeParse(Pushed, { section: 'mijn', ...event })
  if (!known.success) {
    // An unknown event is a bug in a screen. The log omits the content, which may be personal.
    console.error(`the data layer does not know this event: ${event.event}`)
    return
  }
  window.dataLayer ??= []
  window.dataLayer.push(known.output)
  if (window.dataLayer.length > MOST) window.dataLayer.shift()
}

/** The referrer of a first arrival; only addresses on this origin are read. */
function fromBefore(): string {
  if (document.referrer === '') return 'none'
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin ? (find(collapsed(pathname))?.pattern ?? 'not-found') : 'elsewhere'
}

function arrive({ before, ...arrival }: Arrival & { before: string | null }): void {
  const route = arrival.pattern === null ? undefined : find(arrival.pattern)?.route
  const row = route && !('redirect' in route) ? route : null
  push(initializationOf(arrival, { row, referral: before ?? fromBefore(), isInstalled: runsInstalled() }))
}

const currency = 'EUR'

/** Announces that the item in the cart was removed. The cart is stored so that this event can name the item. */
function takeOut(): void {
  const items = v.safeParse(v.array(Item), readItem(cart))
  removeItem(cart)
  if (items.success) push({ event: 'remove_from_cart', ecommerce: { currency, items: items.output } })
}

function sell({ event, ...ecommerce }: Extract<News, { items: unknown }>): void {
  // The cart holds one item: a new one replaces it.
  if (event === 'add_to_cart') {
    takeOut()
    writeItem(cart, ecommerce.items)
  }
  if (event === 'purchase') removeItem(cart)
  push({ event, ecommerce: { currency, ...ecommerce } })
}

/** Writes announced news to `window.dataLayer` from now on. `arrived` runs at every arrival. */
export function startDataLayer(arrived: () => void): void {
  tellTo((news) => {
    if (news.event === 'remove_from_cart') takeOut()
    else if (news.event !== 'arrival') 'items' in news ? sell(news) : push(news)
    else {
      arrive(news)
      arrived()
    }
  })
}

type Circumstances = {
  /** The row of the screen that is shown; null for the 404 page. */
  row: ShownRoute | null
  referral: string
  isInstalled: boolean
}

function contentOf(row: ShownRoute | null): Initialization['content_type'] {
  if (!row) return 'error'
  if (row.for === 'guests') return 'login'
  if (funnelOf(row) === 'confirmation') return 'thanks'
  return row.nav === 'hidden' || row.layout === 'clean' ? 'flow' : 'page'
}

const userOf = (visitor: Visitor): Initialization['user_type'] => {
  if (visitor.kind === 'guest') return 'visitor'
  return (visitor.kind === 'customer' ? visitor.flags.prepaid : visitor.prepaid) ? 'prepaid' : 'postpaid'
}

const lineOf = (visitor: Visitor): Initialization['product_line'] => {
  if (visitor.kind !== 'customer') return 'none'
  return visitor.flags.isEsim ? 'esim' : 'sim'
}

/** Builds the event of an arrival from the columns of the route row and the flags of the session. */
export const initializationOf = (
  { pattern, asked, visitor }: Omit<Arrival, 'event'>,
  { row, referral, isInstalled }: Circumstances,
): Initialization => ({
  event: 'initialization',
  section: 'mijn',
  routing: pattern ?? 'not-found',
  location: asked ?? 'not-found',
  page_referral: referral,
  user_type: userOf(visitor),
  loggedin_status: visitor.kind === 'customer' ? 'logged-in' : 'logged-out',
  product_category: row?.product ?? null,
  product_line: lineOf(visitor),
  affiliation_type: isInstalled ? 'app' : 'web',
  content_type: contentOf(row),
  funnel_step: row && funnelOf(row),
})
