import * as v from 'valibot'
import { NewPasskeyQuestion, PasskeyQuestion } from '#model/login/contract/passkey.ts'
import { type Refused, type Row, refusals } from '../law/refusals.ts'
import { type SoftKey, softKey } from '../support/softKey.ts'

const PASSWORD = 'steltloper-26'
const NEW = 'drie vogels op een paal'
const [SANNE, BY_SMS, BLOCKED_SIM] = ['0690000001', '0690000013', '0690000007']
const code = { code: '123456', trusted: false }
const bySms = { wanted: 'on', method: 'SMS', password: PASSWORD }
const reset = { phoneNumber: SANNE, method: 'SMS' }

/** Signs in up to the code. */
const signIn =
  (login: string) =>
  async ({ logIn }: Pick<Refused, 'logIn'>) => {
    const { body } = await logIn(login)
    return { id: Object(body.result).challenge?.id ?? Object(body.details).id }
  }
/** Begins to change the second factor. */
const change = async ({ done }: Refused) => ({ id: Object((await done('startMfaChange', bySms)).waiting).id })
/** Requests a link for a new password. */
const link = async ({ done, ask }: Refused) => {
  await done('requestPasswordReset', reset)
  const messages = Object((await ask('GET', '/demo/messages')).body)
  return { token: new URL(messages.at(-1).link, 'http://localhost').searchParams.get('token') }
}
/** Guesses five codes at the challenge of `begin`. */
const guess = (begin: (customer: Refused) => Promise<{ id: unknown }>, operation: string) => async (customer: Refused) => {
  const { id } = await begin(customer)
  await customer.tries(5, operation, { id, code: '111111', trusted: false })
  return { id }
}
/** A hundred wrong codes in other browsers. */
const guessElsewhere = async ({ another }: Refused) => {
  for (let browser = 0; browser < 20; browser += 1) {
    const other = another()
    const { id } = await signIn(BY_SMS)(other)
    for (let time = 0; time < 5; time += 1) await other.write('verifyMfa', { id, code: '111111', trusted: false })
  }
}
const guessPasswords = ({ tries }: Refused) => tries(5, 'startMfaChange', { ...bySms, password: 'fout' })

const elsewhere = { endpoint: 'https://elsewhere.example/device', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }

/** Answers a question to sign in, in a browser where account 1 has a passkey: with that one, or with another. */
const byPasskey =
  (isKnown: boolean, how: Parameters<SoftKey['sign']>[1] = {}) =>
  async ({ as, ask, done }: Refused) => {
    const key = softKey()
    await as(1)
    await done('addPasskey', { answer: key.make(v.parse(NewPasskeyQuestion, await done('startAddingPasskey'))), name: 'A' })
    await ask('POST', '/auth/logout', {})
    return { answer: (isKnown ? key : softKey()).sign(v.parse(PasskeyQuestion, await done('startPasskeySignIn')), how) }
  }

