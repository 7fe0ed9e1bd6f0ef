import { expect, test } from 'vitest'
import type { Day } from '#kit/parts.ts'
import { balanceState, validityOf, validUntil } from '#model/credit/credit.ts'

test.each<[Day, Day]>([
  ['2026-11-20', '2027-05-20'],
  ['2026-08-31', '2027-02-28'],
])('credit of %s can be used until %s: 6 months (domain 1.5)', (day, until) => expect(validUntil(day)).toBe(until))

test.each<[Day, Day, ReturnType<typeof validityOf>]>([
  ['2027-05-20', '2027-04-19', 'valid'],
  ['2027-05-20', '2027-04-20', 'expiring'],
  ['2027-05-20', '2027-05-20', 'expiring'],
  ['2027-05-20', '2027-05-21', 'expired'],
  ['2027-03-31', '2027-02-28', 'expiring'],
])('valid until %s, on %s: %s; warned at 5 months (domain 1.5)', (until, today, validity) =>
  expect(validityOf(until, today)).toBe(validity),
)

test.each([
  [250, 'enough'],
  [249, 'low'],
  [1, 'low'],
  [0, 'empty'],
  [-5, 'empty'],
])('%i cents: %s; low below € 2,50 (domain 1.5)', (balance, state) => expect(balanceState(balance)).toBe(state))
