import { expect, test } from 'vitest'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { type Case, cases, NOW } from '../law/writes.ts'
import { visitor } from '../world/visitor.ts'

/** The subscription of account 3 has ended (domain 1.14): nothing can be bought, ordered or changed on it any more. */
const STOPPED = 3

/** What remains: the customer's own data and safety, and questions to us. */
const REMAINS = [
  'deleteUserProfilePicture',
  'endPush',
  'findAddress',
  'forumCreateToken',
  'popupCustomerAnswer',
  'proveByPassword',
  'reportOutage',
  'requestData',
  'requestMandateForm',
  'saveUserProfile',
  'saveUserProfilePicture',
  'sendProofCode',
  'setNumberLock',
  'setPush',
  'settingsCrodataObfuscated',
  'startAddingPasskey',
  'startMfaChange',
  'startPasskeySignIn',
  'stopMfaChange',
  'updateAddress',
  'updateAdvertising',
  'updateEmail',
  'updateIban',
  'updatePassword',
  'updatePrivacySettings',
  'updateVatInvoice',
]

/** The status of a write that succeeds for another account, sent by the customer without a subscription. */
async function statusOf(name: string, { account, before, input }: Case): Promise<number> {
  const other = visitor(createBackend({ latency: 0, clock: () => NOW }))
  await other.as(account)
  await before?.(other)
  const sent = typeof input === 'function' ? await input(other) : input
  const browser = visitor(createBackend({ latency: 0, clock: () => NOW }))
  await browser.as(STOPPED)
  return (await browser.write(name, sent ?? {})).status
}

test('who has no subscription any more can do nothing with it', async () => {
  const all = Object.entries(cases).flatMap(([name, some]) => some.map((one) => ({ name, one })))
  const done = await Promise.all(all.map(async ({ name, one }) => ((await statusOf(name, one)) === 200 ? [name] : [])))
  expect([...new Set(done.flat())].toSorted(), 'refuse a new write, or add it to REMAINS').toEqual(REMAINS)
})
