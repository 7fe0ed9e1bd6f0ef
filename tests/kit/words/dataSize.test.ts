import { describe, expect, test } from 'vitest'
import { countText, expectedSizeText, minutesInFull, minutesText, sizeParts, sizeText } from '#kit/words/dataSize.ts'

describe('sizes: three or more digits are shown in GB, divided by 1000, otherwise in MB (spec 5 data-size display)', () => {
  test.each([
    [0, '0\u00a0MB'],
    [50, '50\u00a0MB'],
    [99, '99\u00a0MB'],
    [100, '0,1\u00a0GB'],
    [500, '0,5\u00a0GB'],
    [850, '0,85\u00a0GB'],
    [1000, '1\u00a0GB'],
    [1234, '1,23\u00a0GB'],
    [1500, '1,5\u00a0GB'],
    [10_000, '10\u00a0GB'],
    [10_240, '10,24\u00a0GB'],
    [1_500_000, '1.500\u00a0GB'],
  ])('%d MB is %s', (mb, text) => expect(sizeText(mb)).toBe(text))

  test('parts of a MB are rounded before the digits are counted', () => {
    expect(sizeText(99.4)).toBe('99\u00a0MB')
    expect(sizeText(99.6)).toBe('0,1\u00a0GB')
  })

  test('number and unit apart, for the large figure', () => {
    expect(sizeParts(8400)).toEqual({ value: '8,4', unit: 'GB' })
    expect(sizeParts(12)).toEqual({ value: '12', unit: 'MB' })
  })
})

test('what is expected has one decimal', () => {
  expect([3270, 3250, 3000, 99, 40].map(expectedSizeText)).toEqual([
    '3,3\u00a0GB',
    '3,3\u00a0GB',
    '3\u00a0GB',
    '99\u00a0MB',
    '40\u00a0MB',
  ])
})

test('counts and minutes have a point for thousands', () => {
  expect(countText(1500)).toBe('1.500')
  expect(minutesText(310)).toBe('310\u00a0min')
  expect(minutesText(1000)).toBe('1.000\u00a0min')
  expect([1, 0, 1500].map(minutesInFull)).toEqual(['1\u00a0minuut', '0\u00a0minuten', '1.500\u00a0minuten'])
})
