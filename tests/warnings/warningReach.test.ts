import { expect, test } from 'vitest'
import { type ReachFacts, reachOf } from '#model/warnings/warningReach.ts'

const installed: ReachFacts = { canCheck: true, mayCheck: true, isInstalled: true, notifications: 'granted', isRemembered: true }

test.each([
  ['closed', 'an installed app with permission', {}],
  ['ask', 'one that was not asked for permission yet', { notifications: 'default' }],
  ['denied', 'one that was refused', { notifications: 'denied', isRemembered: false }],
  ['forgotten', 'one on a device that forgets the figures', { notifications: 'default', isRemembered: false }],
  ['install', 'a browser that does it for installed apps', { mayCheck: false, isInstalled: false, notifications: 'denied' }],
  ['closed', 'a tab of a browser in which the app is installed', { isInstalled: false }],
  ['open', 'an installed app for which the browser does not do it', { mayCheck: false }],
  ['open', 'a browser that cannot', { canCheck: false, mayCheck: false }],
] as const)('%s: %s', (reach, _, changed) => expect(reachOf({ ...installed, ...changed })).toBe(reach))
