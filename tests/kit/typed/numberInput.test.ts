import { describe, expect, test } from 'vitest'
import { isWholeBetween, numberIn, numberInputText, numbersMeant, stepped } from '#kit/typed/numberInput.ts'

describe('a typed number', () => {
  test.each([
    ['1250', 1250],
    ['1.250', 1250],
    ['1250,50', 1250.5],
    ['12.345.678,9', 12345678.9],
    ['0', 0],
    [' 25 ', 25],
    ['€ 2.500,00', 2500],
    ['2.500,-', 2500],
    ['2500,--', 2500],
    ['€2500', 2500],
    ['EUR 2500', 2500],
    ['2500 euro', 2500],
    ['1 250,50', 1250.5],
    ["1'250,50", 1250.5],
    ['1250.50', 1250.5],
    ['1,250.50', 1250.5],
    ['1.25', 1.25],
    [',50', 0.5],
    ['2500,', 2500],
    ['２５００', 2500],
    ['٢٥٠٠', 2500],
    ['\u200e2.500\u200b', 2500],
  ])('%j is %d', (text, number) => expect(numberIn(text)).toBe(number))
  test.each(['', '12,505', '2,500', '-5', '1..250', '1.2500', '1.250.5', '1e3', '€', ',-', 'vijf'])('%j is refused', (text) =>
    expect(numberIn(text)).toBeNull(),
  )
  test.each([
    ['2,500', [2500, 2.5]],
    ['12,505', [12_505]],
    ['2.500', []],
    ['2,50', []],
    ['', []],
  ])('%j can mean %j', (text, numbers) => expect(numbersMeant(text)).toEqual(numbers))
  test('an amount: however it is written, it is that amount', () => {
    for (const cents of [0, 5, 50, 100, 1250, 99_999, 125_000, 1_234_567, 250_000_000]) {
      const plain = (cents / 100).toFixed(2)
      const dutch = (cents / 100).toLocaleString('nl-NL', { minimumFractionDigits: 2 })
      const whole = cents % 100 === 0 ? [dutch.replace(',00', ''), dutch.replace(',00', ',-'), dutch.replace(',00', ',--')] : []
      const bare = [
        dutch,
        plain,
        plain.replace('.', ','),
        (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
        dutch.replaceAll('.', '\u202f'),
        ...whole,
      ]
      for (const text of bare.flatMap((one) => [one, `€ ${one}`, `€\u00a0${one}`, `${one} euro`, `eur${one}`, ` ${one}\u200b`]))
        expect([text, numberIn(text)]).toEqual([text, cents / 100])
    }
  })
  test('a number in words gives the number again', () =>
    expect([numberInputText(2500), numberInputText(2.5), numberIn(numberInputText(12_345.5))]).toEqual([
      '2.500',
      '2,50',
      12_345.5,
    ]))
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
