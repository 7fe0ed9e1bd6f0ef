import { expect, test } from 'vitest'
import { whyNoInvite } from '#features/friends/samenkorting/Invite.tsx'

test.each([
  ['Active', null, null],
  ['Active', '2027-04-01', 'Uitnodigen kan weer vanaf 1 april.'],
  ['Terminated', null, 'Je abonnement is gestopt. Uitnodigen kan niet meer.'],
  ['Blocked', null, 'Je abonnement is opgezegd of geblokkeerd. Uitnodigen kan nu niet.'],
  ['ToBeTerminated', '2027-04-01', 'Je abonnement is opgezegd of geblokkeerd. Uitnodigen kan nu niet.'],
] as const)('inviting with a subscription that is %s and a discount that ends on %s', (status, endsOn, said) =>
  expect(whyNoInvite(status, endsOn)?.replaceAll('\u00a0', ' ') ?? null).toBe(said),
)
