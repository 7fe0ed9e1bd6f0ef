import { describe, expect, test } from 'vitest'
import { additionIn, houseNumberIn, zipCodeIn } from '#kit/typed/address.ts'
import { dateIn } from '#kit/typed/dateInput.ts'
import { digitsAmong } from '#kit/typed/digits.ts'
import { emailIn } from '#kit/typed/email.ts'
import { ibanIn } from '#kit/typed/iban.ts'
import { loginNameIn } from '#kit/typed/loginName.ts'
import { nickname } from '#kit/typed/nickname.ts'
import { numberIn } from '#kit/typed/numberInput.ts'
import { mobileNumber } from '#kit/typed/phoneNumber.ts'
import { joined } from '#kit/typed/plainValue.ts'
import { timeIn } from '#kit/typed/timeInput.ts'
import { topUpCode } from '#kit/typed/topUpCode.ts'
import { plainText } from '#kit/typed/typedText.ts'
import { codeIn } from '#model/login/secondFactor.ts'
import { documentNumberIn } from '#model/phones/identityDocument.ts'
import { customerNumberIn } from '#model/porting/portingRequest.ts'
import { forwardNumberIn } from '#model/profile/networkSettings.ts'
import { eidProblem } from '#model/sim/esim.ts'
import { simDigits } from '#model/sim/simDigits.ts'

/** Zero widths, marks of direction, byte order mark, soft hyphen, fillers, controls, joiners and selectors out of place. */
const invisible = [
  ...'\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064',
  ...'\u2066\u2067\u2068\u2069\u206a\u206f\u3164\ufe00\ufe0e\ufe0f\ufeff\uffa0\ufff9\ufffa\ufffb\ufffc\u0000\u0007\u001b\u007f\u0080\u009f',
  '\u{e0001}',
  '\u{e0041}',
  '\u{e007f}',
  '\u{e0100}',
]
const blanks = [...'\t\u00a0\u1680\u2000\u2003\u2007\u2009\u200a\u2028\u2029\u202f\u205f\u3000\u2800']
const fullWidth = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

describe('cleaning typed text', () => {
  test.each(invisible.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))('U+%s: anywhere in a word, it goes', (_, sign) =>
    expect(plainText(`${sign}Sa${sign}nne${sign}${sign} V${sign}`)).toBe('Sanne V'),
  )

  test.each(blanks.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))('U+%s: as a blank, it is a space', (_, sign) => {
    expect(plainText(`${sign}Jan${sign}${sign}Piet${sign}`)).toBe('Jan Piet')
  })

  test('accents, quotes and dashes get one form', () => {
    expect(plainText('Nguyễn'.normalize('NFD'))).toBe('Nguyễn'.normalize('NFC'))
    expect([...'‘’‛´`ʹʻʼ′＇'].map(plainText)).toEqual(Array.from({ length: 10 }, () => "'"))
    expect([...'‐‑‒–—―−﹣－'].map(plainText)).toEqual(Array.from({ length: 9 }, () => '-'))
    expect(plainText('„Zo“')).toBe('"Zo"')
  })

  test.each([
    '👩‍💻 Roos',
    '👨‍👩‍👧‍👦',
    '❤️‍🔥',
    '🏳️‍🌈',
    '👩🏽‍🚀',
    '🧑🏻‍🤝‍🧑🏿',
    '☀️',
    '1️⃣',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🇳🇱',
    'می\u200cخواهم',
    'کتاب\u200cها',
    'ക്\u200dഷ',
    'ශ්\u200dරී',
    'क्\u200dष',
    '葛\u{e0100}',
    '辻\ufe00',
    'علی۲',
  ])('%s keeps the marks that belong to it', (text) => {
    expect(plainText(text)).toBe(text.normalize('NFC'))
    expect(nickname(` ${text}\u200b`)).toBe(text.normalize('NFC'))
  })

  test('marks that are left over go', () => {
    expect(plainText('👩\u200d')).toBe('👩')
    expect(plainText('\u200d👩\u200c\u200d')).toBe('👩')
    expect(plainText('می\u200c')).toBe('می')
    expect(plainText('S\u200danne\ufe0f')).toBe('Sanne')
  })

  test('a cleaned text: when it is cleaned again, then it stays the same', () => {
    const texts = [
      '👩‍💻 Roos',
      'می\u200c\u200cخواهم',
      'D´Angelo',
      fullWidth('Jan-Piet'),
      ...invisible.map((sign) => `a${sign}b 👩${sign}‍💻`),
    ]
    for (const text of texts) expect(plainText(plainText(text))).toBe(plainText(text))
  })
})

