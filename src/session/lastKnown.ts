import * as v from 'valibot'
import { admitAnswers, forgetAll, read, seed } from '../api/client.ts'
import { getUsPs, Overview, postpaidOverview, prepaidOverview, Usps } from '../api/contract/overview.ts'
import type { Standstill } from '../api/contract/parts.ts'
import { getUser, type SessionUser, type User } from '../api/contract/session.ts'
import { getUsage, Usage } from '../api/contract/usage.ts'
import { newKey } from '../api/newKey.ts'
import { deviceKey, emergencyCard, type Kept, lastKnown, tabSession } from '../storage/registry.ts'
import { change, fetchForSure, fetchKept, keep, store, wipe } from '../storage/rest.ts'
import { channelOf } from '../tabs.ts'
import { endSession, isEnding } from './session.ts'
import { visitor } from './visitor.ts'

/** The figures for offline use. Parts that no longer fit the contract are dropped. */
const Figures = v.object({
  overview: v.fallback(v.nullable(Overview), null),
  usps: v.fallback(v.nullable(Usps), null),
  usage: v.fallback(v.nullable(Usage), null),
})
type Figures = v.InferOutput<typeof Figures>
const nothing: Figures = { overview: null, usps: null, usage: null }

/** The stored row of this session, once the customer is known; until then figures wait in memory. */
let row: Omit<Kept, 'figures'> | null = null
let figures = nothing

const waiting = new Set<() => void>()
/** Runs `then` once the customer is known, possibly at once. */
export function whenKnown(then: () => void): void {
  if (row) then()
  else waiting.add(then)
}

function know(known: Omit<Kept, 'figures'>): void {
  row = known
  for (const then of waiting) then()
  waiting.clear()
}

/** Continues with a stored row. Its figures show at once, unless an answer has arrived meanwhile. */
export function adoptLastKnown({ figures: stored, ...kept }: Kept): void {
  know(kept)
  const parsed = v.safeParse(Figures, stored)
  const { overview, usps, usage } = parsed.success ? parsed.output : nothing
  const isAnswered = figures !== nothing
  if (overview && !figures.overview) seed(kept.prepaid ? prepaidOverview : postpaidOverview, overview)
  if (usps && !figures.usps) seed(getUsPs, usps)
  if (usage && !figures.usage) seed(getUsage, usage, {})
  figures = {
    overview: figures.overview ?? overview,
    usps: figures.usps ?? usps,
    usage: figures.usage ?? usage,
  }
  if (isAnswered) void save() // now there is a row to store it in
}

/** The hash of the signed-in customer, under which their figures are stored; null while unknown. */
export const accountHere = (): string | null => row?.account ?? null

/** The same; asks the server when unknown. Throws the Failure. */
export const accountHash = async (): Promise<string> => row?.account ?? accountOf((await read(getUser)).customerNumber)

/** The account without WebCrypto, which requires https: the customer is not recognised after this page. */
let stranger = newKey()
let key: Promise<CryptoKey> | undefined
/** True when the key was stored earlier. Hashes of a new key match no stored hash, so a difference proves nothing. */
let isKeyFound = false

/** The key that only this device has. Never replaced, because its customers and their orders would no longer be recognised. */
async function makeOrFindKey(): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const used = await change(deviceKey, (known) => known ?? made)
  isKeyFound = used !== null && used !== made
  return used ?? made
}

/** A keyed hash of the customer number: it recognises a customer without revealing the number. */
async function accountOf(customerNumber: string): Promise<string> {
  if (crypto.subtle === undefined) return stranger
  key ??= makeOrFindKey()
  const hash = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(customerNumber))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Stores the figures, unless the session is ending. */
const save = async () => {
  if (row && !isEnding()) await store(lastKnown, { ...row, figures })
}

/** The customer number from the first answer on this page. */
let customer: string | null = null

/** True when the answer belongs to another customer than the session and the figures on screen. */
async function isSomebodyElse(customerNumber: string): Promise<boolean> {
  if (customer !== null) return customer !== customerNumber
  if (!row || visitor().kind !== 'customer') return false
  const account = await accountOf(customerNumber)
  return isKeyFound && account !== row.account
}

// Another customer's answer ends the session, because a name would appear above somebody else's figures.
admitAnswers(async (operation, value) => {
  if (operation !== getUser.name) return
  // The answer has been validated against this operation's schema.
  const { customerNumber } = value as User
  if (await isSomebodyElse(customerNumber)) {
    void endSession('other')
    throw new DOMException('The session is over', 'AbortError')
  }
  const here = visitor()
  if (here.kind !== 'customer') return
  customer = customerNumber
  keep(tabSession, here.flags.usr)
})

