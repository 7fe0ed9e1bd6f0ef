import { useEffect } from 'react'
import useSWR, { type Key, mutate, SWRConfig, unstable_serialize } from 'swr'
import * as v from 'valibot'
import { accept } from './accept.ts'
import { type Changes, EVERYTHING } from './changes.ts'
import { Failure, failureOf } from './failure.ts'
import { call } from './http.ts'
import { deeds, failures, tidings } from './news.ts'
import type { Args, Read, Reading } from './operation.ts'
import type { ReadName } from './readNames.ts'

type AnyRead = Read<never, unknown>

const keyOf = (operation: AnyRead, input: unknown): [string, unknown] => [operation.name, input ?? null]
/** The operation behind each key of the cache. SWR itself knows only those that a screen has asked for. */
const nameOf = new Map<string, string>()
function serialized(operation: AnyRead, input: unknown): string {
  const key = unstable_serialize(keyOf(operation, input) as Key)
  nameOf.set(key, operation.name)
  return key
}

/** The connection is watched in one place (pwa/connection) and calls repeat in one place (http): SWR does neither. */
const config = {
  shouldRetryOnError: false,
  revalidateOnReconnect: false,
  focusThrottleInterval: 60_000,
  // A new answer is a new one: comparing ten thousand calls with the old ones costs more than drawing them.
  compare: Object.is,
} as const

/** Asks now, without a hook. Throws the Failure. */
export const read = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): Promise<Output> =>
  // `ask` has checked the answer against the operation's own schema.
  ask(operation, args[0]) as Promise<Output>

let admit: (operation: string, value: unknown) => Promise<void> = async () => undefined

/** `check` sees every answer before anybody else does; what it throws comes in its place. */
export function admitAnswers(check: typeof admit): void {
  admit = check
}

/** The reads that are on their way; settles when one has been answered, or not. */
const asking = new Map<string, Promise<void>>()

function ask(operation: AnyRead, input: unknown, isAhead = false): Promise<unknown> {
  const key = serialized(operation, input)
  const asked = askNow(operation, input, isAhead)
  const gone = () => {
    if (asking.get(key) === settled) asking.delete(key)
  }
  const settled = asked.then(gone, gone)
  asking.set(key, settled)
  return asked
}

/** Asks the backend and checks the answer at the border. Every failure is announced once, here. `isAhead`: no screen waits for it. */
async function askNow(operation: AnyRead, input: unknown, isAhead: boolean): Promise<unknown> {
  const asked = performance.now()
  // Who is asked about stands in no address when the question is a POST.
  const inAddress = operation.verb === 'get' && input !== undefined
  try {
    const result = await call({
      operation: operation.name,
      method: operation.verb,
      path: `/api/${operation.verb}`,
      reads: true,
      query: { endpoint: operation.name, ...(inAddress && { requestParams: JSON.stringify(input) }) },
      ...(!inAddress && { body: input }),
    })
    const value = accept(operation, result, v.getDotPath)
    await admit(operation.name, value)
    known.set(serialized(operation, input), { asked, answered: performance.now() })
    tidings.announce(operation.name, input, value)
    return value
  } catch (error) {
    if (error instanceof Failure) failures.announce(error, peekAt(operation, input) === undefined && !isAhead ? 'read' : 'nobody')
    throw error
  }
}

/** When each answer was asked for, and when it came (ms since the page began). */
const known = new Map<string, { asked: number; answered: number }>()
/** When what an operation tells was last changed, by its name (ms since the page began): what was asked before is old. */
const changedAt = new Map<string, number>()
/** When anything at all may have changed (ms since the page began). */
let allChangedAt = Number.NEGATIVE_INFINITY
/** An answer that came just now, ahead of its screen, is not asked for again. */
const JUST_NOW_MS = 5000
function isStale(operation: AnyRead, input: unknown): boolean {
  const last = known.get(serialized(operation, input))
  if (!last) return true
  const changed = Math.max(allChangedAt, changedAt.get(operation.name) ?? Number.NEGATIVE_INFINITY)
  return last.asked <= changed || performance.now() - last.answered > JUST_NOW_MS
}

const tells = (names: Changes, name: unknown) => names === EVERYTHING || names.some((one) => one === name)

/** What these reads tell has changed: answers that are there, or on their way, are old. */
function age(names: Changes): void {
  const at = performance.now()
  if (names === EVERYTHING) allChangedAt = at
  else for (const name of names) changedAt.set(name, at)
  for (const [key, { name }] of ahead) if (tells(names, name)) ahead.delete(key)
}

