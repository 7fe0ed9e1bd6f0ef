import { describe, expect, test } from 'vitest'
import { topUpCode, topUpCodeProblem, topUpCodeText } from '#kit/typed/topUpCode.ts'
import { amountChosen, fits, fitting } from '#model/credit/topUp.ts'

describe('amounts (domain 1.5: 5, 10, 15, 20, 30, 40, 50; preselect 20; credit at most 150)', () => {
  const offered = { amounts: [500, 1000, 1500, 2000, 3000, 4000, 5000], popular: 2000, maximum: 15_000 }

  test.each([
    [5000, 0, 5000],
    [5000, 12_000, 3000],
    [5000, 15_000, 0],
    [5000, 15_001, 0],
  ])('of %i with %i of credit %i fits', (amount, balance, fit) => expect(fitting(amount, balance, offered.maximum)).toBe(fit))

  test('when the offer has other amounts, then the choice is one of those', () => {
    expect(amountChosen({ amounts: [700, 1400], popular: null, maximum: 2000 }, 500, 0, 0)).toBe(1400)
    expect(amountChosen({ amounts: [700, 1400], popular: 700, maximum: 2000 }, null, 0, 0)).toBe(700)
  })

  test.each([
    [null, 85, 0, 2000],
    [500, 85, 0, 500],
    [700, 85, 0, 2000],
    [null, 13_000, 0, 2000],
    [null, 13_001, 0, 1500],
    [5000, 13_001, 0, 1500],
    [null, 14_500, 0, 500],
    [null, 14_501, 0, null],
    [null, 85, 1, 500],
    [null, 85, 915, 1000],
    [null, 85, 1000, 1000],
    [null, 85, 1001, 1500],
    [null, 85, 1915, 2000],
    [null, 85, 9000, 5000],
    [1500, 85, 1915, 1500],
  ])('wanted %s with %i of credit and %i short: %s', (wanted, balance, lacking, chosen) => {
    expect(amountChosen(offered, wanted, balance, lacking)).toBe(chosen)
  })

  test('when an amount is proposed, then it fits', () => {
    for (let balance = 0; balance <= offered.maximum; balance += 37) {
      const chosen = amountChosen(offered, null, balance, 0)
      if (chosen === null) expect(offered.amounts.some((amount) => fits(amount, balance, offered.maximum))).toBe(false)
      else expect(fits(chosen, balance, offered.maximum)).toBe(true)
    }
  })
})

describe('codes (domain 1.5: 16 digits, shown as 4-4-4-4, last digit Luhn)', () => {
  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['2000000000000014', null],
    ['2000 0000 0000 0014', null],
    ['2000-0000-0000-0014', null],
    [' 2000.0000.0000.0014 ', null],
    ['２０００００００００００００１４', null],
    ['2000\u200b000000000014', null],
    ['2000\u00a00000\u00a00000\u00a00014', null],
    ['2000000000000015', 'wrong'],
    ['200000000000001', 'length'],
    ['20000000000000014', 'length'],
    ['Je opwaardeercode is 2000 0000 0000 0014.', null],
    ['2000/0000/0000/0014', null],
    ['2000000000000O14', 'length'],
    ['-2000000000000014e', 'length'],
  ])('%j: %s', (text, problem) => expect(topUpCodeProblem(text)).toBe(problem))

  test('one wrong digit is always found', () => {
    const code = '2000000000000022'
    for (let at = 0; at < code.length; at += 1)
      for (let digit = 0; digit <= 9; digit += 1) {
        if (code[at] === String(digit)) continue
        expect(topUpCodeProblem(code.slice(0, at) + digit + code.slice(at + 1))).toBe('wrong')
      }
  })

  test('as it is written', () => {
    expect(topUpCodeText('2000000000000014')).toBe('2000 0000 0000 0014')
    expect(topUpCodeText('2000 0000')).toBe('2000 0000')
    expect(topUpCode('2000 0000 0000 0014')).toBe('2000000000000014')
  })
})
