import type { Visitor } from '../domain/visitor.ts'
import { cookieChoice } from '../storage/registry.ts'
import { recall } from '../storage/rest.ts'
import type { News } from './vocabulary.ts'

/** A screen is shown: its path in the table, null when there is none, and that of the address; who sees it. */
export type Arrival = { event: 'arrival'; pattern: string | null; asked: string | null; visitor: Visitor }

/** With the screen before it in this page; null at the first one. */
type Announced = News | (Arrival & { before: string | null })

/** Has the visitor agreed to being measured? Until then, and after a no, nothing is told (decisions D12). */
export const mayMeasure = (): boolean => recall(cookieChoice)?.analytics === true

/** What was announced while the code of the data layer was on its way. */
let early: Announced[] = []
let hears: ((news: Announced) => void) | null = null

/** The screen that is shown, known to this page alone: after a yes the next one tells where it was come from. */
let shown: string | null = null

/** Tells the data layer, when that is allowed at this moment; else it never hears of it. */
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

/** The data layer is there. */
export function tellTo(listener: (news: Announced) => void): void {
  hears = listener
  const waiting = early
  early = []
  for (const news of waiting) tell(news)
}
