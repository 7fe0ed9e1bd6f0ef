import { type Refused, refusals } from '../law/refusals.ts'

const own = {
  number: '0690001001',
  provider: 'Belmaat',
  contractType: 'POSTPAID_PRIVATE',
  customerNumber: null,
  moment: 'ASAP',
  wishDate: null,
}
const business = { ...own, contractType: 'POSTPAID_BUSINESS', customerNumber: 'BM1001' }
const wrong = { ...business, customerNumber: 'BM9999' }
const RESEND = '/v2/numberporting.resendSmsValidationCode'

const asked = ['numberport', own] as const
/** Rejected on the next working day. */
const rejected = [['numberport', wrong], { clock: '2026-11-23T12:00:00+01:00' }] as const
/** Asks as often, a minute apart, and cancels. */
const codes =
  (times: number) =>
  async ({ write, wait }: Refused) => {
    for (let time = 0; time < times; time += 1) {
      await write('numberport', own)
      await write('numberportingCancel', {})
      wait(1)
    }
  }
/** The evening before and the morning of the rejection are in one day. */
const [evening, morning] = [{ clock: '2026-11-23T18:00:00+01:00' }, { clock: '2026-11-24T12:00:00+01:00' }]
const unknown = { ...own, number: '0690001081' }

refusals('porting', [
  ['the subscription has ended', '403 STOPPED', 'numberport', 3, own],
  ['a request runs', '409 RUNNING', 'numberport', 1, own, asked],
  [
    'a prepaid number has no contract end',
    '422 INVALID',
    'numberport',
    1,
    { ...own, contractType: 'PREPAID', moment: 'CONTRACT_END' },
  ],
  ['ten codes were sent today', '429 RESEND_LIMIT', 'numberport', 1, own, codes(10)],
  ['no request was rejected', '409 NOT_REJECTED', 'numberportingUpdateRejectedNumberPorting', 1, business],
  [
    'a prepaid number has no contract end',
    '422 INVALID',
    'numberportingUpdateRejectedNumberPorting',
    1,
    { ...own, contractType: 'PREPAID', moment: 'CONTRACT_END' },
    ...rejected,
  ],
  ['it is the same request', '422 UNCHANGED', 'numberportingUpdateRejectedNumberPorting', 1, wrong, ...rejected],
  [
    'ten codes were sent today',
    '429 RESEND_LIMIT',
    'numberportingUpdateRejectedNumberPorting',
    1,
    own,
    evening,
    codes(10),
    ['numberport', wrong],
    morning,
  ],
  ['no request was rejected', '409 NOT_REJECTED', 'numberportingActivateRejectedNumberPorting', 1, {}],
  [
    'ten codes were sent today',
    '429 RESEND_LIMIT',
    'numberportingActivateRejectedNumberPorting',
    1,
    {},
    evening,
    codes(9),
    ['numberport', unknown],
    ['numberportingConfirm', { code: '123456' }],
    morning,
  ],
  ['no code was sent', '409 NOT_WAITING', RESEND, 1, {}],
  ['no code was sent', '409 NOT_WAITING', 'numberportingConfirm', 1, { code: '123456' }],
  ['a code was sent within the minute', '429', RESEND, 1, {}, asked],
  [
    'three codes were sent again',
    '429 RESEND_LIMIT',
    RESEND,
    1,
    {},
    asked,
    ...[2, 4, 6].flatMap((minutes) => [{ clock: `2026-11-20T12:0${minutes}:00+01:00` }, [RESEND, {}] as const]),
    { clock: '2026-11-20T12:08:00+01:00' },
  ],
  ['the code is wrong', '422 CODE_WRONG', 'numberportingConfirm', 1, { code: '111111' }, asked],
  ['the code has expired', '410 CODE_EXPIRED', 'numberportingConfirm', 1, { code: '000000' }, asked],
  [
    'five codes were wrong',
    '429 CODE_BLOCKED',
    'numberportingConfirm',
    1,
    { code: '123456' },
    asked,
    ({ tries }) => tries(5, 'numberportingConfirm', { code: '111111' }),
  ],
  ['no request runs', '409 NOT_RUNNING', 'numberportingCancel', 1, {}],
  [
    'the number comes on the next working day',
    '409 TOO_LATE',
    'numberportingCancel',
    1,
    {},
    ['numberport', business],
    { clock: '2026-11-25T12:00:00+01:00' },
  ],
  ['the number is none', '400', 'numberport', 1, { ...own, number: '12' }],
  ['a private number has a customer number', '422 INVALID', 'numberport', 1, { ...own, customerNumber: 'BM1' }],
  ['a business number has no customer number', '422 INVALID', 'numberport', 1, { ...business, customerNumber: null }],
  ['there is no wish', '422 INVALID', 'numberport', 1, { ...own, moment: 'WISH_DATE' }],
  ['the wish is tomorrow', '422 INVALID', 'numberport', 1, { ...own, moment: 'WISH_DATE', wishDate: '2026-11-21' }],
])
