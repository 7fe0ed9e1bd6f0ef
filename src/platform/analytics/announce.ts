import type { Visitor } from '#model/visitor.ts'
import { readItem } from '../storage/items.ts'
import { cookieChoice } from '../storage/registry.ts'
import type { News } from './vocabulary.ts'

/** A screen is shown. `pattern`: its path in the route table, null for none; `asked`: the path of the address; `visitor`: who sees it. */
export type Arrival = { event: 'arrival'; pattern: string | null; asked: string | null; visitor: Visitor }

/** An arrival also carries the previous screen in this page; null for the first one. */
type Announced = News | (Arrival & { before: string | null })

/** True once the visitor has agreed to analytics; nothing is announced without that consent. */
export const mayMeasure = (): boolean => readItem(cookieChoice)?.analytics === true

/** News announced while the data layer was still loading. */
let early: Announced[] = []
let hears: ((news: Announced) => void) | null = null

/** The screen shown now, kept in this page only. After consent the next arrival names it as the previous screen. */
let shown: string | null = null

/** Announces to the data layer; without consent the news is dropped for good. */
export function announce(news: News | Arrival): void {
  if (news.event !== 'arrival') tell(news)
  else {
    const before = shown
    shown = news.pattern ?? 'not-found'
    tell({ ...news, before })
  }
}

function tell(news: Announced): void {
  if (!mayMeasure()) return
  if (hears) hears(news)
  else early.push(news)
}

/** Registers the data layer and hands it the news that waited. */
export function tellTo(listener: (news: Announced) => void): void {
  hears = listener
  const waiting = early
  early = []
  for (const news of waiting) tell(news)
}
