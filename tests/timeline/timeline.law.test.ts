import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { getTimeline, type TimelineRow } from '#model/timeline/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { customerOf } from '../law/law.ts'
import { passing } from './passing.ts'

/**
 * The clock goes from day to day and nobody does anything. Every row that was announced for a day is there on that day, and every row that
 * appears was announced the day before. What happened stays.
 */

const FROM = '2026-11-20'
/** Over the next invoices, a turn of the year and the end of periods. */
const DAYS = 45

/** What comes unannounced: others decide it, or it follows from use. */
const unannounced = (row: TimelineRow): boolean =>
  row.kind === 'message' ||
  row.kind === 'outage' ||
  (row.kind === 'payment' && ['topUp', 'autoTopUp', 'voucher', 'expired', 'mutual'].includes(row.of)) ||
  (row.kind === 'payment' && row.state !== 'paid') ||
  row.kind === 'missed'

const named = ({ id, day }: TimelineRow) => `${day} ${id}`

describe('the timeline, as the days go by', () => {
  test.each(accounts.map(({ number }) => number))(
    'account %i: when the clock moves on, then all that was announced comes, nothing else comes, and what came stays',
    async (number) => {
      const customer = await customerOf(number, FROM)
      let before = (await customer.read(getTimeline)).rows
      const lost: string[] = []
      const unheard: string[] = []
      const gone: string[] = []
      for (let day: Day = addDays(FROM, 1); day <= addDays(FROM, DAYS); day = addDays(day, 1)) {
        await customer.turnTo(day)
        const { rows } = await customer.read(getTimeline)
        const [here, announced] = [new Set(rows.map(named)), before.filter((row) => row.day === day)]
        lost.push(...announced.map(named).filter((name) => !here.has(name)))
        const heard = new Set(announced.map(named))
        unheard.push(
          ...rows
            .filter((row) => row.day === day && !unannounced(row))
            .map(named)
            .filter((name) => !heard.has(name)),
        )
        gone.push(
          ...before
            .filter((row) => row.day < day && !passing.includes(row.kind))
            .map(named)
            .filter((name) => !here.has(name)),
        )
        before = rows
      }
      expect({ lost, unheard, gone }).toEqual({ lost: [], unheard: [], gone: [] })
    },
  )
})
