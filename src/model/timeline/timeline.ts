import type { Day } from '#kit/parts.ts'
import type { TimelineKind, TimelineRow } from './contract.ts'

/** The groups by which the timeline can be filtered, in screen order. */
const timelineGroups = ['money', 'refund', 'contract', 'delivery', 'outage', 'message'] as const
export type TimelineGroup = (typeof timelineGroups)[number]

const others: Partial<Record<TimelineKind, TimelineGroup>> = {
  refund: 'refund',
  outage: 'outage',
  message: 'message',
  invoice: 'money',
  payment: 'money',
  pay: 'money',
  debit: 'money',
  term: 'money',
  lateTerm: 'money',
  settlement: 'money',
  firstTerm: 'money',
  extension: 'money',
  missed: 'money',
  credit: 'money',
  answer: 'money',
  ordered: 'delivery',
  parcel: 'delivery',
  return: 'delivery',
  phoneBack: 'delivery',
  sim: 'delivery',
  simComes: 'delivery',
  simActive: 'delivery',
  esim: 'delivery',
  repair: 'delivery',
  portingAsked: 'delivery',
  porting: 'delivery',
}

/** The group of a row; everything else is about the contract and the bundles (domain 1.25). */
export const groupOf = ({ kind }: Pick<TimelineRow, 'kind'>): TimelineGroup => others[kind] ?? 'contract'

export const isTimelineGroup = (text: string | null): text is TimelineGroup => timelineGroups.some((group) => group === text)

/** The groups that have rows, in screen order. */
export const groupsIn = (rows: readonly TimelineRow[]): TimelineGroup[] => {
  const found = new Set(rows.map(groupOf))
  return timelineGroups.filter((group) => found.has(group))
}

/** Rows of one month. `month`: its first day. */
export type TimelineMonth = { readonly month: Day; readonly rows: readonly TimelineRow[] }

const byMonth = (rows: readonly TimelineRow[]): TimelineMonth[] =>
  [...Map.groupBy(rows, ({ day }) => `${day.slice(0, 7)}-01`)].map(([month, own]) => ({ month, rows: own }))

/**
 * The timeline from the latest day to the earliest: what comes by month, what is of today, and what was by month (domain 1.25). `rows`: oldest
 * first.
 */
export function aroundToday(
  rows: readonly TimelineRow[],
  today: Day,
): { ahead: TimelineMonth[]; now: readonly TimelineRow[]; past: TimelineMonth[] } {
  const latest = rows.toReversed()
  return {
    ahead: byMonth(latest.filter(({ day }) => day > today)),
    now: latest.filter(({ day }) => day === today),
    past: byMonth(latest.filter(({ day }) => day < today)),
  }
}

type Refund = Extract<TimelineRow, { kind: 'refund' }>

/** The refunds among these rows, latest first (domain 1.25). */
export const refundsIn = (rows: readonly TimelineRow[]): Refund[] => rows.filter((row) => row.kind === 'refund').toReversed()

/** The rows that can go to a calendar: everything that is still to come, today included (domain 1.25). */
export const forCalendar = (rows: readonly TimelineRow[], today: Day): TimelineRow[] => rows.filter(({ day }) => day >= today)
