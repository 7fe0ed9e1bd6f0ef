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
/** The operation name of each cache key. SWR's own cache lists only keys that a screen has used. */
const nameOf = new Map<string, string>()
function serialized(operation: AnyRead, input: unknown): string {
  const key = unstable_serialize(keyOf(operation, input) as Key)
  nameOf.set(key, operation.name)
  return key
}

/** SWR neither watches the connection (pwa/connection does) nor retries (http does). */
const config = {
  shouldRetryOnError: false,
  revalidateOnReconnect: false,
  focusThrottleInterval: 60_000,
  // Every answer counts as new: a deep comparison of ten thousand calls costs more than rendering them.
  compare: Object.is,
} as const

/** Reads outside a hook. Throws the Failure. */
export const read = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): Promise<Output> =>
  // `ask` has checked the answer against the operation's own schema.
  ask(operation, args[0]) as Promise<Output>

let admit: (operation: string, value: unknown) => Promise<void> = async () => undefined

/** Registers a check that sees every answer first; an error that it throws replaces the answer. */
export function admitAnswers(check: typeof admit): void {
  admit = check
}

/** The reads in progress; each promise settles with its read and never rejects. */
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

/** Fetches and validates an answer, and announces every failure once. `isAhead`: no screen waits for it. */
async function askNow(operation: AnyRead, input: unknown, isAhead: boolean): Promise<unknown> {
  const asked = performance.now()
  // A POST read keeps its input, which may be personal, out of the address.
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

/** When each answer was requested and received (ms since page load). */
const known = new Map<string, { asked: number; answered: number }>()
/** When each read was last invalidated, by operation name (ms since page load). Answers requested earlier are stale. */
const changedAt = new Map<string, number>()
/** When all reads were last invalidated (ms since page load). */
let allChangedAt = Number.NEGATIVE_INFINITY
/** A preloaded answer younger than this (ms) is not fetched again. */
const JUST_NOW_MS = 5000
function isStale(operation: AnyRead, input: unknown): boolean {
  const last = known.get(serialized(operation, input))
  if (!last) return true
  const changed = Math.max(allChangedAt, changedAt.get(operation.name) ?? Number.NEGATIVE_INFINITY)
  return last.asked <= changed || performance.now() - last.answered > JUST_NOW_MS
}

const tells = (names: Changes, name: unknown) => names === EVERYTHING || names.some((one) => one === name)

/** Invalidates these reads, including answers that are still in progress. */
function age(names: Changes): void {
  const at = performance.now()
  if (names === EVERYTHING) allChangedAt = at
  else for (const name of names) changedAt.set(name, at)
  for (const [key, { name }] of ahead) if (tells(names, name)) ahead.delete(key)
}

/** The number of mounted components per cache key. */
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

/** Drops invalidated answers that no component shows, so that the next screen never flashes an old value. */
const dropUnseen = (names: Changes): void => forget((key) => tells(names, nameOf.get(key)) && !showing.has(key))

function forget(isOne: (key: string) => boolean): void {
  for (const key of [...SWRConfig.defaultValue.cache.keys()]) if (isOne(key)) void mutate(key, undefined, { revalidate: false })
}

const isOf = (names: Changes, key: unknown): boolean => Array.isArray(key) && tells(names, key[0])

// A write names the reads it changes. The sender of the write refetches those on screen (`renew`).
deeds.listen(({ changes }) => {
  age(changes)
  dropUnseen(changes)
})

/**
 * The hooks that read during render:
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
  /** A newer answer is being fetched. */
  refreshing: boolean
  /** The latest attempt failed; `value` is older. */
  failure: Failure | null
}

/** Suspends until there is an answer, and reports its freshness. */
export function useReadState<Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): ReadState<Output> {
  const input: unknown = args[0]
  const { data, error, isValidating } = useSWR<Output, unknown>(
    keyOf(operation, input),
    // `ask` has checked the answer against the operation's own schema.
    () => askOrTake(operation, input) as Promise<Output>,
    { ...config, suspense: true, revalidateIfStale: isStale(operation, input) },
  )
  useShowing(serialized(operation, input))
  // When two blocks retry the same read at once, one may find the failure cleared but no answer yet.
  if (data === undefined) throw failureOf(error ?? new Failure('broken', operation.name, 'no answer'), operation.name)
  return {
    value: data,
    refreshing: isValidating,
    failure: error === undefined ? null : failureOf(error, operation.name),
  }
}

