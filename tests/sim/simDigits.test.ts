import { describe, expect, test } from 'vitest'
import { iccidText, isIccid, simDigits, simDigitsProblem } from '#model/sim/simDigits.ts'

describe('simkaartnummer: 19 digits from 8931, the last one a check digit (domain 1.6)', () => {
  test.each(['8931070820307245732', '8931992600000006853'])('%s is one', (number) => expect(isIccid(number)).toBe(true))
  test.each(['8931992600000006854', '8932992600000006853', '893199260000000685', '89319926000000068530', ''])(
    '%s is none',
    (number) => expect(isIccid(number)).toBe(false),
  )
  test('it stands in groups of four', () => expect(iccidText('8931992600000006853')).toBe('8931 9926 0000 0006 853'))
})

describe('the last six digits (domain 1.26 simDigits)', () => {
  test.each([
    ['006853', '006853'],
    [' 006 853 ', '006853'],
    ['００６８５３', '006853'],
    ['8931 9926 0000 0006 853', '006853'],
    ['8931-9926-0000-0006-853', '006853'],
    ['Laatste 6 cijfers simkaart: 006853', '006853'],
    ['ICCID 8931 9926 0000 0006 853', '006853'],
  ])('%s', (typed, digits) => {
    expect(simDigits(typed)).toBe(digits)
    expect(simDigitsProblem(typed)).toBeNull()
  })
  test('nothing is asked for', () => expect(simDigitsProblem('  ')).toBe('required'))
  test.each(['00685', '0068530', 'abcdef', '8931992600000006854'])('%s is no answer', (typed) =>
    expect(simDigitsProblem(typed)).toBe('invalid'),
  )
})
