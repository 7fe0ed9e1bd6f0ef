import * as v from 'valibot'
import { runsInstalled } from '../pwa/install.ts'
import { collapsed, find } from '../router/find.ts'
import { readItem, removeItem, writeItem } from '../storage/items.ts'
import { cart } from '../storage/registry.ts'
import { type Arrival, tellTo } from './announce.ts'
import { initializationOf } from './initialization.ts'
import { Item, type News, Pushed } from './vocabulary.ts'

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
