import { expect, test } from 'vitest'
import { csvOf } from '../../src/words/csv.ts'

const cells = (cell: string | number) => csvOf([[cell]]).slice(1, -2)

test('starts with a byte order mark; semicolons between cells, a line break after every line', () =>
  expect(
    csvOf([
      ['Datum', 'MB'],
      ['01-11-2026', 120],
    ]),
  ).toBe('\ufeffDatum;MB\r\n01-11-2026;120\r\n'))

test('decimals get a comma', () => {
  expect(cells(0.15)).toBe('0,15')
  expect(cells(18)).toBe('18')
  expect(cells(-1.5)).toBe('-1,5')
})

test.each(['=1+1', '+32 00', '-cmd', '@sum', '\tx'])('%j cannot become a formula', (text) => expect(cells(text)).toBe(`'${text}`))

test('a line break at the start is neutralised and kept inside its cell', () => expect(cells('\r=1')).toBe('"\'\r=1"'))

test('a sign further on is left alone', () => expect(cells('a=1')).toBe('a=1'))

test('what would break the line is quoted', () => {
  expect(cells('a;b')).toBe('"a;b"')
  expect(cells('een "naam"')).toBe('"een ""naam"""')
  expect(cells('a\nb')).toBe('"a\nb"')
  expect(cells('=a;b')).toBe('"\'=a;b"')
})

test('nothing at all is a file with nothing in it', () => expect(csvOf([])).toBe('\ufeff'))
