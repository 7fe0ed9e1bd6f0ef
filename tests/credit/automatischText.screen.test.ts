import { expect, test } from 'vitest'
import { nextText } from '#features/credit/automatisch/Automatisch.tsx'
import type { AutoTopUp } from '#model/credit/contract/autoTopUp.ts'

const offer = { amounts: [1000, 5000], thresholds: [250, 500], maximum: 15_000 }
const auto: AutoTopUp = { current: null, account: null, nextOn: null, recent: [], bundle: null, offer }
const monthly = { type: 'MONTHLY', amount: 5000, threshold: null, dayOfMonth: 28 } as const
const today = '2026-11-20'
const text = (change: Partial<AutoTopUp>, balance: number, setting = {}) =>
  nextText({ ...auto, ...change }, { ...monthly, ...setting }, balance, today).replaceAll('\u00a0', ' ')

test('when the credit is topped up next, or what that waits for', () => {
  expect(text({ nextOn: '2026-11-28' }, 1000)).toBe('28 november')
  expect(text({}, 14_500)).toBe('Als je tegoed dan niet hoger is dan € 100,00')
  expect(text({ recent: [today, today, today] }, 1000)).toBe('Als we weer mogen opwaarderen')
  expect(text({}, 1000)).toBe('Niet meer, want je stapt over naar een abonnement')
  expect(text({}, 1000, { type: 'BUNDLE', dayOfMonth: null })).toBe('Als je bundel weer verlengt')
  expect(text({}, 1000, { type: 'BALANCE', threshold: 500 })).toBe('Zodra je tegoed lager is dan € 5,00')
})
