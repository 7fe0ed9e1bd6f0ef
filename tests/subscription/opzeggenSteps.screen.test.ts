import { expect, test } from 'vitest'
import { endOf, endsFor, hasOffer, type TerminationAnswers, terminateSteps } from '#features/subscription/opzeggen/draft.ts'
import { admittedStep, stepsOf } from '#page/flow/steps.ts'

const TODAY = '2026-11-20'
const answers = (known: Partial<TerminationAnswers>): TerminationAnswers => ({
  reason: null,
  isDeclined: false,
  endsOn: null,
  offer: null,
  ...known,
})
const at = (known: Partial<TerminationAnswers>, asked: string) => admittedStep(terminateSteps, answers(known), asked)

test('one step after the other', () => {
  expect(at({}, 'bevestigen')).toBe('reden')
  expect(at({ reason: 'OTHER' }, 'bevestigen')).toBe('datum')
  expect(at({ reason: 'OTHER', endsOn: '2026-12-20' }, 'bevestigen')).toBe('bevestigen')
  expect(at({ reason: 'OTHER' }, 'aanbod')).toBe('reden')
})

test('one offer, to who finds it too dear and can do better', () => {
  expect(hasOffer({ reason: 'TOO_MUCH', offer: 300 })).toBe(true)
  expect(hasOffer({ reason: 'TOO_MUCH', offer: null })).toBe(false)
  expect(hasOffer({ reason: 'COVERAGE', offer: 300 })).toBe(false)
  expect(hasOffer({ reason: 'DECEASED', offer: 300 })).toBe(false)
  const dear = answers({ reason: 'CHEAPER_ELSEWHERE', offer: 300 })
  expect(stepsOf(terminateSteps, dear).filter(({ path }) => path === 'aanbod')).toHaveLength(1)
  expect(at({ ...dear, endsOn: '2026-12-20' }, 'bevestigen')).toBe('aanbod')
  expect(at({ ...dear, endsOn: '2026-12-20', isDeclined: true }, 'bevestigen')).toBe('bevestigen')
})

test('the end of the contract is a choice only while it is worth waiting for', () => {
  expect(endsFor({ contractEnd: '2027-05-14' }, 'OTHER', TODAY).contract).toBe('2027-05-14')
  expect(endsFor({ contractEnd: '2026-12-20' }, 'OTHER', TODAY).contract).toBeNull()
  expect(endsFor({ contractEnd: '2027-05-14' }, 'DECEASED', TODAY).contract).toBeNull()
  expect(endsFor({ contractEnd: null }, 'OTHER', TODAY).contract).toBeNull()
})

test('the day that was chosen, as long as it can be', () => {
  const data = { contractEnd: '2027-05-14' }
  const chosen = { reason: 'OTHER', end: 'other', date: '' } as const
  expect(endOf({ ...chosen, end: 'soonest' }, data, TODAY)).toBe('2026-12-20')
  expect(endOf({ ...chosen, end: 'contract' }, data, TODAY)).toBe('2027-05-14')
  expect(endOf({ ...chosen, date: '1-2-2027' }, data, TODAY)).toBe('2027-02-01')
  expect(endOf({ ...chosen, date: '1-12-2026' }, data, TODAY)).toBeNull()
  expect(endOf({ ...chosen, end: null }, data, TODAY)).toBeNull()
  // chosen before midnight, viewed after it
  expect(endOf({ ...chosen, date: '20-12-2026' }, data, '2026-11-21')).toBeNull()
})