/** The choice about being remembered, made at sign-in on this page. */
let choice: boolean | undefined
/** Other tabs store figures of the same customer and must follow the choice. */
const choices = channelOf('remembered')
choices?.addEventListener('message', ({ data }: MessageEvent<boolean>) => adoptChoice(data))

function adoptChoice(remembered: boolean): void {
  choice = remembered
  row = row && { ...row, remembered }
}

/** Changes whether the signed-in customer is remembered on this device. */
export async function chooseRemembered(remembered: boolean): Promise<void> {
  adoptChoice(remembered)
  choices?.postMessage(remembered)
  await save()
}

/** True when the signed-in customer is remembered on this device. */
export const isRemembered = (): boolean => row?.remembered ?? false

/** Counts sign-ins and sign-outs on this page. Work of an earlier turn is dropped. */
let turn = 0

/** Wipes another customer's emergency card, like their figures. Nothing waits for it. */
async function wipeCardOfOther(account: string): Promise<void> {
  const card = await fetchKept(emergencyCard)
  if (card && card.value.account !== account && isKeyFound) await wipe(emergencyCard)
}

/**
 * Binds the stored data to the signed-in customer. Figures of an earlier session of theirs are restored; another customer's are wiped
 * first. `remembered`: the choice at sign-in; an existing session keeps its choice.
 */
export async function bindLastKnown(customerNumber: string, flags: SessionUser, remembered?: boolean): Promise<void> {
  turn += 1
  const mine = turn
  choice = remembered ?? choice
  customer = customerNumber
  keep(tabSession, flags.usr)
  const account = await accountOf(customerNumber)
  if (mine !== turn) return
  if (row && row.account !== account) {
    // This page showed the figures of another, remembered customer.
    figures = nothing
    forgetAll()
  }
  const kept = (await fetchForSure(lastKnown))?.value
  if (mine !== turn) return
  // The same session but another customer.
  if (kept && kept.marker === flags.usr && kept.account !== account && isKeyFound) return endSession('other')
  if (kept?.account === account) adoptLastKnown({ ...kept, marker: flags.usr, remembered: choice ?? kept.remembered })
  else {
    if (kept) await wipe(lastKnown)
    know({ account, marker: flags.usr, remembered: choice ?? false, prepaid: flags.prepaid })
  }
  await Promise.all([save(), wipeCardOfOther(account)])
}

/** Forgets the customer who signed in on this page, without leaving the page. */
export function unbind(): void {
  turn += 1
  stranger = newKey()
  customer = null
  row = null
  figures = nothing
  forgetAll()
}

/** A standstill for storage, without the owed amount. */
const restingStandstill = (standstill: Standstill | null): Standstill | null => {
  if (standstill === null) return null
  const { amount: _, ...resting } = standstill
  return resting
}

/**
 * Strips an overview for storage: only figures and dates. Attention items keep their type; invoices, invitations and gifts are left out. A
 * pending bundle, a date and a size, stays.
 */
const forDevice = ({ latestInvoice: _, ...overview }: Overview): Overview => ({
  ...overview,
  standstill: restingStandstill(overview.standstill),
  fixMeBarItems: overview.fixMeBarItems.map(({ templateType }) => ({ templateType })),
  fixMeTiles: overview.fixMeTiles.filter(({ templateType }) => templateType === 'pendingBundle'),
  tiles: [],
  giftBundles: [],
})

const usageForDevice = (usage: Usage): Usage => ({ ...usage, events: null, standstill: restingStandstill(usage.standstill) })

/** Stores an answer if the device may keep it. `flags`: those of the signed-in customer. */
export async function rest(operation: string, input: unknown, value: unknown, flags: SessionUser): Promise<void> {
  // The answers have been validated against these operations' schemas.
  if (operation === getUser.name && row?.marker !== flags.usr) return bindLastKnown((value as User).customerNumber, flags)
  const part = partOf(operation, input, value)
  if (!part) return
  if (row?.marker === flags.usr && row.prepaid !== flags.prepaid) {
    // The customer changed between prepaid and postpaid, so the old figures no longer apply.
    row = { ...row, prepaid: flags.prepaid }
    figures = nothing
  }
  figures = { ...figures, ...part }
  if (row?.marker === flags.usr) await save()
}

function partOf(operation: string, input: unknown, value: unknown): Partial<Figures> | null {
  if (operation === postpaidOverview.name || operation === prepaidOverview.name) return { overview: forDevice(value as Overview) }
  if (operation === getUsPs.name) return { usps: value as Usps }
  if (operation === getUsage.name && Object.keys(input ?? {}).length === 0) return { usage: usageForDevice(value as Usage) }
  return null
}
