import type { InvoiceLine, LineKind } from '../api/contract/invoices.ts'
import type { CostKind, Day } from '../api/contract/parts.ts'
import { sumOf } from './money.ts'
import { workdayFrom } from './workdays.ts'

/** The day of the invoice of a month: its first working day (domain 1.10). */
export const invoiceDateOf = (month: Day): Day => workdayFrom(month)

/** What so many days cost of something with a price a month, in cents: days × price × 12 / 365, rounded once (domain 3.5). */
export const proRata = (monthly: number, days: number): number => Math.round((days * monthly * 12) / 365)

/** The groups of an invoice, in their order (domain 1.10). */
export const lineGroups = ['fixed', 'outside', 'phone', 'thirdParty', 'once', 'discount'] as const
export type LineGroup = (typeof lineGroups)[number]

const groupOf: Record<LineKind, LineGroup> = {
  dataBundle: 'fixed',
  voiceBundle: 'fixed',
  smsBundle: 'fixed',
  dataCap: 'fixed',
  proRata: 'fixed',
  correction: 'fixed',
  extraData: 'once',
  extraVoice: 'once',
  data: 'outside',
  voice: 'outside',
  sms: 'outside',
  abroad: 'outside',
  instalment: 'phone',
  service: 'thirdParty',
  thirdParty: 'thirdParty',
  simReplacement: 'once',
  reminderCosts: 'once',
  collectionCosts: 'once',
  terminationFee: 'once',
  other: 'once',
  household: 'discount',
  verification: 'discount',
  balanceFromPrepaid: 'discount',
  credit: 'discount',
}

/** The lines that tell what was used outside the bundle. */
export const outsideKinds = ['data', 'voice', 'sms', 'abroad', 'service'] as const satisfies readonly CostKind[]

type Grouped = { group: LineGroup; lines: InvoiceLine[]; amount: number }

/** Lines by group; a group without lines is left out. */
export const grouped = (lines: readonly InvoiceLine[]): Grouped[] =>
  lineGroups.flatMap((group) => {
    const own = lines.filter(({ kind }) => groupOf[kind] === group)
    return own.length === 0 ? [] : [{ group, lines: own, amount: sumOf(own) }]
  })

/** What is paid in advance, month by month. */
const inAdvance: ReadonlySet<LineKind> = new Set([
  'dataBundle',
  'voiceBundle',
  'smsBundle',
  'dataCap',
  'proRata',
  'household',
  'instalment',
])

type Parted<Line> = { /** New since the invoice before it. */ since: Line[] /** Fixed, for its own month. */; ahead: Line[] }

/**
 * An invoice in its two parts (domain 1.10): what came since the one before it (bought, used, corrected), and what its own month costs anyway.
 * Together they are the invoice: no line stands in both.
 */
export function partsOf<Line extends Pick<InvoiceLine, 'kind' | 'from'>>(invoice: {
  month: Day
  lines: readonly Line[]
}): Parted<Line> {
  const isAhead = ({ kind, from }: Line) => inAdvance.has(kind) && from >= invoice.month
  return { since: invoice.lines.filter((line) => !isAhead(line)), ahead: invoice.lines.filter(isAhead) }
}

/** Paying back a loan, what was paid for before, and costs of being late carry no VAT (domain 1.10). */
const untaxed: ReadonlySet<LineKind> = new Set([
  'instalment',
  'balanceFromPrepaid',
  'verification',
  'reminderCosts',
  'collectionCosts',
])
export const isTaxed = ({ kind }: Pick<InvoiceLine, 'kind'>): boolean => !untaxed.has(kind)

const VAT = 1.21

export type Vat = { excl: number; vat: number; incl: number; untaxed: number }

/** VAT once an invoice and not once a line: excl = round(incl / 1.21), vat = incl - excl; what carries none stands apart (domain 1.10). Cents. */
export function vatOf(lines: readonly Pick<InvoiceLine, 'kind' | 'amount'>[]): Vat {
  const incl = sumOf(lines.filter(isTaxed))
  const excl = Math.round(incl / VAT)
  return { excl, vat: incl - excl, incl, untaxed: sumOf(lines) - incl }
}

/** What made the amount differ: cents more or less than before. */
export type Step = { kind: LineKind; amount: number }

/** Two invoices, kind by kind: only what differs, in the order in which lines stand. The steps add up to the difference. */
export function differenceOf(now: readonly InvoiceLine[], before: readonly InvoiceLine[]): Step[] {
  const kinds = new Set([...grouped(now), ...grouped(before)].flatMap(({ lines }) => lines.map(({ kind }) => kind)))
  const order = (kind: LineKind) => lineGroups.indexOf(groupOf[kind])
  const of = (lines: readonly InvoiceLine[], wanted: LineKind) => sumOf(lines.filter(({ kind }) => kind === wanted))
  return [...kinds]
    .toSorted((a, b) => order(a) - order(b))
    .map((kind) => ({ kind, amount: of(now, kind) - of(before, kind) }))
    .filter(({ amount }) => amount !== 0)
}

/** One bar of the drawing: from where to where it reaches (cents). */
export type Bar = { kind: LineKind | 'before' | 'now'; from: number; to: number }

/** The old amount, a bar for every step that begins where the last one ended, and the new amount. */
export function waterfall(before: number, steps: readonly Step[]): Bar[] {
  let level = before
  const bars = steps.map(({ kind, amount }): Bar => {
    const from = level
    level += amount
    return { kind, from, to: level }
  })
  return [{ kind: 'before', from: 0, to: before }, ...bars, { kind: 'now', from: 0, to: level }]
}

/** Newest first, by year. */
export const byYear = <Invoice extends { month: Day }>(invoices: readonly Invoice[]): [string, Invoice[]][] => [
  ...Map.groupBy(invoices, ({ month }) => month.slice(0, 4)),
]
