import { expect, test } from 'vitest'
import { copy as completeCopy } from '#features/bundles/compleet/copy.ts'
import { benefitsOf, doublingsOf } from '#features/bundles/compleet/sizes.ts'
import { canActivateComplete } from '#model/bundles/bundles.ts'
import { completeStatus } from '#model/bundles/contract/complete.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { answerOf } from '../world/told.ts'

const complete = { completeStatus: 'ELIGIBLE', expectedOn: null } as const
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const shown = (given: Pick<Parameters<typeof doublingsOf>[0], 'data' | 'voice'>) =>
  doublingsOf({ ...complete, ...given }).map(({ title, before, after }) => `${title}: ${plain(before)} > ${plain(after)}`)

test('sizes are doubled (spec 5 data-size display, domain 1.22)', () => {
  const data = { size: 10_000, additionalCompleteSize: 10_000, isUnlimited: false }
  const voice = { size: 200, additionalCompleteSize: 200, isUnlimited: false }
  expect(shown({ data, voice })).toEqual(['Internet: 10 GB > 20 GB', 'Bellen: 200 min > 400 min'])
})

test('unlimited cannot be doubled, and what is not there is not shown', () => {
  const voice = { size: 0, additionalCompleteSize: 0, isUnlimited: true }
  expect(shown({ data: null, voice })).toEqual(['Bellen: Onbeperkt > Onbeperkt'])
})

test('what is promised is what becomes more: not the calling that is unlimited already', () => {
  const data = { size: 10_000, additionalCompleteSize: 10_000, isUnlimited: false }
  const voice = { size: 0, additionalCompleteSize: 0, isUnlimited: true }
  expect(benefitsOf({ ...complete, data, voice })).toEqual(['2 keer zoveel internet', 'Geen extra kosten'])
  expect(benefitsOf({ ...complete, data: voice, voice })).toEqual([])
})

test.each([
  [1, true, 'Je kunt Compleet aanzetten.'],
  [20, false, 'Compleet staat aan. Je bundels zijn verdubbeld.'],
  [21, false, 'Compleet staat aan. We controleren je gegevens bij onze partner. Je hoeft niets te doen.'],
  [2, false, 'Je kunt Compleet nu niet aanzetten. We vinden op jouw adres geen internet van onze partner.'],
] as const)('account %d: it can be turned on: %s', (number, may, said) => {
  const account = accountOf(number)
  const told = account && answerOf(completeStatus, account, '2026-11-20')
  if (!told) throw new Error(`account ${number} has no subscription`)
  expect(completeCopy.status[told.completeStatus]).toBe(said)
  expect(canActivateComplete(told.completeStatus, 'Active')).toBe(may)
})
