import { describe, expect, test } from 'vitest'
import { ibanIn, ibanProblem, isDutchIban } from '#kit/typed/iban.ts'
import { ibanText, ibanWhileTyping } from '#kit/typed/ibanText.ts'

describe('bank account', () => {
  test.each([
    ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
    ['nl91abna0417164300', 'NL91ABNA0417164300'],
    ['NL91.ABNA.0417.1643.00', 'NL91ABNA0417164300'],
    ['NL91\u00a0ABNA\u20090417\u30001643\u202f00', 'NL91ABNA0417164300'],
    ['\u200eNL91\u200bABNA\u00ad0417\ufeff1643\u206000', 'NL91ABNA0417164300'],
    ['ＮＬ９１ ＡＢＮＡ ０４１７ １６４３ ００', 'NL91ABNA0417164300'],
    ['NL04WADB9000000001', 'NL04WADB9000000001'],
    ['NL74WADB9000000002', 'NL74WADB9000000002'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['BE68 5390 0754 7034', 'BE68539007547034'],
  ])('%j is %s', (text, iban) => {
    expect(ibanIn(text)).toBe(iban)
    expect(ibanProblem(text)).toBeNull()
  })

  test.each([
    ['', 'required'],
    [' ', 'required'],
    ['NL', 'tooShort'],
    ['NL91 ABNA 0417 1643 0', 'tooShort'],
    ['NL92 ABNA 0417 1643 00', 'invalid'],
    ['NL91 ABNA 0417 1643 000', 'invalid'],
    ['NL91 ABNA 0417 1643 0!', 'invalid'],
    ['0417164300', 'invalid'],
    ['QA54QNBA000000000000693123456', 'invalid'],
  ])('%j is refused: %s', (text, problem) => {
    expect(ibanProblem(text)).toBe(problem)
    expect(ibanIn(text)).toBeNull()
  })

  test('a foreign account is accepted, but is not Dutch', () => {
    expect(isDutchIban('BE68539007547034')).toBe(false)
    expect(isDutchIban('nl91 abna 0417 1643 00')).toBe(true)
  })
})

describe('groups of four', () => {
  test('however it was typed', () => {
    expect(ibanText('nl91abna0417164300')).toBe('NL91 ABNA 0417 1643 00')
    expect(ibanText('ＮＬ９１\u200b０４')).toBe('NL91 04')
    expect(ibanText('NL91')).toBe('NL91')
    expect(ibanText('')).toBe('')
  })
  test('what is not an account is left alone', () => expect(ibanText('weet ik niet!')).toBe('weet ik niet!'))
  test('while typing only at the end, so that the caret stays', () => {
    expect(ibanWhileTyping('NL91', 'NL91a')).toBe('NL91 A')
    expect(ibanWhileTyping('NL91 A', 'NL91 ')).toBe('NL91 ')
    expect(ibanWhileTyping('NL91 ABNA', 'NL991 ABNA')).toBe('NL991 ABNA')
    expect(ibanWhileTyping('', 'NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00')
  })
})
