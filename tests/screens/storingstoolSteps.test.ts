import { describe, expect, test } from 'vitest'
import { admitted, stepAfter, stepBefore, stepsOf } from '../../src/screens/storingstool/steps.ts'

const nothing = { type: null, zipCode: '' } as const
const typed = { type: 'NO_DATA', zipCode: '' } as const
const placed = { type: 'NO_DATA', zipCode: '1012 AB' } as const
const abroad = { type: 'ABROAD', zipCode: '' } as const

describe('the steps of the outage tool (domain 1.23)', () => {
  test('what, where, self-help, report; abroad nobody asks where', () => {
    expect(stepsOf(nothing)).toEqual(['wat', 'waar', 'proberen', 'melden'])
    expect(stepsOf(placed)).toEqual(['wat', 'waar', 'proberen', 'melden'])
    expect(stepsOf(abroad)).toEqual(['wat', 'proberen', 'melden'])
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
  ])('asked for %j with %o: %s', (asked, answers, step) => expect(admitted(asked, answers)).toBe(step))

  test('on and back', () => {
    expect([
      stepAfter('wat', typed),
      stepAfter('waar', placed),
      stepAfter('proberen', placed),
      stepAfter('melden', placed),
    ]).toEqual(['waar', 'proberen', 'melden', 'melden'])
    expect(stepAfter('wat', abroad)).toBe('proberen')
    expect(stepBefore('proberen', abroad)).toBe('wat')
    expect(stepBefore('proberen', placed)).toBe('waar')
    expect(stepBefore('wat', placed)).toBe('wat')
  })
})
