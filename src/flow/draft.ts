import { safeParse } from 'valibot'
import { proxy, snapshot, subscribe, useSnapshot } from 'valtio'
import { accountHere, whenKnown } from '../session/lastKnown.ts'
import { drafts } from '../storage/registry.ts'
import { keep, recall } from '../storage/rest.ts'
import type { Flow } from './flow.ts'

type AnyFlow<Draft extends object> = Pick<Flow<Draft, never, unknown>, 'name' | 'blank' | 'draftSchema'>

/** The drafts of this page, by flow. A new session starts with a new page, so they never mix. */
const open = new Map<string, { draft: object }>()

/** The drafts of this customer that are kept in this tab. */
function resting(): Record<string, unknown> {
  const kept = recall(drafts)
  return kept !== null && kept.account === accountHere() ? kept.drafts : {}
}

/** Keeps a draft in the tab, or removes it. Nothing is kept before it is known whose it is. */
function rest(name: string, draft: object | undefined): void {
  const account = accountHere()
  if (account === null) return
  const { [name]: before, ...others } = resting()
  if (before === undefined && draft === undefined) return
  keep(drafts, { account, drafts: draft === undefined ? others : { ...others, [name]: draft } })
}

/** The draft of a flow: that of this page, else the one kept in this tab if it still fits its schema, else a blank one. */
function stateOf<Draft extends object>(flow: AnyFlow<Draft>): { draft: Draft } {
  const known = open.get(flow.name)
  // One flow has one type of draft.
  if (known) return known as { draft: Draft }
  const state = proxy({ draft: keptOf(flow) ?? flow.blank() })
  keepIn(flow, state)
  open.set(flow.name, state)
  return state
}

function keptOf<Draft extends object>({ name, draftSchema }: AnyFlow<Draft>): Draft | null {
  const kept = safeParse(draftSchema, resting()[name])
  return kept.success ? kept.output : null
}

/** What of this draft may rest: nothing outside `draftSchema`, and nothing at all when a value does not fit or all of it is blank. */
function restable<Draft extends object>(flow: AnyFlow<Draft>, draft: Draft): Draft | undefined {
  const held = safeParse(flow.draftSchema, draft)
  return held.success && !isBlank(flow, held.output) ? held.output : undefined
}

/** Keeps the draft in this tab from now on. It waits until it is known whose it is; what was chosen meanwhile is newer than what was kept. */
function keepIn<Draft extends object>(flow: AnyFlow<Draft>, state: { draft: Draft }): void {
  let isTouched = false
  const keepNow = () => rest(flow.name, restable(flow, snapshot(state).draft as Draft))
  subscribe(state, () => {
    isTouched = true
    keepNow()
  })
  if (accountHere() !== null) return
  whenKnown(() => {
    if (isTouched) keepNow()
    else state.draft = keptOf(flow) ?? state.draft
  })
}

const isBlank = <Draft extends object>(flow: AnyFlow<Draft>, draft: Draft): boolean =>
  JSON.stringify(draft) === JSON.stringify(flow.blank())

export const useDraft = <Draft extends object>(flow: AnyFlow<Draft>): Draft => useSnapshot(stateOf(flow)).draft as Draft
export const draftOf = <Draft extends object>(flow: AnyFlow<Draft>): Draft => stateOf(flow).draft

export function changeDraft<Draft extends object>(flow: AnyFlow<Draft>, change: Partial<Draft>): void {
  Object.assign(stateOf(flow).draft, change)
}

/** Clears the draft, as if nothing had been chosen. */
export function clearDraft<Draft extends object>(flow: AnyFlow<Draft>): void {
  stateOf(flow).draft = flow.blank()
  rest(flow.name, undefined)
}

/** Flows whose draft was sent but whose screen is still there. Clearing the draft now would lead back to the first step. */
const served = new Set<string>()

/** What rests in the tab goes at once: a reload does not bring it back. */
export function clearWhenLeft({ name }: { name: string }): void {
  served.add(name)
  rest(name, undefined)
}

/** The screen is gone. */
export function leave<Draft extends object>(flow: AnyFlow<Draft>): void {
  if (served.delete(flow.name)) clearDraft(flow)
}

/** Has the customer chosen anything that is not sent yet? */
export const isChanged = <Draft extends object>(flow: AnyFlow<Draft>): boolean => !isBlank(flow, draftOf(flow))
