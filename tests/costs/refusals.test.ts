import { refusals } from '../law/refusals.ts'

refusals('costs', [
  ['there is no subscription', '403 STOPPED', 'getCostLimit', 30, {}],
  ['there is no subscription', '403 STOPPED', 'updateCostLimit', 30, { amount: 2500 }],
  ['the subscription has ended', '403 STOPPED', 'updateCostLimit', 3, { amount: 2500 }],
  ['the amount is not offered', '422 DETAILS_INVALID', 'updateCostLimit', 1, { amount: 2550 }],
])
