import { describe, expect, test } from 'vitest'
import { type OutageAnswers, outageSteps } from '#features/outage/draft.ts'
import { admittedStep, stepBeside, stepsOf } from '#page/flow/steps.ts'

const nothing = { type: null, zipCode: '' } as const
const typed = { type: 'NO_DATA', zipCode: '' } as const
const placed = { type: 'NO_DATA', zipCode: '1012 AB' } as const
const abroad = { type: 'ABROAD', zipCode: '' } as const

describe('the steps of the outage tool (domain 1.23)', () => {
  const pathsOf = (answers: OutageAnswers) => stepsOf(outageSteps, answers).map(({ path }) => path)

  test('what, where, self-help, report; abroad nobody asks where', () => {
    expect(pathsOf(nothing)).toEqual(['wat', 'waar', 'proberen', 'melden'])
    expect(pathsOf(placed)).toEqual(['wat', 'waar', 'proberen', 'melden'])
    expect(pathsOf(abroad)).toEqual(['wat', 'proberen', 'melden'])
  })

  test.each([
    [null, placed, 'wat'],
    ['nergens', placed, 'wat'],
    ['melden', nothing, 'wat'],
    ['melden', typed, 'waar'],
    ['proberen', { type: 'NO_DATA', zipCode: '1012' } as const, 'waar'],
    ['melden', placed, 'melden'],
    ['wat', placed, 'wat'],
    ['proberen', abroad, 'proberen'],
    ['waar', abroad, 'wat'],
  ])('asked for %j with %o: %s', (asked, answers, step) => expect(admittedStep(outageSteps, answers, asked)).toBe(step))

  test('on and back', () => {
    const beside = (path: string, answers: OutageAnswers, by: 1 | -1) => stepBeside(outageSteps, answers, path, by)?.path
    expect(['wat', 'waar', 'proberen', 'melden'].map((path) => beside(path, placed, 1))).toEqual([
      'waar',
      'proberen',
      'melden',
      undefined,
    ])
    expect(beside('wat', abroad, 1)).toBe('proberen')
    expect(beside('proberen', abroad, -1)).toBe('wat')
    expect(beside('proberen', placed, -1)).toBe('waar')
    expect(beside('wat', placed, -1)).toBeUndefined()
  })
})
