import * as v from 'valibot'
import { runsInstalled } from '../pwa/install.ts'
import { collapsed, find } from '../routes/find.ts'
import { cart } from '../storage/registry.ts'
import { drop, keep, recall } from '../storage/rest.ts'
import { type Arrival, tellTo } from './announce.ts'
import { initializationOf } from './initialization.ts'
import { Item, type News, Pushed } from './vocabulary.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** More than so many are forgotten, the oldest first: nobody may be reading. */
const MOST = 200

/** Nothing of it leaves the page by itself: a deployment may forward it. What is not in the vocabulary is not pushed. */
function push(event: { event: string; ecommerce?: object }): void {
  const known = v.safeParse(Pushed, { section: 'mijn', ...event })
  if (!known.success) {
    // A fault of ours, in a screen: said without what is in the event, which may be anything.
    console.error(`the data layer does not know this event: ${event.event}`)
    return
  }
  window.dataLayer ??= []
  window.dataLayer.push(known.output)
  if (window.dataLayer.length > MOST) window.dataLayer.shift()
}

/** Where the visitor came from at a start, as the browser says it, of which only our own is looked at. */
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

/** What was put in the cart is remembered, so that taking it out can name it (spec 4 analytics state). */
function takeOut(): void {
  const items = v.safeParse(v.array(Item), recall(cart))
  drop(cart)
  if (items.success) push({ event: 'remove_from_cart', ecommerce: { currency, items: items.output } })
}

function sell({ event, ...ecommerce }: Extract<News, { items: unknown }>): void {
  // One thing at a time: another one takes its place.
  if (event === 'add_to_cart') {
    takeOut()
    keep(cart, ecommerce.items)
  }
  if (event === 'purchase') drop(cart)
  push({ event, ecommerce: { currency, ...ecommerce } })
}

/** From now on what is announced stands in `window.dataLayer`. `arrived`: somebody came to a screen. */
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
