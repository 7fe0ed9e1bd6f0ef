import { type Row, refusals } from '../law/refusals.ts'

const number = (phoneNumber: string) => ({ phoneNumber })
const ends = { reason: 'OTHER', message: '', fee: 0, endsOn: '2026-12-20' }

refusals('friends', [
  ['the subscription is cancelled', '403 NOT_ALLOWED', 'inviteToHousehold', 4, number('0690002004')],
  ['the subscription has ended', '409 ENDED', 'inviteToHousehold', 3, number('0690002003')],
  ['the customer has left', '409 LEFT', 'inviteToHousehold', 26, number('0690002026'), ['leaveHousehold', {}]],
  ['the other lives elsewhere', '422 OTHER_ADDRESS', 'inviteToHousehold', 1, number('0690000002')],
  ['the other is no customer', '422 NOT_CUSTOMER', 'inviteToHousehold', 1, number('0612345678')],
  ['the other is prepaid', '422 PREPAID', 'inviteToHousehold', 1, number('0690000030')],
  ['the number is their own', '422 ALREADY', 'inviteToHousehold', 1, number('0690000001')],
  [
    'the subscription has ended',
    '409 ENDED',
    'leaveHousehold',
    26,
    {},
    ['terminateSubscription', ends],
    { clock: '2026-12-21T12:00:00+01:00' },
  ],
  ['there are no other members', '409 NO_GROUP', 'leaveHousehold', 6, {}],
  ['there are no other members', '409 NO_GROUP', 'shareLevel', 1, { on: true }],
  ['the customer has left', '409 NO_GROUP', 'shareLevel', 26, { on: true }, ['leaveHousehold', {}]],
  ['the subscription has ended', '409 ENDED', 'shareLevel', 3, { on: true }],
  ['the customer is prepaid', '403', 'shareLevel', 31, { on: true }],
  ...(['0690002002', '0690003061'] as const).map(
    (other): Row => [`the other lives elsewhere: ${other}`, '422 OTHER_ADDRESS', 'inviteToHousehold', 1, number(other)],
  ),
  ['the other is in the household', '422 ALREADY', 'inviteToHousehold', 26, number('+31 6 90 00 30 61')],
  ['the customer is prepaid', '403', 'inviteToHousehold', 31, number('0690002001')],
  ['the customer is prepaid', '403', 'leaveHousehold', 31, {}],
  ['the card is blocked', '403 NOT_ALLOWED', 'inviteToHousehold', 6, number('0690002006')],
])
