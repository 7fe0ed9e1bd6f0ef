import { addDays, addMonths, dayOf, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { addWorkdays } from '#kit/workdays.ts'
import type { Account, Description, PostpaidDescription, UnpaidInvoice, When } from '../../fixtures/accounts/account.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { keepNewest } from '../server/keepNewest.ts'
import { DEBIT_DAYS, invoicedOn } from './calendar.ts'
import { connectedAt } from './connection.ts'
import { dateOf, monthsOf } from './months.ts'

/** The first day of the month of the newest invoice. */
function newestInvoiceMonth(today: Day): Day {
  const month = startOfMonth(today)
  return invoicedOn(month) <= today ? month : addMonths(month, -1)
}

/** The calendar day of a relative day, for an account that is first seen today. */
function dayAt(when: When, today: Day): Day {
  if ('days' in when) return addDays(today, when.days)
  if ('months' in when) return addMonths(today, when.months)
  if ('eveOf' in when) return addDays(addMonths(addDays(today, when.eveOf.days), when.eveOf.months), -1)
  if ('workdays' in when) return addWorkdays(today, when.workdays)
  if ('firstOfMonth' in when) return addMonths(startOfMonth(today), when.firstOfMonth)
  return addMonths(newestInvoiceMonth(today), when.invoiceMonths)
}

const kindsOfWhen = ['days', 'months', 'eveOf', 'workdays', 'firstOfMonth', 'invoiceMonths']

/** Trips have a number of days too, but with other fields. */
function isWhen(value: object): value is When {
  const [name = '', another] = Object.keys(value)
  return another === undefined && kindsOfWhen.includes(name)
}

/** A part without relative days stays the same object, so that all visitors share what is made up for it, such as calls. */
function withDays(value: unknown, today: Day): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isWhen(value)) return dayAt(value, today)
  const parts: [string, unknown][] = Object.entries(value)
  const placedParts = parts.map(([name, part]) => [name, withDays(part, today)] as const)
  if (placedParts.every(([, part], at) => part === parts[at]?.[1])) return value
  return Array.isArray(value) ? placedParts.map(([, part]) => part) : Object.fromEntries(placedParts)
}

/** The arrangement of a test account covers invoices that have been open for this many days. */
const ARRANGED_DAYS = 30

/** The minimum age in days of an invoice in this state. */
const oldEnough: Record<UnpaidInvoice['state'], number> = { open: 0, failed: DEBIT_DAYS + 1, arranged: ARRANGED_DAYS, paid: 0 }

/** Assigns each exceptional state to the newest invoice that is old enough for it. */
function unpaidOf(
  account: Extract<Account, { type: 'Postpaid' }>,
  described: PostpaidDescription['unpaid'],
  today: Day,
): UnpaidInvoice[] {
  const left = [...described]
  return monthsOf(account, today).flatMap((month) => {
    const [next] = left
    if (!next || addDays(dateOf(account, month), oldEnough[next.state]) > today) return []
    left.shift()
    return { ...next, month }
  })
}

/** A porting request that waits for its code was sent this long ago (ms). */
const CODE_SENT_BEFORE = 2 * 3_600_000

/** A test account at the moment (ms) when it is first seen. From then on it ages with the clock. */
export function placed(description: Description, seenAt: number): Account {
  const today = dayOf(seenAt)
  // Every relative day has become a calendar day, which TypeScript cannot see.
  const account = connectedAt({ ...(withDays(description, today) as Account), seenAt }, seenAt)
  if (account.type === 'Prepaid' || description.type === 'Prepaid') return account
  const { porting } = account
  const subscriber = {
    ...account,
    porting: porting?.step === 'sms' ? { ...porting, codesSent: [seenAt - CODE_SENT_BEFORE] } : porting,
  }
  return { ...subscriber, unpaid: unpaidOf({ ...subscriber, unpaid: [] }, description.unpaid, today) }
}

/**
 * Caches placed accounts, least recently used first: the same account and moment give the same object. Everything that is made up about an
 * account stays with it, a tenth of a megabyte and more.
 */
const known = new Map<string, Account>()
const MOST_KNOWN = 100

/** The account with this number, first seen at a moment (ms). Throws for an unknown number. */
export function accountAt(number: number, seenAt: number): Account {
  const key = `${number} ${seenAt}`
  const description = accountOf(number)
  if (!description) throw new Error(`There is no account ${number}`)
  const account = known.get(key) ?? placed(description, seenAt)
  keepNewest(known, key, account, MOST_KNOWN)
  return account
}
