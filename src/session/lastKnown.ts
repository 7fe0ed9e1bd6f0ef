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

/** What may be read without network. What does not fit the contract any more is as if it were not there. */
const Figures = v.object({
  overview: v.fallback(v.nullable(Overview), null),
  usps: v.fallback(v.nullable(Usps), null),
  usage: v.fallback(v.nullable(Usage), null),
})
type Figures = v.InferOutput<typeof Figures>
const nothing: Figures = { overview: null, usps: null, usage: null }

/** The row of this session, once it is known whose it is; until then figures wait in memory. */
let row: Omit<Kept, 'figures'> | null = null
let figures = nothing

const waiting = new Set<() => void>()
/** Runs `then` once it is known who is here: now, or when the backend has said so. */
export function whenKnown(then: () => void): void {
  if (row) then()
  else waiting.add(then)
}

function know(known: Omit<Kept, 'figures'>): void {
  row = known
  for (const then of waiting) then()
  waiting.clear()
}

/** Goes on with a stored row. Its figures show at once, except where an answer has come meanwhile: that is newer. */
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
  if (isAnswered) void save() // it had no row to rest in until now
}

/** The hash of the customer who is signed in, under which their figures are kept. Null while it is not known. */
export const accountHere = (): string | null => row?.account ?? null

/** The same; asks the server when it is not known yet. Throws the Failure. */
export const accountHash = async (): Promise<string> => row?.account ?? accountOf((await read(getUser)).customerNumber)

/** Without https there is no hash: the customer is then not recognised after this page. */
let stranger = newKey()
let key: Promise<CryptoKey> | undefined
/** Was the key found? With one that was made just now every hash is new, and says nothing. */
let isKeyFound = false

/** A key that only this device has. Made once: with another one its customers would be strangers, and their orders nobody's. */
async function makeOrFindKey(): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const used = await change(deviceKey, (known) => known ?? made)
  isKeyFound = used !== null && used !== made
  return used ?? made
}

/** A hash that says whose figures these are, without saying who that is. */
async function accountOf(customerNumber: string): Promise<string> {
  if (crypto.subtle === undefined) return stranger
  key ??= makeOrFindKey()
  const hash = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(customerNumber))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Keeps the figures, unless the session is ending. */
const save = async () => {
  if (row && !isEnding()) await store(lastKnown, { ...row, figures })
}

/** The customer number, once an answer on this page has said it. */
let customer: string | null = null

/** Is this somebody else than the customer whose session this is, and whose figures are on screen? */
async function isSomebodyElse(customerNumber: string): Promise<boolean> {
  if (customer !== null) return customer !== customerNumber
  if (!row || visitor().kind !== 'customer') return false
  const account = await accountOf(customerNumber)
  return isKeyFound && account !== row.account
}

// Another customer in the middle of a session is the end of it: one's name would stand above the other's figures.
admitAnswers(async (operation, value) => {
  if (operation !== getUser.name) return
  // The answer has been checked against this operation's schema.
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

/** What the customer who came in on this page has chosen about being remembered. */
let choice: boolean | undefined
/** Other tabs keep the figures of the same customer, and would go on as before. */
const choices = channelOf('remembered')
choices?.addEventListener('message', ({ data }: MessageEvent<boolean>) => adoptChoice(data))

function adoptChoice(remembered: boolean): void {
  choice = remembered
  row = row && { ...row, remembered }
}

/** Whoever is signed in here is remembered on this device from now on, or not any more (decisions D8). */
export async function chooseRemembered(remembered: boolean): Promise<void> {
  adoptChoice(remembered)
  choices?.postMessage(remembered)
  await save()
}

/** Is the customer who is signed in remembered on this device? */
export const isRemembered = (): boolean => row?.remembered ?? false

/** Counts who signed in or left on this page. Work that was started in an earlier turn is dropped. */
let turn = 0

/** The emergency card of somebody else goes, as their figures do. Nobody waits for it. */
async function wipeCardOfOther(account: string): Promise<void> {
  const card = await fetchKept(emergencyCard)
  if (card && card.value.account !== account && isKeyFound) await wipe(emergencyCard)
}

/**
 * Binds what rests on the device to the customer who is signed in. Own figures of an earlier session are put in place; those of
 * another customer are wiped first. `remembered` is what was chosen on coming in; a session that was there already keeps its choice.
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
    // On this page another customer's figures were shown, as those of a remembered visitor.
    figures = nothing
    forgetAll()
  }
  const kept = (await fetchForSure(lastKnown))?.value
  if (mine !== turn) return
  // The same session, but not the same customer.
  if (kept && kept.marker === flags.usr && kept.account !== account && isKeyFound) return endSession('other')
  if (kept?.account === account) adoptLastKnown({ ...kept, marker: flags.usr, remembered: choice ?? kept.remembered })
  else {
    if (kept) await wipe(lastKnown)
    know({ account, marker: flags.usr, remembered: choice ?? false, prepaid: flags.prepaid })
  }
  await Promise.all([save(), wipeCardOfOther(account)])
}

/** Forgets the customer who signed in on this page, when the page itself goes on. */
export function unbind(): void {
  turn += 1
  stranger = newKey()
  customer = null
  row = null
  figures = nothing
  forgetAll()
}

/** That there is no internet, and until when: what is owed does not rest. */
const restingStandstill = (standstill: Standstill | null): Standstill | null => {
  if (standstill === null) return null
  const { amount: _, ...resting } = standstill
  return resting
}

/**
 * Only figures and dates may rest: what asks for attention keeps its kind alone; invoices, invitations and gifts stay out (decisions D8). A bundle
 * on its way is a date and a size, and belongs to the picture.
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

/** Keeps an answer for the next time, when it is one of those that may be kept on the device. `flags` are those of the customer who is signed in. */
export async function rest(operation: string, input: unknown, value: unknown, flags: SessionUser): Promise<void> {
  // The answers have been checked against these operations' schemas.
  if (operation === getUser.name && row?.marker !== flags.usr) return bindLastKnown((value as User).customerNumber, flags)
  const part = partOf(operation, input, value)
  if (!part) return
  if (row?.marker === flags.usr && row.prepaid !== flags.prepaid) {
    // The same customer, who pays in another way now: the figures of before are not theirs any more.
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
