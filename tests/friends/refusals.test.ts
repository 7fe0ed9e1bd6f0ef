import { type Row, refusals } from '../law/refusals.ts'

const number = (phoneNumber: string) => ({ phoneNumber })
const ends = { reason: 'OTHER', message: '', fee: 0, endsOn: '2026-12-20' }

const gives = (size: number, member = 'member-26-1') => ({ member, size })

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
  ['the subscription has ended', '409 ENDED', 'giveData', 3, gives(1000)],
  ['the customer is prepaid', '403', 'giveData', 31, gives(1000)],
  ['the subscription is cancelled', '403 NOT_ALLOWED', 'giveData', 26, gives(1000), ['terminateSubscription', ends]],
  ['the card is blocked', '403 NOT_ALLOWED', 'giveData', 6, gives(1000)],
  ['there are no other members', '409 NO_GROUP', 'giveData', 1, gives(1000)],
  ['the customer has left', '409 NO_GROUP', 'giveData', 26, gives(1000), ['leaveHousehold', {}]],
  ['the member shows no level', '409 NOT_RECEIVING', 'giveData', 26, gives(1000, 'member-26-2')],
  ['there is no such member', '409 NOT_RECEIVING', 'giveData', 26, gives(1000, 'member-1-1')],
  ['less is left', '409 TOO_LITTLE_LEFT', 'giveData', 26, gives(5000)],
  [
    '10 GB was given this month',
    '409 MONTH_FULL',
    'giveData',
    29,
    gives(1000, 'member-29-1'),
    ['inviteToHousehold', number('0690002029')],
    { clock: '2026-12-01T12:00:00+01:00' },
    ['giveData', gives(5000, 'member-29-1')],
    ['giveData', gives(5000, 'member-29-1')],
  ],
  ['the size is not one of the choices', '400', 'giveData', 26, gives(3000)],
  ['the card is blocked', '403 NOT_ALLOWED', 'inviteToHousehold', 6, number('0690002006')],
])
