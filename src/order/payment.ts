import { redirectTarget } from '../domain/returnUrl.ts'

/** When to ask how a payment ended (ms after the time before): often at first, then less, for two minutes. */
export const POLLS_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000] as const

/** The pretend bank of a build with a mock backend. */
const DEMO_BANK = '/demo/bank'

/**
 * The address of a page to pay on, when the customer may be sent there: over https on one of `hosts` or below it, or the demo's own bank.
 * Null for anything else, however it is written: the customer is never sent to a stranger.
 */
export const bankAddress = (raw: string, origin: string, hosts: readonly string[]): string | null =>
  redirectTarget(raw, origin, hosts, (path) => path === DEMO_BANK)?.to ?? null
