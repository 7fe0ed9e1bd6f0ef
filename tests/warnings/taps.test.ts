import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('a tap on a notification: when it comes before the app has started, then the latest one is followed once, and later ones at once', async () => {
  const serviceWorker = new EventTarget()
  vi.stubGlobal('navigator', { serviceWorker })
  const { keepTaps, followTaps } = await import('#platform/warnings/taps.ts')
  const tap = (data: object) => serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
  const opened: string[] = []

  keepTaps()
  tap({ type: 'OPEN', path: '/verbruik' })
  tap({ type: 'OPEN', path: '/facturen' })
  tap({ type: 'BUILD', isRequired: false })
  expect(opened).toEqual([])
  followTaps((path) => opened.push(path))
  expect(opened).toEqual(['/facturen'])
  tap({ type: 'OPEN', path: '/' })
  expect(opened).toEqual(['/facturen', '/'])
})

test('a tap on a notification: when a browser has no worker, then nothing is listened to', async () => {
  vi.stubGlobal('navigator', {})
  const { keepTaps } = await import('#platform/warnings/taps.ts')
  expect(keepTaps).not.toThrow()
})
