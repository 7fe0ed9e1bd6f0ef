import * as v from 'valibot'
import { NewPasskeyQuestion, PasskeyQuestion } from '#model/login/contract/passkey.ts'
import { type Refused, refusals } from '../law/refusals.ts'
import { type SoftKey, softKey } from '../support/softKey.ts'

const code = { code: '123456' }
const proof = async ({ done }: Refused) => ({ id: (await done('sendProofCode')).id })
const guesses = async (customer: Refused) => {
  const { id } = await proof(customer)
  await customer.tries(5, 'proveByCode', { id, code: '111111' })
}
const guessElsewhere = async ({ another }: Refused) => {
  for (let browser = 0; browser < 20; browser += 1) {
    const other = another()
    await other.as(1)
    const { id } = Object((await other.write('sendProofCode', {})).body.result)
    for (let time = 0; time < 5; time += 1) await other.write('proveByCode', { id, code: '111111' })
  }
}
const lock = ['setNumberLock', { on: true }] as const
/** Another provider asks for the number. */
const leaves = async ({ ask, read }: Refused) => {
  await ask('POST', '/demo/happen', { kind: 'number-leaves' })
  const [{ id }] = Object((await read('getNumberLock')).body.result).waiting
  return { id }
}

/** Asks for a new passkey, and makes one. */
const made =
  (key = softKey(), how: Parameters<SoftKey['make']>[1] = {}) =>
  async ({ done }: Refused) => ({
    answer: key.make(v.parse(NewPasskeyQuestion, await done('startAddingPasskey')), how),
    name: 'Telefoon',
  })
const added = (key: SoftKey) => async (customer: Refused) => {
  await customer.done('addPasskey', await made(key)(customer))
  return {}
}
/** Asks for a proof by a passkey, and gives one. */
const proven =
  (key: SoftKey, how: Parameters<SoftKey['sign']>[1] = {}) =>
  async ({ done }: Refused) => ({ answer: key.sign(v.parse(PasskeyQuestion, await done('startPasskeyProof')), how) })
const [own, other, late, forged, tenth] = [softKey(), softKey(), softKey(), softKey(), softKey()]
const TWO_MINUTES = { clock: 2 * 60_000 }

refusals('security', [
  ['the customer is prepaid', '403', 'getNumberLock', 31, {}],
  ['it is on', '409 UNCHANGED', 'setNumberLock', 1, { on: true }, lock],
  ['no code was given', '409 NUMBER_LOCKED', 'setNumberLock', 1, { on: false }, lock],
  ['nothing waits', '404 NOT_WAITING', 'cancelLockedRequest', 1, { id: 'onbekend' }],
  ['nothing waits', '404 NOT_WAITING', 'confirmLockedRequest', 1, { id: 'onbekend' }],
  ['no code was given', '409 NUMBER_LOCKED', 'confirmLockedRequest', 1, {}, lock, leaves],
  ['the password is wrong', '422 PASSWORD_WRONG', 'proveByPassword', 1, { password: 'fout' }],
  [
    'five passwords were wrong',
    '429 PASSWORD_TOO_OFTEN',
    'proveByPassword',
    1,
    { password: 'steltloper-26' },
    ({ tries }) => tries(5, 'proveByPassword', { password: 'fout' }),
  ],
  ['five codes were wrong', '403 CODE_BLOCKED', 'sendProofCode', 1, {}, guesses],
  ['no code was sent', '404 CHALLENGE_GONE', 'resendProofCode', 1, { id: 'onbekend', method: 'SMS' }],
  ['a hundred codes were wrong elsewhere', '403 CODE_BLOCKED', 'resendProofCode', 1, { method: 'SMS' }, proof, guessElsewhere],
  ['the card is blocked', '422 SIM_BLOCKED', 'resendProofCode', 7, { method: 'SMS' }, proof],
  ['a code was sent within the minute', '429', 'resendProofCode', 1, { method: 'SMS' }, proof],
  ['the code is wrong', '422 CODE_WRONG', 'proveByCode', 1, { code: '111111' }, proof],
  ['the code has expired', '410 CODE_EXPIRED', 'proveByCode', 1, code, proof, { clock: 11 * 60_000 }],
  ['the fifth code is wrong', '403 CODE_BLOCKED', 'proveByCode', 1, { code: '999999' }, proof],
  ['no code was sent', '404 CHALLENGE_GONE', 'proveByCode', 1, { ...code, id: 'onbekend' }],
  ['signing in was long ago', '403 PROOF_NEEDED', 'startAddingPasskey', 1, {}, async ({ wait }) => wait(6)],
  ['the number is locked', '409 NUMBER_LOCKED', 'startAddingPasskey', 1, {}, lock],
  [
    'there are ten',
    '409 PASSKEY_LIMIT',
    'startAddingPasskey',
    1,
    {},
    ...Array.from({ length: 9 }, () => added(softKey())),
    added(tenth),
  ],
  ['two minutes have passed', '404 CHALLENGE_GONE', 'addPasskey', 1, {}, made(), TWO_MINUTES],
  ['another site asked', '422 PASSKEY_WRONG', 'addPasskey', 1, {}, made(softKey(), { origin: 'https://elders.example' })],
  ['it is there already', '409 PASSKEY_KNOWN', 'addPasskey', 1, {}, added(own), made(own)],
  ['there is none', '404 PASSKEY_UNKNOWN', 'renamePasskey', 1, { id: 'onbekend', name: 'Telefoon' }],
  ['there is none', '404 PASSKEY_UNKNOWN', 'removePasskey', 1, { id: 'onbekend' }],
  ['there is none', '404 PASSKEY_UNKNOWN', 'startPasskeyProof', 1, {}],
  ['two minutes have passed', '404 CHALLENGE_GONE', 'proveByPasskey', 1, {}, added(late), proven(late), TWO_MINUTES],
  ['another key answers', '404 PASSKEY_UNKNOWN', 'proveByPasskey', 1, {}, added(other), proven(softKey())],
  ['nobody was recognised', '422 PASSKEY_WRONG', 'proveByPasskey', 1, {}, added(forged), proven(forged, { isVerified: false })],
])
