import { redirectTarget } from '../domain/returnUrl.ts'

/** When to ask how a payment ended (ms after the time before): often at first, then less, for a minute (domain 1.11). */
export const POLLS_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000] as const
/** And after that, as long as somebody waits. */
export const POLL_ON_MS = 30_000

/**
 * The address of a page to pay on, when the customer may be sent there: over https on one of `hosts` or below it, or the path of a demo's own
 * bank. Null for anything else, however it is written: the customer is never sent to a stranger.
 */
export const bankAddress = (raw: string, origin: string, hosts: readonly string[], demoBank: string | null): string | null =>
  redirectTarget(raw, origin, hosts, (path) => path === demoBank)?.to ?? null
