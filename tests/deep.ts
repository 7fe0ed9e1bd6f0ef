/**
 * `npm run test:deep`, before a release or a change of prices: the laws and simulations with many more orders and worlds than in `npm test`,
 * all unit tests as on days that are often mistaken, and a journey in the other engines of this machine.
 */
import { builds, engines, runAll, step } from './support/steps.ts'

const worlds = {
  LAW_ORDERS: '1000',
  LAW_TIMES: '5',
  ATTEMPTS: '10000',
  WORLDS: '300',
  HISTORIES: '1000',
  PAIRS: '150',
  WALKS: '100',
}

const days = [
  '2026-11-30T23:40:00+01:00',
  '2026-12-31T12:00:00+01:00',
  '2027-02-28T00:20:00+01:00',
  '2027-03-28T03:30:00+02:00', // summer time began an hour ago
  '2027-10-31T02:30:00+01:00', // winter time has just begun
  '2028-02-29T15:00:00+01:00',
]

process.env.CI = '1'

await runAll([
  step(
    'laws and simulations',
    'vitest run --project unit .law.test .backend.test tests/world tests/platform/write tests/walks',
    () => worlds,
  ),
  ...days.map((day) => step(`unit tests as on ${day.slice(0, 10)}`, 'vitest run --project unit', () => ({ TODAY: day }))),
  ...builds,
  engines,
])
