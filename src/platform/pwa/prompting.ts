import { now } from '#kit/clock.ts'
import { readItem, writeItem } from '../storage/items.ts'
import { installChoice } from '../storage/registry.ts'
import { installation, offer } from './install.ts'

/** True when the browser would show its install prompt. */
export const mayInstall = (): boolean => offer.event !== undefined

/** Shows the browser's install prompt; true when the customer accepted. */
export async function install(): Promise<boolean> {
  const asking = offer.event?.prompt()
  if (!asking) return false
  offer.event = undefined // a prompt works once
  const { outcome } = await asking
  installation.invited = false
  return outcome === 'accepted'
}

/** "Niet nu": hides the card for 90 days. */
export function declineInstall(): void {
  const choice = readItem(installChoice)
  if (choice) writeItem(installChoice, { ...choice, dismissedAt: now() })
  installation.invited = false
}
