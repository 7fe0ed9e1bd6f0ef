import { describe, expect, test } from 'vitest'
import type { TimelineRow } from '#model/timeline/contract.ts'
import { aroundToday, forCalendar, groupOf, groupsIn, isTimelineGroup, refundsIn } from '#model/timeline/timeline.ts'

const on = (day: string, kind: 'stop' | 'firstTerm' | 'esim' = 'stop'): TimelineRow => ({ id: `${kind}-${day}`, kind, day })
const rows = [on('2026-10-03'), on('2026-11-02'), on('2026-11-20'), on('2026-11-28'), on('2027-01-02', 'esim')]
const ids = (some: readonly TimelineRow[]) => some.map(({ day }) => day)

describe('the timeline', () => {
  test('its order: when there are days before and after today, then it goes by month from the last to the first, around today', () => {
    const { ahead, now, past } = aroundToday(rows, '2026-11-20')
    expect(ahead.map(({ month, rows: own }) => [month, ids(own)])).toEqual([
      ['2027-01-01', ['2027-01-02']],
      ['2026-11-01', ['2026-11-28']],
    ])
    expect(ids(now)).toEqual(['2026-11-20'])
    expect(past.map(({ month, rows: own }) => [month, ids(own)])).toEqual([
      ['2026-11-01', ['2026-11-02']],
      ['2026-10-01', ['2026-10-03']],
    ])
  })

  test('the calendar: when rows are put in it, then only today and what comes', () => {
    expect(ids(forCalendar(rows, '2026-11-20'))).toEqual(['2026-11-20', '2026-11-28', '2027-01-02'])
  })

  test('refundsIn: when there are other rows, then only the refunds are left, the newest first', () => {
    const refund = (day: string): TimelineRow => ({
      id: `refund-${day}`,
      kind: 'refund',
      day,
      amount: 500,
      reason: 'outage',
      by: 'account',
      state: 'done',
      invoice: null,
    })
    expect(ids(refundsIn([refund('2026-10-05'), ...rows, refund('2027-01-08')]))).toEqual(['2027-01-08', '2026-10-05'])
  })

  test('the filter: when rows are of some groups, then only those are offered', () => {
    expect(groupsIn(rows)).toEqual(['contract', 'delivery'])
    expect(groupOf(on('2026-11-20', 'firstTerm'))).toBe('money')
    expect(['refund', 'alles', null].map(isTimelineGroup)).toEqual([true, false, false])
  })
})
