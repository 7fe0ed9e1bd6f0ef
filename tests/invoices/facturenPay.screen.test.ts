import { expect, test } from 'vitest'
import { proposedOf, wayToPay } from '#features/invoices/betalen/which.ts'

const open = ['a', 'b', 'c'].map((id) => ({ id, state: 'NOT_PAID' as const, inArrangement: false }))

test.each([
  [['a', 'b', 'c'], '/betaal-factuur/alle-facturen'],
  [['b'], '/betaal-factuur/b'],
  [['a', 'c'], '/betaal-factuur/alle-facturen?facturen=a%2Cc'],
])('paying open invoices: when %j are ticked, then the page to pay has the same ticks', (chosen, address) => {
  expect(wayToPay(open, chosen)).toBe(address)
  const [path = '', query] = address.split('?')
  const id = path.split('/').at(-1) ?? ''
  const ticked = id === 'alle-facturen' ? proposedOf(open, id, new URLSearchParams(query).get('facturen')) : [id]
  expect(ticked).toEqual(chosen)
})

test('paying open invoices: when the address names none that is open, then all are ticked', () => {
  expect(proposedOf(open, 'alle-facturen', 'x,y')).toEqual(['a', 'b', 'c'])
})
