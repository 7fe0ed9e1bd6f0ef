/**
 * `npm run test:deep`, before a release or a change of prices: the laws and simulations with many more orders and worlds than in `npm test`,
 * and all browser tests, also those tagged @deep.
 */
import { browserTests, builds, runAll, step } from './support/steps.ts'

const worlds = { LAW_ORDERS: '1000', LAW_TIMES: '5', ATTEMPTS: '10000', WORLDS: '300' }

process.env.CI = '1'

await runAll([
  step('laws and simulations', 'vitest run --project unit tests/law tests/order tests/mocks/worldAsData.test.ts', () => worlds),
  ...builds,
  browserTests(),
])
