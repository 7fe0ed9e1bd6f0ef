import type { CostKind, Day } from '#kit/parts.ts'
import { sumOf } from '#kit/words/money.ts'
import { workdayFrom } from '#kit/workdays.ts'
import type { InvoiceLine, LineKind } from './contract/invoices.ts'

/** The date of the invoice of a month: its first working day (domain 1.10). */
export const invoiceDateOf = (month: Day): Day => workdayFrom(month)

/** The price (cents) of a number of days at a monthly price: days × price × 12 / 365, rounded once (domain 3.5). */
export const proRata = (monthly: number, days: number): number => Math.round((days * monthly * 12) / 365)

/** The groups of invoice lines, in order (domain 1.10). */
const lineGroups = ['fixed', 'outside', 'phone', 'thirdParty', 'once', 'discount'] as const
export type LineGroup = (typeof lineGroups)[number]

type LineNature = {
  group: LineGroup
  /** Charged in advance for the invoice month. */
  isAhead?: true
  /** Carries no VAT: loan instalments, earlier payments and late fees (domain 1.10). */
  isUntaxed?: true
}

/** The group of each kind of line, and how it is charged. */
const natures: Record<LineKind, LineNature> = {
  dataBundle: { group: 'fixed', isAhead: true },
  voiceBundle: { group: 'fixed', isAhead: true },
  smsBundle: { group: 'fixed', isAhead: true },
  dataCap: { group: 'fixed', isAhead: true },
  proRata: { group: 'fixed', isAhead: true },
  correction: { group: 'fixed' },
  extraData: { group: 'once' },
  extraVoice: { group: 'once' },
  data: { group: 'outside' },
  voice: { group: 'outside' },
  sms: { group: 'outside' },
  abroad: { group: 'outside' },
  instalment: { group: 'phone', isAhead: true, isUntaxed: true },
  service: { group: 'thirdParty' },
  thirdParty: { group: 'thirdParty' },
  simReplacement: { group: 'once' },
  reminderCosts: { group: 'once', isUntaxed: true },
  collectionCosts: { group: 'once', isUntaxed: true },
  terminationFee: { group: 'once' },
  other: { group: 'once' },
  household: { group: 'discount', isAhead: true },
  verification: { group: 'discount', isUntaxed: true },
  compensation: { group: 'discount' },
  balanceFromPrepaid: { group: 'discount', isUntaxed: true },
  credit: { group: 'discount' },
}

const groupOf = (kind: LineKind): LineGroup => natures[kind].group

/** True for a discount of every month, which is a line of its own wherever the price of the subscription is a sum. */
export const isMonthlyDiscount = (kind: LineKind): boolean => groupOf(kind) === 'discount' && natures[kind].isAhead === true

/** The line kinds of usage outside the bundle. */
export const outsideKinds = ['data', 'voice', 'sms', 'abroad', 'service'] as const satisfies readonly CostKind[]

type Grouped = { group: LineGroup; lines: InvoiceLine[]; amount: number }

/** Lines by group, without empty groups. */
export const grouped = (lines: readonly InvoiceLine[]): Grouped[] =>
  lineGroups.flatMap((group) => {
    const own = lines.filter(({ kind }) => groupOf(kind) === group)
    return own.length === 0 ? [] : [{ group, lines: own, amount: sumOf(own) }]
  })

type Parted<Line> = {
  /** New since the previous invoice. */
  since: Line[]
  /** Fixed costs of the invoice month. */
  ahead: Line[]
}

/**
 * Splits an invoice into its fixed costs, charged ahead for its own month, and everything since the previous invoice: purchases, usage and
 * corrections (domain 1.10). Each line is in one part.
 */
export function partsOf<Line extends Pick<InvoiceLine, 'kind' | 'from'>>(invoice: {
  month: Day
  lines: readonly Line[]
}): Parted<Line> {
  const isAhead = ({ kind, from }: Line) => natures[kind].isAhead === true && from >= invoice.month
  return { since: invoice.lines.filter((line) => !isAhead(line)), ahead: invoice.lines.filter(isAhead) }
}

const VAT = 1.21

type Vat = { excl: number; vat: number; incl: number; untaxed: number }

/**
 * VAT in cents, rounded once per invoice: excl = round(incl / 1.21), vat = incl - excl. Untaxed lines are summed separately (domain 1.10).
 */
export function vatOf(lines: readonly Pick<InvoiceLine, 'kind' | 'amount'>[]): Vat {
  const incl = sumOf(lines.filter(({ kind }) => !natures[kind].isUntaxed))
  const excl = Math.round(incl / VAT)
  return { excl, vat: incl - excl, incl, untaxed: sumOf(lines) - incl }
}

/** The difference of one line kind between two invoices, in cents. */
type SumStep = { kind: LineKind; amount: number }

/** Compares two invoices per line kind, in display order. The steps add up to the total difference; equal kinds are left out. */
export function invoiceDifference(now: readonly InvoiceLine[], before: readonly InvoiceLine[]): SumStep[] {
  const kinds = new Set([...grouped(now), ...grouped(before)].flatMap(({ lines }) => lines.map(({ kind }) => kind)))
  const order = (kind: LineKind) => lineGroups.indexOf(groupOf(kind))
  const of = (lines: readonly InvoiceLine[], wanted: LineKind) => sumOf(lines.filter(({ kind }) => kind === wanted))
  return [...kinds]
    .toSorted((a, b) => order(a) - order(b))
    .map((kind) => ({ kind, amount: of(now, kind) - of(before, kind) }))
    .filter(({ amount }) => amount !== 0)
}

/** One bar of the waterfall chart, from and to a level in cents. */
export type Bar = { kind: LineKind | 'before' | 'now'; from: number; to: number }

/** The bars of a waterfall chart: the old amount, one bar per step that starts where the last one ended, and the new amount. */
export function waterfall(before: number, steps: readonly SumStep[]): Bar[] {
  let level = before
  const bars = steps.map(({ kind, amount }): Bar => {
    const from = level
    level += amount
    return { kind, from, to: level }
  })
  return [{ kind: 'before', from: 0, to: before }, ...bars, { kind: 'now', from: 0, to: level }]
}

/** Groups invoices by year, newest first. */
export const invoicesByYear = <Invoice extends { month: Day }>(invoices: readonly Invoice[]): [string, Invoice[]][] => [
  ...Map.groupBy(invoices, ({ month }) => month.slice(0, 4)),
]