describe('every spelling of a value gives that value', () => {
  const values: [name: string, read: (text: string) => unknown, value: unknown, ...written: string[]][] = [
    ['login number', loginNameIn, '0690000001', '0690000001', '06 90 00 00 01', '+31 6 90000001', '+31 (0)6-90000001'],
    ['login e-mail', loginNameIn, 'sanne@voorbeeld.example', 'sanne@voorbeeld.example', 'mailto:sanne@voorbeeld.example'],
    ['phone', mobileNumber, '0612345678', '0612345678', '(06) 12.34.56.78', '0031 6 12 34 56 78', '31612345678'],
    ['forwarding', forwardNumberIn, '0201234567', '020-1234567', '+31 (0)20 123 45 67', '0031201234567'],
    [
      'e-mail',
      emailIn,
      'o.brien+test@voorbeeld.nl',
      'o.brien+test@voorbeeld.nl',
      "O'Brien <o.brien+test@voorbeeld.nl>",
      'o.brien+test @ voorbeeld.nl',
    ],
    ['postcode', zipCodeIn, '1234 AB', '1234ab', '1234 AB', '1234  ab', '1234-AB', 'nl-1234 AB'],
    ['house number', (text) => houseNumberIn(text)?.houseNumber, 12, '12', '012', '12-A', '12 hs', '12bis'],
    ['addition', additionIn, '2-hoog', '2-hoog', '-2-hoog', '(2-hoog)'],
    [
      'IBAN',
      ibanIn,
      'NL91ABNA0417164300',
      'NL91ABNA0417164300',
      'nl91 abna 0417 1643 00',
      'NL91.ABNA.0417.1643.00',
      'IBAN: NL91-ABNA-0417-1643-00',
    ],
    ['foreign IBAN', ibanIn, 'BE68539007547034', 'be68 5390 0754 7034', 'BE68-5390-0754-7034'],
    ['amount', numberIn, 2500.5, '2500,50', '2.500,50', '€ 2.500,50', '2500.5 euro', '2 500,50'],
    ['date', dateIn, '1990-12-31', '31-12-1990', '31/12/1990', '31.12.1990', '31121990', '31 december 1990', '1990-12-31'],
    ['time', timeIn, '09:05', '9:05', '09:05', '905', '9.05', '9.05 uur', '9u05'],
    ['code', codeIn, '012345', '012345', '012 345', '012-345', 'Je code is 012345.'],
    ['digits of a simcard', simDigits, '006853', '006853', '8931 9926 0000 0006 853'],
    ['top-up code', topUpCode, '2000000000000014', '2000 0000 0000 0014', '2000-0000-0000-0014', 'Code: 2000000000000014'],
    ['EID', eidProblem, null, '89049032000008888882600000000139', '8904 9032 0000 0888 8882 6000 0000 0139'],
    ['document', documentNumberIn, 'NX1234567', 'nx1234567', 'NX 123 4567', 'NX-12.34.567', 'NX1234567<'],
    ['customer number', customerNumberIn, 'AB123', 'ab 123', 'AB-123', 'ab.123'],
  ]
  test.each(values)('%s', (_, read, value, ...written) => {
    for (const text of written) {
      const middle = Math.floor(text.length / 2)
      const spellings = [
        text,
        ` ${text}\u00a0`,
        `\u202a${text}\u202c`,
        fullWidth(text),
        text.replaceAll(' ', '\u202f'),
        text.replaceAll(' ', '\u00a0 '),
        text.replaceAll('-', '–'),
        text.replaceAll("'", '’'),
        ...invisible.map((sign) => text.slice(0, middle) + sign + text.slice(middle)),
      ]
      for (const spelling of spellings) expect([spelling, read(spelling)]).toEqual([spelling, value])
    }
  })

  test('digits: as Arabic and Persian keyboards type them, they count as digits', () => {
    expect([joined('٠٦ ١٢٣٤٥٦٧٨'), joined('۰۶-۱۲۳۴۵۶۷۸')]).toEqual(['0612345678', '0612345678'])
    expect([codeIn('١٢٣٤٥٦'), numberIn('۲۵۰۰'), zipCodeIn('١٢٣٤AB')]).toEqual(['123456', 2500, '1234 AB'])
  })
})

describe('a code among words', () => {
  test('two different codes: when nobody can tell which one is meant, then there is none', () => {
    expect(digitsAmong('Code 123456, of 654321', 6)).toBeNull()
    expect(digitsAmong('Code 123456. Nog eens: 123456', 6)).toBe('123456')
  })
  test('a longer number is not cut', () => {
    expect(digitsAmong('Bel 0612345678', 6)).toBeNull()
    expect(digitsAmong('Bel 06-123456 78', 6)).toBeNull()
    expect(digitsAmong('Op 26-11-2026 kost het € 123456,00', 6)).toBeNull()
  })
})
