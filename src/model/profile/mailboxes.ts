/** For so long after a change, codes go to the former e-mail address (ms). */
export const FORMER_COUNTS = 24 * 3_600_000

/** `until` (ms): when another address took its place. */
type FormerEmail = { readonly email: string; readonly until: number }
type Mailboxes = { readonly email: string; readonly formerEmails: readonly FormerEmail[] }

const lately = ({ formerEmails }: Mailboxes, now: number): readonly FormerEmail[] =>
  formerEmails.filter(({ until }) => until <= now && until > now - FORMER_COUNTS)

/**
 * The address that codes and password links go to at a moment (ms): the one of a day ago. So whoever changes the address with the password
 * alone cannot open a lock with it, and its owner hears of it in time.
 */
export const codesGoTo = (mailboxes: Mailboxes, now: number): string => lately(mailboxes, now)[0]?.email ?? mailboxes.email

/** The former address that codes still go to, and until when (ms); null when they go to the address of now. */
export function formerInUse(mailboxes: Mailboxes, now: number): { email: string; until: number } | null {
  const [first] = lately(mailboxes, now)
  if (!first || first.email === mailboxes.email) return null
  return { email: first.email, until: first.until + FORMER_COUNTS }
}

/** The addresses that warnings go to at a moment (ms): that of now, and every one that was used in the last day. */
export const warningsGoTo = (mailboxes: Mailboxes, now: number): readonly string[] => [
  ...new Set([mailboxes.email, ...lately(mailboxes, now).map(({ email }) => email)]),
]