/** How many components show each answer now. */
const showing = new Map<string, number>()
function useShowing(key: string | null): void {
  useEffect(() => {
    if (key === null) return
    showing.set(key, (showing.get(key) ?? 0) + 1)
    return () => {
      const left = (showing.get(key) ?? 1) - 1
      if (left > 0) showing.set(key, left)
      else showing.delete(key)
    }
  }, [key])
}

/** What nobody looks at now is forgotten: the next screen waits for what is true, and never shows for a moment what was. */
const dropUnseen = (names: Changes): void => forget((key) => tells(names, nameOf.get(key)) && !showing.has(key))

function forget(isOne: (key: string) => boolean): void {
  for (const key of [...SWRConfig.defaultValue.cache.keys()]) if (isOne(key)) void mutate(key, undefined, { revalidate: false })
}

const isOf = (names: Changes, key: unknown): boolean => Array.isArray(key) && tells(names, key[0])

// A write names what it changes; what is on screen of it is read again by whoever sent the write (`renew`).
deeds.listen(({ changes }) => {
  age(changes)
  dropUnseen(changes)
})

/**
 * Which hook reads in render:
 *
 * | The component                       | uses                   | and gets                                   |
 * | ----------------------------------- | ---------------------- | ------------------------------------------ |
 * | shows nothing without the answer    | `useRead`              | the value                                  |
 * | the same, and says how fresh it is  | `useReadState`         | `value`, `refreshing`, `failure`           |
 * | can do without it                   | `useOptionalRead`      | the value or null                          |
 * | the same, and says that it failed   | `useOptionalReadState` | `value` or null, `failed`                  |
 * | decides by what the server says now | `useServerRead`        | `value` or undefined, `settled`, `failure` |
 *
 * The first two suspend, and throw the failure when there is no answer. The others never suspend and never throw.
 */

export type ReadState<Output> = {
  value: Output
  /** A newer one is on its way. */
  refreshing: boolean
  /** The newest try failed; `value` is older. */
  failure: Failure | null
}

/** Waits for the answer, and tells how fresh it is. */
export function useReadState<Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): ReadState<Output> {
  const input: unknown = args[0]
  const { data, error, isValidating } = useSWR<Output, unknown>(
    keyOf(operation, input),
    // `ask` has checked the answer against the operation's own schema.
    () => askOrTake(operation, input) as Promise<Output>,
    { ...config, suspense: true, revalidateIfStale: isStale(operation, input) },
  )
  useShowing(serialized(operation, input))
  // Two blocks that read the same and try anew at once: one may find the other's failure forgotten but no answer yet.
  if (data === undefined) throw failureOf(error ?? new Failure('broken', operation.name, 'no answer'), operation.name)
  return {
    value: data,
    refreshing: isValidating,
    failure: error === undefined ? null : failureOf(error, operation.name),
  }
}

/** Waits for the answer. */
export const useRead = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): Output =>
  useReadState(operation, ...args).value

export type OptionalReadState<Output> = {
  value: Output | null
  /** There is no answer, and none is on its way. */
  failed: boolean
}

/** Does not wait for the answer, and tells whether it failed. */
export function useOptionalReadState<Input, Output>(
  operation: Read<Input, Output>,
  ...args: Args<Input>
): OptionalReadState<Output> {
  const input: unknown = args[0]
  const { data, error, isValidating } = useSWR<Output, unknown>(
    keyOf(operation, input),
    () => askOrTake(operation, input) as Promise<Output>,
    {
      ...config,
      revalidateIfStale: isStale(operation, input),
    },
  )
  useShowing(serialized(operation, input))
  return { value: data ?? null, failed: data === undefined && error !== undefined && !isValidating }
}

/** Does not wait for the answer: null while there is none. */
export const useOptionalRead = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): Output | null =>
  useOptionalReadState(operation, ...args).value

export type ServerReadState<Output> = {
  /** Undefined while there is no answer. */
  value: Output | undefined
  /** There is an answer or a failure. */
  settled: boolean
  /** Why there is none. */
  failure: Failure | null
}

/**
 * Does not wait for the answer, and tells whether it is still to come. An answer that was kept on the device does not count, because it is
 * not complete. `null` as the operation asks nothing.
 */
