import { afterEach, expect, test, vi } from 'vitest'
import { buzz } from '#kit/ui/buzz.ts'

afterEach(() => vi.unstubAllGlobals())

function on({ canBuzz = true, hasTapped = true, wantsLess = false }): number {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: hasTapped }, ...(canBuzz && { vibrate }) })
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }))
  buzz()
  return vibrate.mock.calls.length
}

test('a device that can buzzes once', () => expect(on({})).toBe(1))
test('not before the first tap, which browsers refuse', () => expect(on({ hasTapped: false })).toBe(0))
test('not for who wants less motion', () => expect(on({ wantsLess: true })).toBe(0))
test('a device that cannot does nothing', () => expect(on({ canBuzz: false })).toBe(0))
test('nor does a browser that does not tell about taps', () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { vibrate })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  buzz()
  expect(vibrate).not.toHaveBeenCalled()
})
