import { describe, expect, test } from 'vitest'
import { getCompensations } from '#model/outage/contract.ts'
import { getTimeline } from '#model/timeline/contract.ts'
import { refundsIn } from '#model/timeline/timeline.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { customerOf } from '../law/law.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

/** All that the demo can let happen to a customer, one at a time, from the same state. */

type Offered = { name: string; happening: { kind: string } }

const TODAY = '2026-11-20T12:00:00+01:00'
/** A week later: another provider tells of a number that leaves after some days. */
const LATER = '2026-11-27T12:00:00+01:00'

const browserOf = async (number: number) => {
  const browser = visitor(quickBackend())
  await browser.turn({ clock: TODAY })
  await browser.as(number)
  return {
    ...browser,
    offered: async () => (await browser.ask('GET', '/demo/world')).body.happenings as Offered[],
    async rowsLater() {
      await browser.turn({ clock: LATER })
      return JSON.stringify(Object((await browser.read('getTimeline')).body.result).rows)
    },
  }
}

/** An outage elsewhere ends, and the code of an eSIM is used: no screen tells either with a day. */
const silent: ReadonlySet<string> = new Set(['outage-over', 'esim-used'])

describe('the timeline, when something happens to a customer', () => {
  test.each(accounts.map(({ number }) => number))('account %i: whatever it is, then the timeline tells it', async (number) => {
    const untold: string[] = []
    const untouched = await browserOf(number)
    const offered = await untouched.offered()
    const without = await untouched.rowsLater()
    for (const { name, happening } of offered) {
      const browser = await browserOf(number)
      const { status } = await browser.ask('POST', '/demo/happen', happening)
      expect(status, name).toBe(200)
      if (!silent.has(happening.kind) && (await browser.rowsLater()) === without) untold.push(happening.kind)
    }
    expect(untold).toEqual([])
  })
})

describe('money back for an outage', () => {
  test.each(accounts.map(({ number }) => number))(
    'account %i: when there is a compensation, then the timeline has it as a refund, before and after its day',
    async (number) => {
      const customer = await customerOf(number, '2026-11-20')
      await customer.happen({ kind: 'outage-struck', hours: 14, isOver: true })
      for (const day of ['2026-11-21', '2026-12-01', '2027-01-20']) {
        await customer.turnTo(day)
        const told = refundsIn((await customer.read(getTimeline)).rows).filter(({ reason }) => reason === 'outage')
        const ended = (await customer.read(getCompensations)).filter(({ until }) => until !== null)
        expect(told.map(({ amount, state }) => [amount, state]).toSorted()).toEqual(
          ended.map(({ amount, paid }) => [amount, paid === null ? 'coming' : 'done']).toSorted(),
        )
      }
    },
  )
})
