import { afterEach, expect, test, vi } from 'vitest'
import { entryNumber, numbered, numberPushed } from '#platform/router/entry.ts'

const replaceState = vi.fn()
const at = (state: unknown) => vi.stubGlobal('history', { state, replaceState })
afterEach(() => {
  replaceState.mockReset()
  vi.unstubAllGlobals()
})

test.each([
  ['nothing', null, 0],
  ['no object', 'entry', 0],
  ['something else', { focus: true }, 0],
  ['no number', { entry: '3' }, 0],
  ['its number', { entry: 3, focus: true }, 3],
])('an entry of the history: when its state has %s, then its number is known or 0', (_, state, number) => {
  at(state)
  expect(entryNumber()).toBe(number)
})

test('an entry of the history: when the next one is pushed, then that counts on; when it is replaced, then the number stays', () => {
  at({ entry: 3 })
  expect(numbered({ focus: true }, false)).toEqual({ focus: true, entry: 4 })
  expect(numbered(undefined, true)).toEqual({ entry: 3 })
})

test('an entry that was pushed past the router: when it has no number, then it gets the next one and keeps its state', () => {
  at({ focus: true })
  numberPushed(3)
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ focus: true, entry: 4 }, '')
})

test.each([0, 7])('an entry that was pushed past the router: when it has the number %i, then it stays as it is', (entry) => {
  at({ entry })
  numberPushed(3)
  expect(replaceState).not.toHaveBeenCalled()
})
