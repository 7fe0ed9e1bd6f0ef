import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The ranges of days in tables, axes and headings (domain 2.2). */
const ranges = ['src/features/usage/UsageHead.tsx', 'src/kit/words/dateText.ts']

/** `uiterlijk op` for a deed and `tot en met` for a state are the wordings of a last day. A date in a sentence is a parameter. */
const others: readonly (readonly [string, RegExp])[] = [
  ['vóór a day', /vóór (?:de |op )?(?:\$\{(?:date|day|until|last)|\{date)/],
  ['t/m a day', /t\/m (?:\$\{|\{date)/],
  ['uiterlijk without op', /uiterlijk (?:\$\{|\{date)/],
  ['tot a last day', /(?:Geldig|loopt|Bedenktijd) tot (?:\$\{|\{date)/],
]

test('a last day: when a sentence of the product names it, then it is `uiterlijk op` or `tot en met`', () => {
  const files = globSync('{src,mocks}/**/*.{ts,tsx}').filter((file) => !ranges.includes(file))
  expect(files.length).toBeGreaterThan(500)
  const wrong = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const isProse = !/^\s*(?:\/?\*|\/\/)/.test(line)
        return isProse
          ? others.flatMap(([name, form]) => (form.test(line) ? [`${file}:${at + 1} ${name}: ${line.trim()}`] : []))
          : []
      }),
  )
  expect(wrong).toEqual([])
})
