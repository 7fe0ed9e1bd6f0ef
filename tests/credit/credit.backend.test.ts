import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { splitLastName } from '#kit/typed/personName.ts'
import { sumOf } from '#kit/words/money.ts'
import { validUntil } from '#model/credit/credit.ts'
import { Overview } from '#model/overview/contract.ts'
import { LEAST_VALID_DAYS, switchTerms } from '#model/switching/switching.ts'
import type { PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { overviewOf } from '../../mocks/overview/overview.ts'
import { asOf } from '../../mocks/world/asOf.ts'
import { comingOf } from '../../mocks/world/coming.ts'
import { worldOf } from '../../mocks/world/world.ts'
import { switchOrder } from '../switching/switchOrder.ts'
import { accountSeen, prepaidOn } from '../world/seen.ts'
import { prepaidCustomer as customer, FIRST_SEEN as FIRST } from './prepaidCustomer.ts'

const noon = (day: Day) => momentOf(day, 12)

function seenFirst(number: number): PrepaidAccount {
  const account = prepaidOn(FIRST).find((one) => one.number === number)
  if (!account) throw new Error(`no account ${number}`)
  return account
}
const overviewOn = (account: PrepaidAccount, day: Day) => overviewOf(worldOf(asOf(account, [], noon(day)), day))

describe('credit stays valid for six months', () => {
  test('account 36 has a bundle and never uses it: when nothing happens, then the credit expires on the day that was told all along', () => {
    const gerrit = seenFirst(36)
    const told = gerrit.creditValidUntil
    expect(told).toBe(addDays(FIRST, 20))
    for (let day = FIRST; day <= told; day = addDays(day, 1)) {
      const overview = overviewOn(gerrit, day)
      expect([overview.creditValidUntil, overview.balance, overview.dataBundle?.used ?? 0]).toEqual([told, gerrit.balance, 0])
      const coming = comingOf(
        asOf(gerrit, [], noon(day)),
        v.parse(Overview, { ...overview, updatedAt: new Date(noon(day)).toISOString() }),
        day,
      )
      expect(coming).toContainEqual({ day: addDays(told, 1), name: 'Tegoed is verlopen', kind: 'other' })
    }
    expect(overviewOn(gerrit, addDays(told, 1))).toMatchObject({ balance: 0, creditValidUntil: told })
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
  test('account 36: when its payments are listed, then none of them would have kept its credit valid for longer', async () => {
    const gerrit = await customer(36)
    const { creditValidUntil } = await gerrit.overview()
    const payments: { at: string }[] = await gerrit.payments()
    expect(payments.length).toBeGreaterThan(0)
    for (const { at } of payments) expect(validUntil(dayOf(Date.parse(at))) <= creditValidUntil).toBe(true)
  })
  test('a bundle: when it is used, then the credit stays valid', async () => {
    const roos = await customer(31)
    await roos.turnTo('2026-11-23')
    await roos.buyAtBank('PP-XL', 2000)
    await roos.turnTo('2026-12-11')
    const { balance, dataBundle, creditValidUntil } = await roos.overview()
    expect(dataBundle.used).toBeGreaterThan(0)
    expect(balance).toBeGreaterThan(0)
    expect(creditValidUntil).toBe(validUntil('2026-12-11'))
  })
  test('expired credit: when it is lost, then the list of payments says how much', async () => {
    const gerrit = await customer(36)
    const { creditValidUntil, balance } = await gerrit.overview()
    await gerrit.turnTo(addDays(creditValidUntil, 1))
    const [newest] = await gerrit.payments()
    expect(newest).toMatchObject({ kind: 'expired', amount: balance, status: 'paid' })
    expect(dayOf(Date.parse(newest.at))).toBe(addDays(creditValidUntil, 1))
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

test('the cent of a linked account: when a subscription with a form for a foreign account is ordered, then it comes back once', async () => {
  const gerrit = await customer(36)
  const { firstName, lastName } = accountSeen(36, FIRST)
  const { lastName: LastName, infix: Insertion } = splitLastName(lastName)
  const personal = { ...switchOrder.personal, FirstName: firstName, Insertion, LastName }
  const ordered = await gerrit.write('pre2PostTransfer', { ...switchOrder, personal, Iban: 'BE68539007547034', startNow: false })
  expect(ordered.form).toBe(true)
  const { balance } = await gerrit.overview()
  const AccountPayment = { Amount: 1, Issuer: null, ReturnURL: 'http://localhost:4173/betaling-controleren' }
  const linking = { iban: 'NL91ABNA0417164300', password: 'steltloper-26', mandate: true, AccountPayment }
  const { payment } = await gerrit.write('updateIban', linking)
  await gerrit.decide(payment.id)
  expect((await gerrit.overview()).balance).toBe(balance + 1)

  const { startsOn } = switchTerms('yearBindingPeriod', false, FIRST)
  await gerrit.turnTo(addDays(startsOn, 40))
  const { invoices } = await gerrit.read('getInvoices')
  const all = await Promise.all(invoices.map(({ id }: { id: string }) => gerrit.read('getInvoice', { id })))
  const lines = all.flatMap((invoice) => invoice.lines) as { kind: string; amount: number }[]
  const back = (kind: string) => sumOf(lines.filter((line) => line.kind === kind))
  expect(back('verification')).toBe(0)
  expect(back('balanceFromPrepaid')).toBe(-(balance + 1))
})
