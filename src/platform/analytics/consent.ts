import { readItem, removeItem, writeItem } from '../storage/items.ts'
import { cart, conversionData, cookieChoice, handsetHits } from '../storage/registry.ts'

export type ConsentChoice = { analytics: boolean; marketing: boolean }

export const noConsent: ConsentChoice = { analytics: false, marketing: false }
export const everything: ConsentChoice = { analytics: true, marketing: true }

/** The stored choice; null before the visitor was asked and after the choice has expired. */
export const choiceMade = (): ConsentChoice | null => readItem(cookieChoice)

const listeners = new Set<() => void>()

/** Listens for a choice in this tab or another. Returns the unsubscribe function. */
export function onChoice(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => key === cookieChoice.name && listener()
  listeners.add(listener)
  addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', elsewhere)
  }
}

/** Stores the choice. Yes starts measuring; no stops it and clears its data. Events before the choice are never reported. */
export function choose(choice: ConsentChoice): void {
  writeItem(cookieChoice, choice)
  if (choice.analytics) void measure()
  else forgetMeasured()
  for (const listener of listeners) listener()
}

/** Clears what this tab measured: each tab has its own. */
export function forgetMeasured(): void {
  removeItem(cart)
  removeItem(conversionData)
  removeItem(handsetHits)
  delete window.conversionData
  window.dataLayer?.splice(0)
}

async function measure(): Promise<void> {
  try {
    ;(await import('./measuring.ts')).startMeasuring()
  } catch {
    // The connection failed; the next start tries again.
  }
}
