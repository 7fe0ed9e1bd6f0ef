import { refusals } from '../law/refusals.ts'

const trip = { country: 'TR', from: '2026-12-20', until: '2026-12-27', amount: 2000 }

refusals('abroad', [
  ['the subscription has ended', '403 STOPPED', 'setTravelCap', 3, trip],
  ['the rates of home apply', '422 DETAILS_INVALID', 'setTravelCap', 1, { ...trip, country: 'DE' }],
  ['there is no limit', '409 NOTHING', 'cancelTravelCap', 1, {}],
  ['there is no such country', '422 DETAILS_INVALID', 'setTravelCap', 1, { ...trip, country: 'QX' }],
  ['the days are over', '422 DETAILS_INVALID', 'setTravelCap', 1, { ...trip, from: '2026-11-01', until: '2026-11-05' }],
  ['the last day is before the first', '422 DETAILS_INVALID', 'setTravelCap', 1, { ...trip, until: '2026-12-19' }],
  ['the amount is not offered', '422 DETAILS_INVALID', 'setTravelCap', 1, { ...trip, amount: 6000 }],
])
