/**
 * `npm run test:deep`, before a release or a change of prices: the laws and simulations with many more orders and worlds than in `npm test`,
 * and all browser tests, also those tagged @deep.
 */
import { browserTests, builds, runAll, step } from './support/steps.ts'

const worlds = { LAW_ORDERS: '1000', LAW_TIMES: '5', ATTEMPTS: '10000', WORLDS: '300', HISTORIES: '1000', PAIRS: '150' }
const mocks = ['worldAsData', 'invoices', 'payInvoices', 'atOnce'].map((name) => `tests/mocks/${name}.test.ts`)

process.env.CI = '1'

await runAll([
  step('laws and simulations', `vitest run --project unit tests/law tests/order ${mocks.join(' ')}`, () => worlds),
  ...builds,
  browserTests(),
])
