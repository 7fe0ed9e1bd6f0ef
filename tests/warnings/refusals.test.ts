import { refusals } from '../law/refusals.ts'

const address = { endpoint: 'https://elsewhere.example/device', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }

refusals('warnings', [
  ['no known push service is there', '422 NO_PUSH', 'setPush', 1, { ...address, topics: ['invoice'], details: false }],
])
