/**
 * The messages that come with the clock. A customer is looked at in the morning of each day, before and after each event, and at the end of
 * an outage; each subject tells what changed since. So a message follows from the world alone: the clock may go back and forth.
 */
import { addDays, dayOf, momentOf } from '#kit/dates.ts'
import { ofCostLimit } from '../costs/messages.ts'
import { ofInvoices } from '../invoices/messages.ts'
import { ofQuestions } from '../invoices/questions.ts'
import { ofOutages } from '../outage/messages.ts'
import { lastingOutages } from '../outage/world.ts'
import { ofRepair } from '../phones/repair.ts'
import { ofPorting } from '../porting/messages.ts'
import { ofDataRequest } from '../profile/dataRequest.ts'
import { type Browser, customerIn, eventsOf, type Message } from '../server/browsers.ts'
import { ofBundles, ofWorldCosts } from '../usage/messages.ts'
import { doneBy } from './asOf.ts'
import type { WorldEvent } from './events.ts'
import type { Standing, Subject } from './message.ts'

const subjects: readonly Subject[] = [
  ofPorting,
  ofInvoices,
  ofQuestions,
  ofBundles,
  ofWorldCosts,
  ofCostLimit,
  ofOutages,
  ofRepair,
  ofDataRequest,
]

/** The hour at which the messages of a day are sent. */
const MORNING = 9

/** As far as the messages of a customer were followed. */
type Walk = {
  readonly events: readonly WorldEvent[]
  readonly seen: number
  readonly first: number
  last: Standing
  readonly sent: Set<string>
  readonly messages: Message[]
}

const walks = new WeakMap<Browser, Map<number, Walk>>()

/** The moments after one until another (ms) at which something may have changed. */
function momentsBetween(browser: Browser, number: number, { events, seen, last }: Walk, now: number): number[] {
  const mornings: number[] = []
  for (let day = dayOf(last.at); day <= dayOf(now); day = addDays(day, 1)) mornings.push(momentOf(day, MORNING))
  const ends = lastingOutages(customerIn(browser, number, seen), seen).flatMap(({ until }) => until ?? [])
  const all = [...mornings, ...ends, ...events.flatMap(({ at }) => [at - 1, at])]
  return [...new Set(all)].filter((at) => at > last.at && at <= now).toSorted((one, other) => one - other)
}

function standingAt(browser: Browser, number: number, at: number): Standing {
  return { account: customerIn(browser, number, at), at, events: doneBy(eventsOf(browser, number), at) }
}

function walkOf(browser: Browser, number: number, seen: number, from: number): Walk {
  const own = walks.get(browser) ?? new Map<number, Walk>()
  walks.set(browser, own)
  const events = eventsOf(browser, number)
  // The clock may have gone back before an event.
  const first = Math.max(from, Math.min(seen, ...events.map(({ at }) => at - 1)))
  const known = own.get(number)
  if (known && known.events === events && known.seen === seen && known.first === first) return known
  const begun = { events, seen, first, last: standingAt(browser, number, first), sent: new Set<string>(), messages: [] }
  own.set(number, begun)
  return begun
}

/** The messages of a customer between two moments (ms) that come by themselves, oldest first. */
export function promisedTo(browser: Browser, number: number, now: number, from = Number.NEGATIVE_INFINITY): Message[] {
  const seen = browser.seen[number]
  if (seen === undefined) return []
  const walk = walkOf(browser, number, seen, from)
  for (const at of momentsBetween(browser, number, walk, now)) {
    const is = standingAt(browser, number, at)
    for (const subject of subjects)
      for (const { once, ...told } of subject(walk.last, is)) {
        if (once !== undefined && walk.sent.has(once)) continue
        if (once !== undefined) walk.sent.add(once)
        walk.messages.push({ ...told, at, link: null })
      }
    walk.last = is
  }
  return walk.messages.filter(({ at }) => at <= now)
}
