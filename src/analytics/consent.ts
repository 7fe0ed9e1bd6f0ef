import { cart, conversionData, cookieChoice, handsetHits } from '../storage/registry.ts'
import { drop, keep, recall } from '../storage/rest.ts'

/** What a visitor allows besides what is necessary. */
export type Choice = { analytics: boolean; marketing: boolean }

export const nothing: Choice = { analytics: false, marketing: false }
export const everything: Choice = { analytics: true, marketing: true }

/** What was chosen; null until the visitor has been asked, or when that was too long ago. */
export const choiceMade = (): Choice | null => recall(cookieChoice)

const listeners = new Set<() => void>()

/** Hears of a choice, in this tab or another. Answers what stops it. */
export function onChoice(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => key === cookieChoice.name && listener()
  listeners.add(listener)
  addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', elsewhere)
  }
}

/** Measuring begins with a yes; with a no it stops, and what is there of it goes. What came before the choice is never told. */
export function choose(choice: Choice): void {
  keep(cookieChoice, choice)
  if (choice.analytics) void measure()
  else {
    drop(cart)
    drop(conversionData)
    drop(handsetHits)
    delete window.conversionData
    window.dataLayer?.splice(0)
  }
  for (const listener of listeners) listener()
}

async function measure(): Promise<void> {
  try {
    ;(await import('./start.ts')).startMeasuring()
  } catch {
    // The connection went just now; the next start has another chance.
  }
}
