import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { redirect } from '#platform/router/location.tsx'

const replaced = vi.fn<(state: unknown, title: string, to: string) => void>()
const pushed = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://mijn.tureluur.example/facturen?terug=1'))
  vi.stubGlobal('history', { state: null, replaceState: replaced, pushState: pushed })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a screen redirects in place of its own history entry', () => {
  redirect('/facturen', '/')
  expect(replaced).toHaveBeenCalledTimes(1)
  expect(replaced.mock.calls[0]?.[2]).toBe('/')
  expect(pushed).not.toHaveBeenCalled()
})

test('a screen whose visitor has moved on redirects nobody', () => {
  redirect('/welkom', '/')
  expect(replaced).not.toHaveBeenCalled()
  expect(pushed).not.toHaveBeenCalled()
})
