import { refusals } from '../law/refusals.ts'

const ends = { reason: 'OTHER', endsOn: '2027-01-10', fee: 4890, message: '' }
const free = { ...ends, fee: 0 }
const withdraws = { kind: 'subscription', email: 'femke@voorbeeld.example' }

refusals(
  'subscription',
  [
    ['the subscription has ended', '403 STOPPED', 'terminateSubscription', 3, ends],
    ['the last proof is six minutes old', '403 PROOF_NEEDED', 'terminateSubscription', 1, ends, async ({ wait }) => wait(6)],
    [
      'another provider has asked for the number',
      '409 ALREADY_CANCELLED',
      'terminateSubscription',
      1,
      free,
      async ({ ask }) => void (await ask('POST', '/demo/happen', { kind: 'number-leaves' })),
    ],
    ['it is cancelled', '409 ALREADY_CANCELLED', 'terminateSubscription', 28, free, ['terminateSubscription', free]],
    ['another fee was shown', '409 PRICE_CHANGED', 'terminateSubscription', 1, free],
    ['the last day is within the notice', '422 TOO_EARLY', 'terminateSubscription', 1, { ...ends, endsOn: '2027-01-09' }],
    ['the last day is two years ahead', '422 TOO_LATE', 'terminateSubscription', 1, { ...ends, endsOn: '2028-12-11' }],
    ['it is not cancelled', '409 NOT_CANCELLED', 'undoTermination', 28, {}],
    [
      'it is the last day',
      '409 TOO_LATE',
      'undoTermination',
      28,
      {},
      ['terminateSubscription', free],
      { clock: '2027-01-10T12:00:00+01:00' },
    ],
    ['the fourteen days are over', '409 TOO_LATE', 'withdrawContract', 1, withdraws],
    ['it was withdrawn', '409 TOO_LATE', 'withdrawContract', 27, withdraws, ['withdrawContract', withdraws]],
    ['the address is none', '422 EMAIL_INVALID', 'withdrawContract', 27, { ...withdraws, email: 'femke' }],
    ['the message has 501 characters', '400', 'terminateSubscription', 1, { ...ends, message: 'x'.repeat(501) }],
    ['the reason is unknown', '400', 'terminateSubscription', 1, { ...ends, reason: 'BORED' }],
    ['the customer is prepaid', '403', 'terminateSubscription', 30, ends],
    ['there is no phone', '409 TOO_LATE', 'withdrawContract', 27, { ...withdraws, kind: 'phone' }],
    ['the customer is prepaid', '403', 'withdrawContract', 30, withdraws],
    ['it is of another customer', '404', 'getWithdrawalDocument', 18, { reference: 'HR-26027-001' }],
  ],
  { today: '2026-12-10' },
)
