import { safeParse } from 'valibot'
import { proxy, snapshot, subscribe, useSnapshot } from 'valtio'
import { accountHere, whenKnown } from '#platform/session/visitor.ts'
import { readItem, writeItem } from '#platform/storage/items.ts'
import { drafts } from '#platform/storage/registry.ts'
import type { Flow } from '../flow/flow.ts'

type AnyFlow<Draft extends object> = Pick<Flow<Draft, never, unknown>, 'name' | 'blank' | 'draftSchema'>

/** The open drafts by flow. A new session starts with a new page, so drafts of two customers never mix. */
const open = new Map<string, { draft: object }>()

/** This customer's drafts stored in this tab. */
function resting(): Record<string, unknown> {
  const kept = readItem(drafts)
  return kept !== null && kept.account === accountHere() ? kept.drafts : {}
}

/** Stores or removes a draft in this tab. Nothing is stored before the customer is known. */
function rest(name: string, draft: object | undefined): void {
  const account = accountHere()
  if (account === null) return
  const { [name]: before, ...others } = resting()
  if (before === undefined && draft === undefined) return
  writeItem(drafts, { account, drafts: draft === undefined ? others : { ...others, [name]: draft } })
}

/** The draft of a flow: the open one, else the stored one if it fits its schema, else a blank one. */
function stateOf<Draft extends object>(flow: AnyFlow<Draft>): { draft: Draft } {
  const known = open.get(flow.name)
  // Each flow has one draft type.
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

/** The storable part of this draft; undefined when that is blank or does not fit `draftSchema`. */
function restable<Draft extends object>(flow: AnyFlow<Draft>, draft: Draft): Draft | undefined {
  const held = safeParse(flow.draftSchema, draft)
  return held.success && !isBlank(flow, held.output) ? held.output : undefined
}

/** Stores the draft on every change from now on. Waits until the customer is known; choices made meanwhile win over the stored draft. */
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

export function clearDraft<Draft extends object>(flow: AnyFlow<Draft>): void {
  stateOf(flow).draft = flow.blank()
  rest(flow.name, undefined)
}

/** Flows whose draft was sent while their screen is still shown. Clearing the draft now would lead back to the first step. */
const served = new Set<string>()

/** Removes the stored draft at once, so that a reload does not restore it, and clears the draft when its screen is left. */
export function clearWhenLeft({ name }: { name: string }): void {
  served.add(name)
  rest(name, undefined)
}

/** Called when the screen of a flow unmounts. */
export function leave<Draft extends object>(flow: AnyFlow<Draft>): void {
  if (served.delete(flow.name)) clearDraft(flow)
}

export const isChanged = <Draft extends object>(flow: AnyFlow<Draft>): boolean => !isBlank(flow, draftOf(flow))
