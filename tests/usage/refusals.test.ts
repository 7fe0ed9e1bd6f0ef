import { refusals } from '../law/refusals.ts'

refusals('usage', [['the period is unknown', '404', 'getUsage', 1, { period: '1999-01-01' }]])
