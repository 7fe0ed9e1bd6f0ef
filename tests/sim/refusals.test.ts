import { type Row, refusals } from '../law/refusals.ts'

const card = { type: 'USIM', reason: 'WRONG_SIZE', price: 500 }
const esim = { type: 'ESIMIOS', reason: 'TO_ESIM', price: 0 }
const blocked = { blocked: true, reason: 'STOLEN' }
const PASSWORD = 'steltloper-26'
const NEW = 'kluut-in-het-riet-1'
const ends = { reason: 'OTHER', message: '', fee: 4932, endsOn: '2026-12-20' }

refusals('sim', [
  ['the subscription has ended', '409 ENDED', 'createSimcard', 3, card],
  ['the card is blocked for an unpaid invoice', '409 BLOCKED', 'createSimcard', 6, card],
  ['another card is on its way', '409 PENDING', 'createSimcard', 8, card],
  ['another eSIM is ready', '409 PENDING', 'createSimcard', 12, { ...esim, reason: 'NEW_PHONE' }],
  ['a lost card is not blocked yet', '409 BLOCK_FIRST', 'createSimcard', 1, { ...card, reason: 'LOST' }],
  ['another price was shown', '409 PRICE_CHANGED', 'createSimcard', 1, card, { priceRise: 50 }],
  ['the number is locked', '409 NUMBER_LOCKED', 'createSimcard', 1, card, ['setNumberLock', { on: true }]],
  [
    'another card waits for the lock',
    '409 PENDING',
    'createSimcard',
    1,
    esim,
    ['setNumberLock', { on: true }],
    async ({ done }) => void (await done('proveByCode', { id: (await done('sendProofCode')).id, code: '123456' })),
    ['createSimcard', card],
  ],
  ['the last proof is six minutes old', '403 PROOF_NEEDED', 'createSimcard', 1, card, async ({ wait }) => wait(6)],
  ['the customer is prepaid', '403', 'createSimcard', 30, card],
  ['the card has an unknown type', '400', 'createSimcard', 1, { ...card, type: 'NFC' }],
  ['a plastic card is ordered to get an eSIM', '400', 'createSimcard', 1, { ...card, reason: 'TO_ESIM' }],
  ['an eSIM is replaced to get an eSIM', '400', 'createSimcard', 11, esim],
  ['the reason is a name of JavaScript', '400', 'createSimcard', 1, { ...card, reason: '__proto__' }],
  ['the digits are of another card', '422 WRONG_DIGITS', 'activateSimcard', 1, { digits: '000000' }, ['createSimcard', card]],
  ['the digits are of the active card', '422 ALREADY', 'activateSimcard', 1, { digits: '001375' }, ['createSimcard', card]],
  ['no card waits', '409 NOTHING', 'activateSimcard', 1, { digits: '123456' }],
  ['no card of a prepaid customer waits', '409 NOTHING', 'activateSimcard', 31, { digits: '123456' }],
  [
    'the subscription ended before the eSIM was installed',
    '409 BLOCKED',
    'activateSimcard',
    1,
    { digits: null },
    ['terminateSubscription', ends],
    { clock: '2026-12-20T12:00:00+01:00' },
    ['createSimcard', esim],
    { clock: '2026-12-22T12:00:00+01:00' },
  ],
  [
    'the number was locked after the order',
    '409 NUMBER_LOCKED',
    'activateSimcard',
    1,
    { digits: null },
    ['createSimcard', esim],
    ['setNumberLock', { on: true }],
  ],
  ['there are five digits', '400', 'activateSimcard', 8, { digits: '12345' }],
  ['there are seven digits', '400', 'activateSimcard', 8, { digits: '1234567' }],
  ['the digits are letters', '400', 'activateSimcard', 8, { digits: 'abcdef' }],
  ['the digits are a number', '400', 'activateSimcard', 8, { digits: 123_456 }],
  ['an eSIM gets digits', '400', 'activateSimcard', 12, { digits: '123456' }],
  ...[3, 6, 8, 12].map(
    (account) =>
      [`account ${account} may not block`, '409 NOT_POSSIBLE', 'settingsChangeSimcardBlock', account, blocked] as const,
  ),
  ...[1, 3, 6, 8, 12].map(
    (account) =>
      [
        `account ${account} may not unblock`,
        '409 NOT_POSSIBLE',
        'settingsChangeSimcardBlock',
        account,
        { blocked: false },
      ] as const,
  ),
  [
    'the card is blocked already',
    '409 NOT_POSSIBLE',
    'settingsChangeSimcardBlock',
    1,
    blocked,
    ['settingsChangeSimcardBlock', blocked],
  ],
  [
    'the last proof is six minutes old',
    '403 PROOF_NEEDED',
    'settingsChangeSimcardBlock',
    1,
    { blocked: false },
    ['settingsChangeSimcardBlock', blocked],
    async ({ wait }) => wait(6),
  ],
  ...[{}, { blocked: true }, { blocked: true, reason: 'BORED' }, { blocked: 'true', reason: 'LOST' }].map(
    (input) => [`the input is ${JSON.stringify(input)}`, '400', 'settingsChangeSimcardBlock', 1, input] as const,
  ),
  ['no card waits', '404', 'getSimCodes', 1, { card: 'pending' }],
  ['the last proof is six minutes old', '403 PROOF_NEEDED', 'getSimCodes', 1, { card: 'current' }, async ({ wait }) => wait(6)],
  ['the contract was accepted already', '409', 'acceptSimcardContract', 11, { contractAccepted: true }],
  ['the old password is wrong', '401 PASSWORD_WRONG', 'updatePassword', 1, { currentPassword: 'fout', newPassword: NEW }],
  [
    'five passwords were wrong',
    '429 PASSWORD_TOO_OFTEN',
    'updatePassword',
    1,
    { currentPassword: PASSWORD, newPassword: NEW },
    ({ tries }) => tries(5, 'updatePassword', { currentPassword: 'fout', newPassword: NEW }),
  ],
  ['it is common', '422 PASSWORD_COMMON', 'updatePassword', 1, { currentPassword: PASSWORD, newPassword: 'wachtwoord123' }],
  [
    'it has a name',
    '422 PASSWORD_PERSONAL',
    'updatePassword',
    1,
    { currentPassword: PASSWORD, newPassword: 'ik heet Sanne, hoi' },
  ],
  ['it is the old one', '422 PASSWORD_SAME', 'updatePassword', 1, { currentPassword: PASSWORD, newPassword: PASSWORD }],
  ...[{}, { contractAccepted: false }].map(
    (input): Row => [`the input is ${JSON.stringify(input)}`, '400', 'acceptSimcardContract', 14, input],
  ),
  ['the contract is an old one', '409', 'acceptSimcardContract', 1, { contractAccepted: true }],
  ['the customer is prepaid', '403', 'acceptSimcardContract', 30, { contractAccepted: true }],
])