/** Suspends until there is an answer. */
export const useRead = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): Output =>
  useReadState(operation, ...args).value

export type OptionalReadState<Output> = {
  value: Output | null
  /** There is no answer, and none is being fetched. */
  failed: boolean
}

/** Never suspends; reports whether the read failed. */
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

/** Never suspends: null while there is no answer. */
export const useOptionalRead = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): Output | null =>
  useOptionalReadState(operation, ...args).value

export type ServerReadState<Output> = {
  value: Output | undefined
  /** There is an answer or a failure. */
  settled: boolean
  failure: Failure | null
}

/**
 * Never suspends; reports whether the server has answered. A snapshot kept on the device does not count, because it is incomplete. Pass
 * null to skip the read.
 */
export function useServerRead<Output>(operation: Read<void, Output> | null): ServerReadState<Output> {
  const { data, error, isValidating } = useSWR<Output, unknown>(
    operation && keyOf(operation, undefined),
    // Without an operation the key is null and SWR does not call this.
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

/** After a write: refetches the changed reads that are on screen and drops the others. */
export async function renew(names: Changes): Promise<void> {
  age(names)
  dropUnseen(names)
  await mutate((key) => isOf(names, key))
}

/**
 * Refetches reads that change without a write: on the customer's request, or for progress on screen. The old answer stays until the new
 * one arrives.
 */
export async function refresh(...operations: readonly AnyRead[]): Promise<void> {
  // The contract defines every read under one of these names.
  const names = operations.map(({ name }) => name as ReadName)
  age(names)
  await mutate((key) => isOf(names, key))
}

/** Refetches everything. Preloads are dropped, because one may hang and a retry must not wait for it. */
export function refreshAll(): void {
  age(EVERYTHING)
  void mutate(() => true)
}

/** Clears a failed read, so that its block can try again; other blocks that use it retry at once. */
export function forgetFailed({ operation, input }: Reading): void {
  if (has({ operation, input })) return
  ahead.delete(serialized(operation, input))
  void mutate(keyOf(operation, input), undefined)
}

/** Clears every failed read, so that the next reader tries again. */
export const forgetFailures = (): void => forget((key) => SWRConfig.defaultValue.cache.get(key)?.data === undefined)

/** Drops every answer, because another customer signed in. */
export const forgetAll = (): void => forget(() => true)

/** Seeds the cache before the first render unless an answer is there already; a fresh answer replaces it. */
export const seed = <Input, Output>(operation: Read<Input, Output>, value: Output, ...args: Args<Input>): void => {
  if (peek(operation, ...args) === undefined) void mutate(keyOf(operation, args[0]), value, { revalidate: false })
}

export const has = ({ operation, input }: Reading): boolean => peekAt(operation, input) !== undefined

const peekAt = (operation: AnyRead, input: unknown): unknown =>
  SWRConfig.defaultValue.cache.get(serialized(operation, input))?.data

/** The cached answer, outside a hook. */
export const peek = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): Output | undefined =>
  // Only validated answers enter the cache.
  peekAt(operation, args[0]) as Output | undefined

/** Preloads that no screen has asked for yet: in progress, or failed just now. */
const ahead = new Map<string, { name: string; answer: Promise<unknown>; failed: boolean }>()

/**
 * Starts reads before their screen renders; settles when all have ended. A failure shows in its own block. `isIdle`: a speculative
 * preload, which lets the current reads finish first.
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
    // The screen gets this failure at once and does not wait for a second time-out.
    setTimeout(leave, JUST_NOW_MS)
  }
}

/** The preload in progress, or a new request. */
function askOrTake(operation: AnyRead, input: unknown): Promise<unknown> {
  const key = serialized(operation, input)
  const started = ahead.get(key)
  ahead.delete(key)
  return started?.answer ?? ask(operation, input)
}
