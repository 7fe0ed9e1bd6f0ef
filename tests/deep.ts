/** `npm run test:deep`: the laws and simulations with many more orders and worlds than in `npm test`, before a release or a change of prices. */
import { tool } from './support/tool.ts'

const env = { LAW_ORDERS: '1000', LAW_TIMES: '5', ATTEMPTS: '10000', WORLDS: '300', HISTORIES: '1000', PAIRS: '150' }
const mocks = ['worldAsData', 'invoices', 'payInvoices', 'atOnce'].map((name) => `tests/mocks/${name}.test.ts`)
const files = ['tests/law', 'tests/order', ...mocks]
const { isGood } = await tool('vitest', ['run', '--project', 'unit', ...files], { env, isShown: true })
process.exitCode = isGood ? 0 : 1
