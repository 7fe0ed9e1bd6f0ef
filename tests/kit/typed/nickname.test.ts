import { expect, test } from 'vitest'
import { nickname, nicknameProblem } from '#kit/typed/nickname.ts'

test('20 signs at most, counted as people do', () => {
  expect([nicknameProblem('a'.repeat(20)), nicknameProblem('a'.repeat(21))]).toEqual([null, 'tooLong'])
  expect(nicknameProblem('🐦'.repeat(20))).toBe(null)
  expect(nicknameProblem(`  ${'a'.repeat(20)}  `)).toBe(null)
})

test('may stay empty, and has no spaces to spare', () => {
  expect([nicknameProblem(''), nickname('  Zon \n netje ')]).toEqual([null, 'Zon netje'])
})
