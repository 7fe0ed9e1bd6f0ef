import { describe, expect, test } from 'vitest'
import { codeIn, codeProblem, secondsUntilResend } from '#model/login/secondFactor.ts'

describe('a code of 6 digits, however it was typed or pasted', () => {
  test.each([
    ['123456', '123456'],
    ['012345', '012345'],
    ['000000', '000000'],
    [' 123 456 ', '123456'],
    ['123\u00a0456', '123456'],
    ['123-456', '123456'],
    ['12.34.56', '123456'],
    ['\u202a123456\u202c', '123456'],
    ['１２３４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['Je code is 123456', '123456'],
    ['G-123456', '123456'],
    ['code:123 456.', '123456'],
    ['Code 123456 is 30 minuten geldig. Bel 06 90 00 00 01 of 0800-1234 bij vragen, tot 26-11-2026 om 14:05.', '123456'],
    ['123456 is je code. @mijn.tureluur.example #123456', '123456'],
  ])('%j is %s', (typed, code) => expect(codeIn(typed)).toBe(code))

  test.each([
    '',
    '   ',
    '12345',
    '1234567',
    '12345a',
    '123456a',
    '1e5',
    '+12345',
    '-123456.0',
    '123456 of 654321',
    'Bel 0612345678',
    'Rekening 1234 5678',
  ])('%j is none', (typed) => expect(codeIn(typed)).toBeNull())

  test.each([
    ['123 456', null],
    ['12345', 'invalid'],
    ['', 'required'],
    ['  ', 'required'],
  ])('%j has this problem: %s', (typed, problem) => expect(codeProblem(typed)).toBe(problem))
})

describe('a new code can be asked for after 60 s (domain 1.24)', () => {
  const sent = 1_000_000
  test.each([
    [0, 60],
    [1, 60],
    [1000, 59],
    [58_999, 2],
    [59_001, 1],
    [59_999, 1],
    [60_000, 0],
    [600_000, 0],
  ])('%i ms later: %i s', (later, seconds) => expect(secondsUntilResend(sent, sent + later)).toBe(seconds))
  test('nothing was sent yet, and a clock that was set back', () => {
    expect(secondsUntilResend(null, sent)).toBe(0)
    expect(secondsUntilResend(sent, sent - 5000)).toBe(0)
  })
})
