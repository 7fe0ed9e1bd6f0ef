import { expect, test } from 'vitest'
import { whyNoInvite } from '#features/friends/samenkorting/Invite.tsx'
import { memberText } from '#features/friends/samenkorting/Members.tsx'
import { discountText } from '#features/friends/samenkorting/Samenkorting.tsx'
import type { HouseholdMember } from '#model/friends/contract/household.ts'

test.each([
  ['Active', null, null],
  ['Active', '2027-04-01', 'Uitnodigen kan weer vanaf 1 april.'],
  ['Terminated', null, 'Je abonnement is gestopt. Uitnodigen kan niet meer.'],
  ['Blocked', null, 'Je abonnement is opgezegd of geblokkeerd. Uitnodigen kan nu niet.'],
  ['ToBeTerminated', '2027-04-01', 'Je abonnement is opgezegd of geblokkeerd. Uitnodigen kan nu niet.'],
] as const)('inviting with a subscription that is %s and a discount that ends on %s', (status, endsOn, said) =>
  expect(whyNoInvite(status, endsOn)?.replaceAll('\u00a0', ' ') ?? null).toBe(said),
)

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const group = (...states: HouseholdMember['state'][]): HouseholdMember[] =>
  states.map((state) => ({ state, firstName: 'Elif', maskedNumber: '06 •••• ••61', shared: null, receives: null }))

test.each([
  [
    group('self', 'member'),
    100,
    'Jullie hebben 2 abonnementen. Daarom krijgt ieder € 1,00 korting per maand. Met nog 2 abonnementen is het € 2,00 per maand.',
  ],
  [
    group('self', 'member', 'member', 'invited'),
    100,
    'Jullie hebben 3 abonnementen. Daarom krijgt ieder € 1,00 korting per maand. Met nog 1 abonnement is het € 2,00 per maand.',
  ],
  [
    group('self', 'member', 'member', 'member'),
    200,
    'Jullie hebben 4 abonnementen. Daarom krijgt ieder € 2,00 korting per maand.',
  ],
] as const)(
  'the discount: when %o live at the address, then how it comes about and what makes it higher',
  (members, discount, said) => expect(plain(discountText(members, discount))).toBe(said),
)

test.each([
  ['member', { left: 42 }, 'Doet mee, nog 42% internet'],
  ['member', { left: null }, 'Doet mee, internet raakt niet op'],
  ['member', null, 'Doet mee, deelt niets'],
  ['self', { left: 7 }, 'Dit ben jij, nog 7% internet'],
  ['self', null, 'Dit ben jij'],
  ['invited', null, 'Uitgenodigd'],
] as const)('a member: when %s shares %o, then "%s"', (state, shared, said) => expect(memberText(state, shared)).toBe(said))