refusals('login', [
  ['two minutes have passed', '404 CHALLENGE_GONE', 'signInWithPasskey', null, {}, byPasskey(true), { clock: 2 * 60_000 }],
  ['nobody has this passkey', '404 PASSKEY_UNKNOWN', 'signInWithPasskey', null, {}, byPasskey(false)],
  [
    'another site asked',
    '422 PASSKEY_WRONG',
    'signInWithPasskey',
    null,
    {},
    byPasskey(true, { origin: 'https://elders.example' }),
  ],
  ['the code is wrong', '422 CODE_WRONG', 'verifyMfa', null, { ...code, code: '111111' }, signIn(BY_SMS)],
  ['the code has expired', '410 CODE_EXPIRED', 'verifyMfa', null, code, signIn(BY_SMS), { clock: 11 * 60_000 }],
  ['the fifth code is wrong', '403 CODE_BLOCKED', 'verifyMfa', null, { ...code, code: '999999' }, signIn(BY_SMS)],
  ['nobody signs in', '404 CHALLENGE_GONE', 'verifyMfa', null, { ...code, id: 'onbekend' }],
  [
    'a hundred codes were wrong elsewhere',
    '403 CODE_BLOCKED',
    'resendMfaCode',
    null,
    { method: 'SMS' },
    signIn(BY_SMS),
    guessElsewhere,
  ],
  [
    'half an hour has passed',
    '404 CHALLENGE_GONE',
    'resendMfaCode',
    null,
    { method: 'SMS' },
    signIn(BY_SMS),
    { clock: 31 * 60_000 },
  ],
  ['the card is blocked', '422 SIM_BLOCKED', 'resendMfaCode', null, { method: 'SMS' }, signIn(BLOCKED_SIM)],
  ['a code was sent within the minute', '429', 'resendMfaCode', null, { method: 'SMS' }, signIn(BY_SMS)],
  ['five links were sent', '429', 'requestPasswordReset', null, reset, ({ tries }) => tries(5, 'requestPasswordReset', reset)],
  ['the link is unknown', '410 LINK_GONE', 'setPassword', null, { token: 'onbekend', password: NEW }],
  ['it is common', '422 PASSWORD_COMMON', 'setPassword', null, { password: 'wachtwoord123' }, link],
  ['it has a name', '422 PASSWORD_PERSONAL', 'setPassword', null, { password: 'ik heet Sanne, hoi' }, link],
  ['it is the old one', '422 PASSWORD_SAME', 'setPassword', null, { password: PASSWORD }, link],
  ['no known push service is there', '422 NO_PUSH', 'movePush', null, { from: 'https://push.example/device', ...elsewhere }],
  ['the payment is unknown', '404', 'getPaymentStatus', null, { id: '__proto__' }],
  ['the password is wrong', '422 PASSWORD_WRONG', 'startMfaChange', 1, { ...bySms, password: 'fout' }],
  ['the card is blocked', '422 SIM_BLOCKED', 'startMfaChange', 7, bySms],
  ['five passwords were wrong', '429 PASSWORD_TOO_OFTEN', 'startMfaChange', 1, bySms, guessPasswords],
  ['five codes were wrong', '403 CODE_BLOCKED', 'startMfaChange', 1, bySms, guess(change, 'confirmMfaChange')],
  ['the account has no second factor', '409 UNSUPPORTED', 'startMfaChange', 35, bySms],
  ['it is on', '409 UNCHANGED', 'startMfaChange', 7, { ...bySms, method: 'EMAIL' }],
  ['the code is wrong', '422 CODE_WRONG', 'confirmMfaChange', 1, { code: '111111' }, change],
  ['the code has expired', '410 CODE_EXPIRED', 'confirmMfaChange', 1, { code: '123456' }, change, { clock: 11 * 60_000 }],
  ['the fifth code is wrong', '403 CODE_BLOCKED', 'confirmMfaChange', 1, { code: '999999' }, change],
  ['no change waits', '404 CHALLENGE_GONE', 'confirmMfaChange', 1, { id: 'onbekend', code: '123456' }],
  ['no change waits', '404 CHALLENGE_GONE', 'resendMfaChange', 1, { id: 'onbekend', method: 'SMS' }],
  ['the other method is not the one that is turned on', '422 SIM_BLOCKED', 'resendMfaChange', 1, { method: 'EMAIL' }, change],
  ['a code was sent within the minute', '429', 'resendMfaChange', 1, { method: 'SMS' }, change],
  [
    'a hundred codes were wrong elsewhere',
    '403 CODE_BLOCKED',
    'resendMfaChange',
    13,
    { method: 'EMAIL' },
    async ({ done }) => ({ id: Object((await done('startMfaChange', { ...bySms, method: 'EMAIL' })).waiting).id }),
    guessElsewhere,
  ],
  ['it is off', '409 UNCHANGED', 'startMfaChange', 1, { ...bySms, wanted: 'off' }],
  ['it has the number', '422 PASSWORD_PERSONAL', 'setPassword', null, { password: 'bel mij op 0690000001' }, link],
  ['it is too short', '400', 'setPassword', null, { password: 'kort' }, link],
  ['it has 66 characters', '400', 'setPassword', null, { password: 'x1'.repeat(33) }, link],
  ['the link is a name of JavaScript', '410 LINK_GONE', 'setPassword', null, { token: '__proto__', password: NEW }],
  ['the code is 000000', '410 CODE_EXPIRED', 'verifyMfa', null, { ...code, code: '000000' }, signIn(BY_SMS)],
  ...[{}, { ...code, id: 1 }, { ...code, id: 'x', code: '12345' }, { id: 'x', code: 123456, trusted: 1 }].map(
    (input): Row => [`the input is ${JSON.stringify(input)}`, '400', 'verifyMfa', null, input],
  ),
])