export function useServerRead<Output>(operation: Read<void, Output> | null): ServerReadState<Output> {
  const { data, error, isValidating } = useSWR<Output, unknown>(
    operation && keyOf(operation, undefined),
    // Without an operation there is no key, and SWR does not ask.
    () => askOrTake(operation as Read<void, Output>, undefined) as Promise<Output>,
    { ...config, revalidateIfStale: operation !== null && isStale(operation, undefined) },
  )
  useShowing(operation && serialized(operation, undefined))
  const isTold = operation !== null && known.has(serialized(operation, undefined))
  const hasFailed = !isTold && error !== undefined && !isValidating
  return {
    value: isTold ? data : undefined,
    settled: operation === null || isTold || hasFailed,
    failure: operation && hasFailed ? failureOf(error, operation.name) : null,
  }
}

/** After a write: what it changed is asked again where it is on screen, and forgotten elsewhere. */
export async function renew(names: Changes): Promise<void> {
  age(names)
  dropUnseen(names)
  await mutate((key) => isOf(names, key))
}

/**
 * Asks again what changes without a write: the customer wants newer figures, or the screen shows something that happens by itself. The old
 * answer stands until the new one is there.
 */
export async function refresh(...operations: readonly AnyRead[]): Promise<void> {
  // The contract defines every read under one of these names.
  const names = operations.map(({ name }) => name as ReadName)
  age(names)
  await mutate((key) => isOf(names, key))
}

/** Asks everything again. What was asked ahead of a screen is forgotten: it may hang, and another try does not wait for it. */
export function refreshAll(): void {
  age(EVERYTHING)
  void mutate(() => true)
}

/** Forgets a failed read, so that the block that asked can try anew; who reads it elsewhere on screen does so at once. */
export function forgetFailed({ operation, input }: Reading): void {
  if (has({ operation, input })) return
  ahead.delete(serialized(operation, input))
  void mutate(keyOf(operation, input), undefined)
}

/** Forgets every read that failed, so that the next reader asks again. */
export const forgetFailures = (): void => forget((key) => SWRConfig.defaultValue.cache.get(key)?.data === undefined)

/** Forgets every answer: another customer is here. */
export const forgetAll = (): void => forget(() => true)

/** Puts a known answer in place before the first render, unless one came meanwhile; a fresh one replaces it. */
export const seed = <Input, Output>(operation: Read<Input, Output>, value: Output, ...args: Args<Input>): void => {
  if (peek(operation, ...args) === undefined) void mutate(keyOf(operation, args[0]), value, { revalidate: false })
}

/** Is there an answer to show? */
export const has = ({ operation, input }: Reading): boolean => peekAt(operation, input) !== undefined

const peekAt = (operation: AnyRead, input: unknown): unknown =>
  SWRConfig.defaultValue.cache.get(serialized(operation, input))?.data

/** The answer that is in place, without a hook. */
export const peek = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): Output | undefined =>
  // Only checked answers enter the cache.
  peekAt(operation, args[0]) as Output | undefined

/** Reads that no screen has asked for yet: on their way, or failed just now. */
const ahead = new Map<string, { name: string; answer: Promise<unknown>; failed: boolean }>()

/**
 * Starts reads before their screen renders. Settles when all have been answered; what fails shows in its own block. `isIdle`: nobody is on
 * the way to that screen, so what is being asked comes first.
 */
export async function preload(readings: readonly Reading[], { isIdle = false } = {}): Promise<void> {
  if (isIdle) await Promise.all(asking.values())
  const missing = readings.filter((wanted) => !has(wanted))
  await Promise.allSettled(missing.map(({ operation, input }) => startAhead(operation, input, isIdle)))
}

async function startAhead(operation: AnyRead, input: unknown, isIdle: boolean): Promise<void> {
  const key = serialized(operation, input)
  if (ahead.get(key)?.failed === false) return
  const started = { name: operation.name, answer: ask(operation, input, isIdle), failed: false }
  ahead.set(key, started)
  const leave = () => ahead.get(key) === started && ahead.delete(key)
  try {
    const value = await started.answer
    if (leave()) await mutate(keyOf(operation, input), value, { revalidate: false })
  } catch {
    started.failed = true
    // The screen that it was for hears of this failure, and does not wait all over again.
    setTimeout(leave, JUST_NOW_MS)
  }
}

/** An answer that is on its way already, or a new one. */
function askOrTake(operation: AnyRead, input: unknown): Promise<unknown> {
  const key = serialized(operation, input)
  const started = ahead.get(key)
  ahead.delete(key)
  return started?.answer ?? ask(operation, input)
}
