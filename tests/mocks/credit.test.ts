import { describe, expect, test } from 'vitest'
import type { PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { asOf } from '../../mocks/world/asOf.ts'
import { overviewOf } from '../../mocks/world/overview.ts'
import { worldOf } from '../../mocks/world/world.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { validUntil } from '../../src/domain/credit.ts'
import { addDays, momentOf } from '../../src/domain/dates.ts'
import { LEAST_VALID_DAYS, switchTerms } from '../../src/domain/switching.ts'
import { prepaidCustomer as customer, FIRST_SEEN as FIRST } from './prepaidCustomer.ts'
import { prepaidOn } from './seen.ts'

const noon = (day: Day) => momentOf(day, 12)

function seenFirst(number: number): PrepaidAccount {
  const account = prepaidOn(FIRST).find((one) => one.number === number)
  if (!account) throw new Error(`no account ${number}`)
  return account
}
const overviewOn = (account: PrepaidAccount, day: Day) => overviewOf(worldOf(asOf(account, [], noon(day)), day))

describe('credit stays valid for six months', () => {
  test('after a day on which the sim was used, also when the bundle covered it', () => {
    const gerrit = seenFirst(36)
    expect(overviewOn(gerrit, FIRST).creditValidUntil).toBe(gerrit.creditValidUntil)
    const day = addDays(FIRST, 2)
    const { balance, creditValidUntil } = overviewOn(gerrit, day)
    expect([balance, creditValidUntil]).toEqual([gerrit.balance, validUntil(day)])
  })
  test('after use that a bundle covers, also once the credit is too low for anything else', () => {
    const roos = { ...seenFirst(31), balance: 0 }
    const days = [4, 6, 8, 10].map((count) => addDays(FIRST, count))
    expect(days.map((day) => overviewOn(roos, day).creditValidUntil)).toEqual(days.map(validUntil))
  })
  test('after a bundle that was paid at the bank', async () => {
    const julia = await customer(35)
    const { balance } = await julia.overview()
    await julia.turnTo('2027-01-10')
    await julia.buyAtBank('PP-L', 1500)
    expect(await julia.overview()).toMatchObject({ balance, creditValidUntil: '2027-07-10', dataBundle: { size: 10_000 } })
  })
  test('so that who uses a bundle from the bank keeps the credit', async () => {
    const gerrit = await customer(36)
    await gerrit.turnTo('2026-11-23')
    await gerrit.buyAtBank('PP-XL', 2000)
    await gerrit.turnTo('2026-12-11')
    const { balance, dataBundle, fixMeBarItems } = await gerrit.overview()
    expect(dataBundle.used).toBeGreaterThan(0)
    expect(balance).toBeGreaterThan(0)
    expect(fixMeBarItems).toEqual([])
  })
})

test('credit goes along to a subscription that begins after the last day on which it was valid', async () => {
  const julia = await customer(35)
  const { creditValidUntil, balance } = await julia.overview()
  const orderedOn = addDays(creditValidUntil, -LEAST_VALID_DAYS)
  await julia.turnTo(orderedOn)
  await julia.switchLater()
  const { startsOn } = switchTerms('yearBindingPeriod', false, orderedOn)
  expect(startsOn > creditValidUntil).toBe(true)
  await julia.turnTo(addDays(startsOn, -1))
  expect(await julia.overview()).toMatchObject({ balance, creditValidUntil: null, fixMeBarItems: [] })
  // who stays prepaid after all has it still
  await julia.stay()
  expect(await julia.overview()).toMatchObject({ balance, creditValidUntil: validUntil(addDays(startsOn, -1)) })
})

test('credit that has expired can no longer be kept', async () => {
  const thijs = await customer(30)
  const kinds = async () => {
    const { creditValidUntil, fixMeBarItems } = await thijs.overview()
    return { creditValidUntil, kinds: fixMeBarItems.map(({ templateType }: { templateType: string }) => templateType) }
  }
  await thijs.turnTo('2027-06-20')
  const { creditValidUntil, kinds: late } = await kinds()
  expect(creditValidUntil < '2027-06-20').toBe(true)
  expect(late).toEqual(['lowBalance'])
  await thijs.turnTo(creditValidUntil)
  expect((await kinds()).kinds).toContain('creditExpiring')
})
