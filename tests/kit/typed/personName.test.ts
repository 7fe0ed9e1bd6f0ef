import { describe, expect, test } from 'vitest'
import {
  infixProblem,
  initialsProblem,
  initialsText,
  isSameName,
  lastNameInFull,
  nameProblem,
  splitLastName,
} from '#kit/typed/personName.ts'

const names = [
  'Gerrit',
  "d'Hont",
  'D´Angelo',
  'Vos–Bakker',
  "'t Hart",
  '’t Hart',
  "van 't Hof",
  "O'Brien",
  'O’Brien',
  'Zoë',
  'José',
  'Łukasz',
  'ʻOkina',
  'Nguyễn',
  'Nguyễn'.normalize('NFD'),
  'Ø',
  'Ørsted',
  'Jan-Willem',
  'Jan‑Willem',
  'Hohenstaufen-Brederode',
  'van der Berg',
  "L'Hôpital",
  'Gal·la',
  'Παπαδόπουλος',
  'Иванов',
  'محمد',
  'میرزا\u200cخانی',
  '王',
  '李·乔治',
  'นภา',
  'J. van Dijk Jr.',
]

describe('names (domain 1.26)', () => {
  test.each(names)('%s is accepted', (name) => expect(nameProblem(name)).toBeNull())
  test.each(['R2D2', 'a@b', '-Jan', '<b>', "''", '...', 'A'.repeat(51)])('%s is refused', (name) =>
    expect(nameProblem(name)).toBe('invalid'),
  )
  test.each(['', '  ', '\u200b'])('%j is nothing', (name) => expect(nameProblem(name)).toBe('required'))
})

describe('one name in several spellings', () => {
  const quotes = ["'", '’', '‘', '´', '`', 'ʼ', 'ʻ', '′', '＇']
  const dashes = ['-', '‐', '‑', '–', '—', '−', '－', ' ', '']
  test('a name: when it differs in quotes, dashes, accents, capitals, blanks or what nobody sees, then it is the same name', () => {
    for (const name of names) {
      const spellings = [
        name.normalize('NFD'),
        name.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
        name.toUpperCase(),
        ` ${name.replaceAll(' ', '\u00a0 ')}\u200e`,
        ...quotes.map((quote) => name.replace(/['’´ʻ]/g, quote)),
        ...dashes.map((dash) => name.replace(/[-–‑]/g, dash)),
      ]
      for (const spelling of spellings) expect([name, spelling, isSameName(name, spelling)]).toEqual([name, spelling, true])
    }
  })
  test.each([
    ['Bakker', 'Bakkers'],
    ['Visser', 'Vissar'],
    ['Иванов', 'Петров'],
    ['王', '李'],
    ['محمد', 'محمود'],
    ['', 'Jansen'],
  ])('%s and %s are two', (one, other) => expect(isSameName(one, other)).toBe(false))
})

describe('initials (domain 1.26: normalised to J.A.)', () => {
  test.each([
    ['ja', 'J.A.'],
    ['Ja', 'J.A.'],
    ['J.A.', 'J.A.'],
    ['JA', 'J.A.'],
    ['JA.', 'J.A.'],
    ['j. a.', 'J.A.'],
    ['j p', 'J.P.'],
    ['J.P', 'J.P.'],
    ['J-P', 'J.P.'],
    ['é', 'É.'],
    ['e\u0301', 'É.'],
    ['Th.', 'Th.'],
    ['th.', 'Th.'],
    ['Th', 'Th.'],
    ['JTh', 'J.Th.'],
    ['Th.J.', 'Th.J.'],
    ['A.Chr.', 'A.Chr.'],
    ['Joh. P.', 'Joh.P.'],
    ['IJ.', 'IJ.'],
    ['ij.', 'IJ.'],
    ['ĳ.', 'IJ.'],
    ['IJ', 'I.J.'],
    ['ＪＡ', 'J.A.'],
    ['\u200bJ.A.', 'J.A.'],
    ['И.П.', 'И.П.'],
  ])('%s as %s', (typed, text) => {
    expect(initialsProblem(typed)).toBeNull()
    expect(initialsText(typed)).toBe(text)
    expect(initialsText(text)).toBe(text)
  })
  test.each(['J1', 'ABCDEFGHI', 'J&A', '.'])('%s stays as it is', (typed) => {
    expect(initialsProblem(typed)).toBe('invalid')
    expect(initialsText(typed)).toBe(typed)
  })
  test('nothing', () => expect(initialsProblem(' ')).toBe('required'))
})

describe('what comes before a last name', () => {
  test.each([
    ['van der Berg', 'van der', 'Berg'],
    ['Terpstra', '', 'Terpstra'],
    ['El Idrissi', '', 'El Idrissi'],
    ['van Hohenstaufen-Brederode', 'van', 'Hohenstaufen-Brederode'],
    ['berg', '', 'berg'],
    ["'t Hart", "'t", 'Hart'],
    ["van 't Hof", "van 't", 'Hof'],
    ["'Okina Kapule", '', "'Okina Kapule"],
    ['محمد علی', '', 'محمد علی'],
  ])('%s: %j and %s, and together again', (name, infix, lastName) => {
    expect(splitLastName(name)).toEqual({ infix, lastName })
    expect(lastNameInFull(infix, lastName)).toBe(name)
  })
  test.each([
    ['van der', null],
    ['v.d.', null],
    ['v/d', null],
    ['’t', null],
    ['', null],
    ['v4n', 'invalid'],
  ])('%j: %s', (infix, problem) => expect(infixProblem(infix)).toBe(problem))
})
