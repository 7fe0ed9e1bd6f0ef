import { describe, expect, test } from 'vitest'
import { loginNameIn, maskedLogin } from '#kit/typed/loginName.ts'
import { maskedNumber, mobileNumber, phoneText } from '#kit/typed/phoneNumber.ts'
import { spokenNumber } from '#kit/typed/spokenNumber.ts'

describe('Dutch mobile number (spec 5 fields)', () => {
  test.each([
    '0612345678',
    '06 12 34 56 78',
    '06-12345678',
    '(06) 12345678',
    '06.12.34.56.78',
    '+31612345678',
    '+31 6 12345678',
    '+31 6-1234 5678',
    '0031612345678',
    '0031 6 12 34 56 78',
    ' 0612345678 ',
    '06\u00a012345678',
    '\u200e0612345678\u200e',
    '０６１２３４５６７８',
    '06١٢٣٤٥٦٧٨',
    '+31 (0)6 12345678',
    '+31(0)612345678',
    '0031 (0) 6 12 34 56 78',
    '+31 06 12345678',
    '0031 06 12345678',
    '31 6 12345678',
    '06–12345678',
    '06/12345678',
    '06_12345678',
    'tel:+31-6-1234-5678',
    '\u202a+31 6 12345678\u202c',
  ])('%j is 0612345678', (text) => expect(mobileNumber(text)).toBe('0612345678'))

  test.each([
    '',
    '06',
    '061234567',
    '06123456789',
    '0512345678',
    '0701234567',
    '612345678',
    '+3100612345678',
    '+316123456789',
    '+31601234567',
    '+31 6 0123 4567',
    '+32612345678',
    '+3161234567',
    '06 1234 567a',
    '+0612345678',
    'null',
    '3161234567',
    '06 •••• ••78',
  ])('%j is refused', (text) => expect(mobileNumber(text)).toBeNull())

  test('shown in groups and masked', () => {
    expect(phoneText('0612345678')).toBe('06 12 34 56 78')
    expect(maskedNumber('0612345678')).toBe('06 •••• ••78')
    expect(spokenNumber('06 •••• ••78')).toBe('06, zes verborgen cijfers, 78')
    expect(spokenNumber('06 90 00 9•••')).toBe('06 90 00 9, drie verborgen cijfers')
    expect(spokenNumber('06 12 34 56 78')).toBe('06 12 34 56 78')
  })
})

describe('login name', () => {
  test('a number in any notation, or an e-mail address', () => {
    expect(loginNameIn('+31 6 90000001')).toBe('0690000001')
    expect(loginNameIn('\u200b06 90 00 00 01\ufeff')).toBe('0690000001')
    expect(loginNameIn('+31 (0)6 90000001')).toBe('0690000001')
    expect(loginNameIn('\u2068sanne.visser@voorbeeld.example\u2069')).toBe('sanne.visser@voorbeeld.example')
    expect(loginNameIn('  sanne.visser@voorbeeld.example ')).toBe('sanne.visser@voorbeeld.example')
  })
  test.each(['', '   ', 'sanne', 'sanne@', '@voorbeeld.example', 'a b@c.nl', 'a@b', '12345', '<script>'])(
    '%j is neither',
    (text) => expect(loginNameIn(text)).toBeNull(),
  )
  test('masked', () => {
    expect(maskedLogin('0690000001')).toBe('06 •••• ••01')
    expect(maskedLogin('sanne.visser@voorbeeld.example')).toBe('s•••••@voorbeeld.example')
  })
})
