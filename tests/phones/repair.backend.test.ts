import * as v from 'valibot'
import { expect, test } from 'vitest'
import { momentOf } from '#kit/dates.ts'
import { Repair } from '#model/phones/contract/repair.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { visitor } from '../world/visitor.ts'

/** A Friday. */
const NOW = momentOf('2026-11-20', 12)

async function as(number: number) {
  const browser = visitor(createBackend({ latency: 0, clock: () => NOW }))
  await browser.as(number)
  return {
    ...browser,
    repair: async () => v.parse(Repair, (await browser.read('getRepair')).body.result),
    request: (problem = 'SCREEN', message = '') => browser.write('requestRepair', { problem, message }),
  }
}

test('a repair can be requested for a phone that was bought here and delivered', async () => {
  const having = []
  for (const { number } of accounts) if ((await (await as(number)).repair()).phone) having.push(number)
  expect(having).toEqual([16, 17])
})

test('the guarantee lasts two years from the delivery', async () => {
  expect((await (await as(16)).repair()).phone).toEqual({ name: 'Talura S2, 128 GB', warrantyUntil: '2028-06-20' })
  expect((await (await as(17)).repair()).phone).toMatchObject({ warrantyUntil: '2026-10-20' })
})

test('a repair moves on day by day, and another can be requested once it is sent back', async () => {
  const customer = await as(16)
  expect((await customer.request()).body.result).toEqual({ reference: 'RP-26016-001' })
  const states = []
  for (const day of ['2026-11-20', '2026-11-23', '2026-11-26', '2026-12-02']) {
    await customer.turn({ clock: day })
    states.push((await customer.repair()).request?.state)
  }
  expect(states).toEqual(['REQUESTED', 'LABEL_SENT', 'IN_REPAIR', 'SENT_BACK'])
  expect((await customer.request('OTHER', 'Hij gaat uit.')).body.result).toEqual({ reference: 'RP-26016-002' })
  await customer.turn({ clock: '2026-11-20' })
  expect((await customer.repair()).request).toMatchObject({ reference: 'RP-26016-001', state: 'REQUESTED' })
})
