import { expect, test } from 'vitest'
import { type CsvCell, csvOf } from '#kit/words/csv.ts'

const cells = (cell: CsvCell) => csvOf([[cell]]).slice(1, -2)

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

test('a spreadsheet in Dutch: amounts have their cents, durations their hours, and sums no endless decimals', () => {
  expect([0, 0.6, 12.5, -0.05, 1234.5].map((euros) => cells({ euros }))).toEqual(['0,00', '0,60', '12,50', '-0,05', '1234,50'])
  expect([0, 9, 284, 3599, 3600, 90_000].map((seconds) => cells({ seconds }))).toEqual([
    '0:00:00',
    '0:00:09',
    '0:04:44',
    '0:59:59',
    '1:00:00',
    '25:00:00',
  ])
  expect(cells(0.1 + 0.2)).toBe('0,3')
  expect(cells(1e-7)).toBe('0')
})

test.each(['=1+1', '+32 00', '-cmd', '@sum', '\tx', '＝1+1', '＋1', '－cmd', '＠sum'])('%j cannot become a formula', (text) =>
  expect(cells(text)).toBe(`'${text}`),
)

test('a line break at the start is neutralised and kept inside its cell', () => expect(cells('\r=1')).toBe('"\'\r=1"'))

test('a sign further on is left alone', () => expect(cells('a=1')).toBe('a=1'))

test('what would break the line is quoted', () => {
  expect(cells('a;b')).toBe('"a;b"')
  expect(cells('een "naam"')).toBe('"een ""naam"""')
  expect(cells('a\nb')).toBe('"a\nb"')
  expect(cells('=a;b')).toBe('"\'=a;b"')
})

test('nothing at all is a file with nothing in it', () => expect(csvOf([])).toBe('\ufeff'))
