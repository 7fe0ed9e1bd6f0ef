import { expect, test } from 'vitest'
import { commonFirst } from '../vite/commonFirst.ts'

/** A script whose later files have these hashes. */
const script = (style: string, code: string) =>
  `d=(m.f||(m.f=["assets/customers-${style}.css","assets/customers-${code}.js"]));__vite__mapDeps([0,1])`

test('the list of later files: when only their hashes change, then its order stays', () => {
  const order = (text: string) => [...text.matchAll(/customers-\w{8}\.(\w+)/g)].map(([, ending]) => ending)
  expect(order(commonFirst(script('aaaaaaaa', 'bbbbbbbb')))).toEqual(order(commonFirst(script('bbbbbbbb', 'aaaaaaaa'))))
})
