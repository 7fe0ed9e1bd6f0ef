import { redirectTarget } from '#model/login/redirectTarget.ts'

/** The polling intervals (ms) of the first minute. */
export const POLLS_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000] as const
/** The polling interval after that (ms). */
export const POLL_ON_MS = 30_000

/**
 * Validates the address of a payment page: https on one of `hosts` or a subdomain, or the path of the demo bank. Null for anything else,
 * so that the customer never leaves for an unknown site.
 */
export const bankAddress = (raw: string, origin: string, hosts: readonly string[], demoBank: string | null): string | null =>
  redirectTarget(raw, origin, hosts, (path) => path === demoBank)?.to ?? null
