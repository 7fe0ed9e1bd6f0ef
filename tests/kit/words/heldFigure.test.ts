import { expect, test } from 'vitest'
import { heldFigure } from '#model/overview/heldFigure.ts'
import { dataBundle, now, overview, prepaidOverview } from '../../overview/overzichtOverview.ts'

test.each([
  ['a running bundle', overview, 'Nog 6 GB internet'],
  ['an unlimited bundle', { ...overview, dataBundle: { ...dataBundle, isInfiniteBundle: true } }, 'Onbeperkt internet'],
  ['an empty bundle', { ...overview, dataBundle: { ...dataBundle, used: 10_000 } }, 'Je internetbundel is op'],
  ['1 MB left', { ...overview, dataBundle: { ...dataBundle, used: 9999 } }, 'Nog 1 MB internet'],
  ['credit without a bundle', prepaidOverview, '€ 12,50 beltegoed'],
  ['internet that is off', { ...overview, standstill: { why: 'unpaid' as const } }, null],
  ['prepaid internet that is off', { ...prepaidOverview, standstill: { why: 'stolen' as const } }, '€ 12,50 beltegoed'],
  ['a stopped subscription', { ...overview, subscriptionActive: false }, null],
])('held figure: with %s, it is the one figure to go by', (_, held, text) => {
  expect(heldFigure(held, now)?.replaceAll('\u00a0', ' ') ?? null).toBe(text)
})
