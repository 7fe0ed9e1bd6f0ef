import { describe, expect, test } from 'vitest'
import { isWholeBetween, numberIn, stepped } from '../../src/typed/numberInput.ts'

describe('a typed number', () => {
  test.each([
    ['1250', 1250],
    ['1.250', 1250],
    ['1250,50', 1250.5],
    ['12.345.678,9', 12345678.9],
    ['0', 0],
    [' 25 ', 25],
  ])('%j is %d', (text, number) => expect(numberIn(text)).toBe(number))
  test.each(['', '12,505', '1.25', '1,250.00', '-5', '5 euro', '1..250', ',50', '1e3'])('%j is refused', (text) =>
    expect(numberIn(text)).toBeNull(),
  )
  test('a day of the month is a whole number from 1 to 28', () => {
    expect(['1', '28'].every((text) => isWholeBetween(text, 1, 28))).toBe(true)
    expect(['0', '29', '1,5', ''].some((text) => isWholeBetween(text, 1, 28))).toBe(false)
  })
})

describe('steps', () => {
  const days = { min: 1, max: 28, step: 1 }
  const tens = { min: 10, max: 50, step: 10 }
  test('up, down, and not past the ends', () => {
    expect(stepped('5', 1, days)).toBe(6)
    expect(stepped('5', -1, days)).toBe(4)
    expect(stepped('28', 1, days)).toBe(28)
    expect(stepped('1', -1, days)).toBe(1)
    expect(stepped('99', -1, days)).toBe(28)
  })
  test('from between two steps to the next one', () => {
    expect(stepped('15', 1, tens)).toBe(20)
    expect(stepped('15', -1, tens)).toBe(10)
  })
  test('from nothing to the end where it begins', () => {
    expect(stepped('', 1, tens)).toBe(10)
    expect(stepped('', -1, tens)).toBe(50)
  })
})
