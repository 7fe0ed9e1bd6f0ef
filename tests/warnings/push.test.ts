import { expect, test } from 'vitest'
import { isPushed, levelOf, pushStateOf, topicsFor } from '#model/warnings/push.ts'
import { badgeOf, noChoices } from '#model/warnings/warnings.ts'
import { dataBundle, overview } from '../overview/overzichtOverview.ts'

const on = { canPush: true, needsInstall: false, permission: 'granted', isOffered: true, isOn: true } as const

test.each([
  ['on', 'the device and the backend both know of it', {}],
  ['off', 'the backend knows nothing of it', { isOn: false }],
  ['off', 'the permission was taken back', { permission: 'default' }],
  ['denied', 'the browser refuses', { permission: 'denied' }],
  ['install', 'iOS wants the app on the home screen first', { canPush: false, needsInstall: true }],
  ['never', 'the browser cannot', { canPush: false }],
  ['never', 'the backend sends none', { isOffered: false }],
] as const)('push messages: when %s, then because %s', (state, _, changed) =>
  expect(pushStateOf({ ...on, ...changed })).toBe(state),
)

test('topics: when a customer is prepaid, then credit takes the place of invoices and payments', () => {
  expect(topicsFor(true)).toEqual(['bundle', 'credit', 'order', 'outage', 'security'])
  expect(topicsFor(false)).toEqual(['bundle', 'invoice', 'payment', 'order', 'outage', 'security'])
})

/** The figures with this much used of 10,000 MB. */
const used = (mb: number) => ({ ...overview, dataBundle: { ...dataBundle, used: mb } })

test.each([
  [7999, null],
  [8000, 80],
  [9999, 80],
  [10_000, 100],
])('a bundle: when %i of 10,000 MB are used, then its level is %s', (mb, level) =>
  expect(levelOf(used(mb).dataBundle)).toBe(level),
)

test('a bundle: when it has no limit, then it has no level', () =>
  expect(levelOf({ ...dataBundle, isInfiniteBundle: true, used: 10_000 })).toBeNull())

const low = { ...overview, fixMeBarItems: [{ templateType: 'lowBalance' as const }] }

test.each([
  ['internet', 'bundle', used(8000), true],
  ['internet', 'bundle', used(5000), false],
  ['internet', 'invoice', used(8000), false],
  ['credit', 'credit', low, true],
  ['credit', 'credit', overview, false],
  ['end', 'bundle', used(10_000), false],
] as const)(
  'a warning about %s: when messages about %s are on, then it was told by these figures or not',
  (kind, topic, figures, is) => expect(isPushed({ kind }, figures, [topic])).toBe(is),
)

test('the number on the icon: when a payment failed, then it counts for who gets messages about payments', () => {
  const now = Date.parse(overview.updatedAt)
  const unpaid = { ...overview, fixMeBarItems: [{ templateType: 'paymentFailed' as const }] }
  expect(badgeOf(noChoices, unpaid, now, ['payment'])).toBe(1)
  expect(badgeOf(noChoices, unpaid, now, ['invoice'])).toBe(0)
  expect(badgeOf(noChoices, low, now, ['credit'])).toBe(1)
  expect(badgeOf(noChoices, low, now, [])).toBe(0)
  expect(badgeOf(noChoices, overview, now, ['credit'])).toBe(0)
})
