import * as v from 'valibot'
import { plainCopy } from '#kit/plainCopy.ts'
import { overviewForDevice, usageForDevice } from '#model/device/forDevice.ts'
import { getUser, type SessionUser, type User } from '#model/login/contract/session.ts'
import { getUsPs, Overview, overviewFor, postpaidOverview, prepaidOverview, Usps } from '#model/overview/contract.ts'
import { getUsage, Usage } from '#model/usage/contract.ts'
import { admitAnswers, forgetAll, seed } from '../api/client.ts'
import { tellWorker } from '../pwa/worker.ts'
import { writeItem } from '../storage/items.ts'
import { removeOfOthers } from '../storage/owned.ts'
import { type LastKnown, lastKnown, tabSession } from '../storage/registry.ts'
import { readRowPatiently, removeRow, writeRow } from '../storage/rows.ts'
import { channelOf } from '../tabs.ts'
import { accountOf, forgetStranger } from './account.ts'
import {
  accountKnown,
  bindingBegun,
  bound,
  isBinding,
  needsAccount,
  rememberingChosen,
  typeChanged,
  userAnswered,
} from './binding.ts'
import { earlier } from './earlier.ts'
import { rowIn, rowOf, type Session, shownRow } from './machine.ts'
import { dispatch } from './session.ts'
import { session } from './visitor.ts'

/** The figures for offline use. Parts that no longer fit the contract are dropped. */
const Figures = v.object({
  overview: v.fallback(v.nullable(Overview), null),
  usps: v.fallback(v.nullable(Usps), null),
  usage: v.fallback(v.nullable(Usage), null),
})
type Figures = v.InferOutput<typeof Figures>
const nothing: Figures = { overview: null, usps: null, usage: null }

/** The figures of this page, which are stored as soon as the session has a row. */
let figures = nothing

/** Puts stored figures in the cache, except where an answer has arrived meanwhile. */
export function adoptFigures({ figures: stored, prepaid }: Pick<LastKnown, 'figures' | 'prepaid'>): void {
  const parsed = v.safeParse(Figures, stored)
  const { overview, usps, usage } = parsed.success ? parsed.output : nothing
  const isAnswered = figures !== nothing
  earlier.overview = plainCopy(overview) // the store puts proxies into what it holds, which no database takes
  if (overview) seed(overviewFor(prepaid), overview)
  if (usps) seed(getUsPs, usps)
  if (usage) seed(getUsage, usage, {})
  figures = {
    overview: figures.overview ?? overview,
    usps: figures.usps ?? usps,
    usage: figures.usage ?? usage,
  }
  if (isAnswered) void save() // now there is a row to store it in
}

function forgetFigures(): void {
  figures = nothing
  earlier.overview = null
  forgetAll()
}

/** False while no later page could tell whose the row of this session is. */
let mayStore = true

/** Stores the figures under the row of this session. */
export const save = async (): Promise<void> => {
  const row = rowIn(session())
  if (row && mayStore) await writeRow(lastKnown, { ...row, figures })
}

/** Passes on whose an answer is. */
async function tellUser({ customerNumber }: User): Promise<Session> {
  const known = needsAccount(session()) ? await accountOf(customerNumber) : null
  return dispatch(userAnswered, customerNumber, known?.isSure ? known.account : null)
}

// Another customer's answer ends the session, because a name would appear above somebody else's figures.
admitAnswers(async (operation, value) => {
  if (operation !== getUser.name) return
  // The answer has been validated against this operation's schema.
  const here = await tellUser(value as User)
  if (here.kind === 'over') throw new DOMException('The session is over', 'AbortError')
  if (here.kind === 'customer') writeItem(tabSession, here.flags.usr)
})

/** Other tabs store figures of the same customer and must follow the choice about being remembered. */
export const choices = channelOf('remembered')
choices?.addEventListener('message', ({ data }: MessageEvent<boolean>) => dispatch(rememberingChosen, data))

/** Forgets figures on screen that turn out to be another, remembered customer's. */
export function forgetOthers(learn: () => Session): void {
  const wasShown = shownRow(session()) !== null
  if (shownRow(learn()) === null && wasShown) forgetFigures()
}

/**
 * Binds the stored data to the signed-in customer. Figures of an earlier session of theirs are restored; another customer's are wiped
 * first.
 */
export async function bindLastKnown(): Promise<void> {
  const here = session()
  if (!('binding' in here) || here.customerNumber === null) return
  const binding = Symbol()
  dispatch(bindingBegun, binding)
  writeItem(tabSession, here.flags.usr)
  const known = await accountOf(here.customerNumber)
  forgetOthers(() => dispatch(accountKnown, binding, known.account))
  mayStore = known.isKept
  const kept = mayStore ? (await readRowPatiently(lastKnown))?.value : undefined
  if (!isBinding(session(), binding)) return
  if (dispatch(bound, binding, known.account, kept ? rowOf(kept) : null, known.isSure).kind === 'over') return
  if (kept?.account === known.account) adoptFigures(kept)
  else if (kept) await removeRow(lastKnown)
  const [, hadOthers] = await Promise.all([save(), known.isSure && removeOfOthers(known.account)])
  if (hadOthers) tellWorker({ type: 'OTHERS_GONE' }) // it shows their notifications
}

/** Forgets the customer who signed in on this page, without leaving the page. */
export function unbind(): void {
  forgetStranger()
  forgetFigures()
}

/** Stores an answer if the device may keep it. `flags`: those of the signed-in customer. */
export async function storeAnswer(operation: string, input: unknown, value: unknown, flags: SessionUser): Promise<void> {
  const rowHere = () => {
    const row = rowIn(session())
    return row?.marker === flags.usr ? row : null
  }
  if (operation === getUser.name && rowHere() === null) {
    // The answer has been validated against this operation's schema. It may have come before this code was there to admit it.
    await tellUser(value as User)
    return bindLastKnown()
  }
  const part = partOf(operation, input, value)
  if (!part) return
  if (rowHere() && rowHere()?.prepaid !== flags.prepaid) {
    // The customer changed between prepaid and postpaid, so the old figures no longer apply.
    dispatch(typeChanged, flags.prepaid)
    figures = nothing
  }
  figures = { ...figures, ...part }
  if (rowHere()) await save()
}

function partOf(operation: string, input: unknown, value: unknown): Partial<Figures> | null {
  if (operation === postpaidOverview.name || operation === prepaidOverview.name)
    return { overview: overviewForDevice(value as Overview) }
  if (operation === getUsPs.name) return { usps: value as Usps }
  if (operation === getUsage.name && Object.keys(input ?? {}).length === 0) return { usage: usageForDevice(value as Usage) }
  return null
}
