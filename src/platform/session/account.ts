import { getUser } from '#model/login/contract/session.ts'
import { read } from '../api/client.ts'
import { newKey } from '../api/newKey.ts'
import { deviceKey } from '../storage/registry.ts'
import { updateRow } from '../storage/rows.ts'
import { accountHere } from './visitor.ts'

/** A keyed hash of the customer number: it recognises a customer without revealing the number. */
export type Account = {
  account: string
  /** The key was stored earlier. Hashes of a new key match no stored hash, so a difference proves nothing. */
  isSure: boolean
  /** False when the device did not give the key in time: no later page can make this hash again, so no figures are stored under it. */
  isKept: boolean
}

/** The account without WebCrypto, which requires https: the customer is not recognised after this page. */
let stranger = newKey()

/** Another customer without WebCrypto has another account. */
export const forgetStranger = (): void => {
  stranger = newKey()
}

type Key = Omit<Account, 'account'> & { key: CryptoKey }
let known: Promise<Key> | undefined

/** The key that only this device has. Never replaced, because its customers and their orders would no longer be recognised. */
async function makeOrFindKey(): Promise<Key> {
  const made = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const used = await updateRow(deviceKey, (kept) => kept ?? made)
  return { key: used ?? made, isSure: used !== null && used !== made, isKept: used !== null }
}

export async function accountOf(customerNumber: string): Promise<Account> {
  if (crypto.subtle === undefined) return { account: stranger, isSure: false, isKept: true }
  known ??= makeOrFindKey()
  const { key, ...trust } = await known
  const hash = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(customerNumber))
  const account = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { account, ...trust }
}

/** The hash of the signed-in customer; asks the server when unknown. Throws the Failure. */
export const accountHash = async (): Promise<string> =>
  accountHere() ?? (await accountOf((await read(getUser)).customerNumber)).account
