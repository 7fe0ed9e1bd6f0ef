/** `npm run test:deep`: the laws and simulations with many more orders, times and worlds than in `npm test`. Takes half an hour. */
import { tool } from './support/tool.ts'

const env = { LAW_ORDERS: '1000', LAW_TIMES: '5', ATTEMPTS: '10000', WORLDS: '600' }
const files = ['tests/law', 'tests/order', 'tests/mocks/worldAsData.test.ts']
const { isGood } = await tool('vitest', ['run', '--project', 'unit', ...files], { env, isShown: true })
process.exitCode = isGood ? 0 : 1
