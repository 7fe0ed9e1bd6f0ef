import { useEffect } from 'react'
import useSWR, { mutate, SWRConfig, unstable_serialize } from 'swr'
import * as v from 'valibot'
import { type Changes, EVERYTHING } from '#model/changes.ts'
import type { Args, Read, Reading } from '#model/operation.ts'
import type { ReadName } from '#model/readNames.ts'
import { accept } from './accept.ts'
import { onFailure, onRead, onWrite } from './events.ts'
import { Failure, failureOf } from './failure.ts'
import { call } from './http.ts'

type AnyRead = Read<never, unknown>

/** The key of a read in SWR's cache: the operation's name and its input. */
const keyOf = (operation: AnyRead, input: unknown): string => `${operation.name} ${unstable_serialize([input ?? null])}`
const tells = (names: Changes, key: unknown): boolean =>
  names === EVERYTHING || names.some((name) => String(key).startsWith(`${name} `))

/** A call of a read. */
type Call = {
  readonly answer: Promise<unknown>
  /** When the call ended (ms since page load); null while it runs. */
  ended: number | null
  succeeded: boolean
  /** A write has changed the data since the call began. */
  isOld: boolean
  /** No component has taken the answer yet. */
  isAhead: boolean
  /** The server has answered this read on this page, now or in an earlier call. */
  isTold: boolean
}
/** The newest call of each key. */
const calls = new Map<string, Call>()

/** A preloaded answer or failure younger than this (ms) is not fetched again. */
const JUST_NOW_MS = 5000
const isRecent = ({ ended, isOld }: Call) => !isOld && ended !== null && performance.now() - ended <= JUST_NOW_MS

let admit: (operation: string, value: unknown) => Promise<void> = async () => undefined

/** Registers a check that sees every answer first; an error that it throws replaces the answer. */
export function admitAnswers(check: typeof admit): void {
  admit = check
}

/** Fetches and validates an answer, and announces every failure once. `isIdle`: no screen waits for it. */
async function fetchAnswer(operation: AnyRead, input: unknown, isIdle: boolean): Promise<unknown> {
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
    onRead.emit(operation.name, input, value)
    return value
  } catch (error) {
    if (error instanceof Failure) onFailure.emit(error, !isIdle && !has({ operation, input }) ? 'read' : 'nobody')
    throw error
  }
}

function ask(operation: AnyRead, input: unknown, how: { isAhead?: boolean; isIdle?: boolean } = {}): Call {
  const key = keyOf(operation, input)
  const answer = fetchAnswer(operation, input, how.isIdle ?? false)
  const isTold = calls.get(key)?.isTold ?? false
  const started: Call = { answer, ended: null, succeeded: false, isOld: false, isAhead: how.isAhead ?? false, isTold }
  const end = (succeeded: boolean) =>
    Object.assign(started, { ended: performance.now(), succeeded, isTold: succeeded || started.isTold })
  answer.then(
    () => end(true),
    () => end(false),
  )
  calls.set(key, started)
  return started
}

/** The answer of the running call, of a preload that has just failed, or of a new call. */
function take(operation: AnyRead, input: unknown): Promise<unknown> {
  const last = calls.get(keyOf(operation, input))
  const isRunning = last?.ended === null && !last.isOld
  const hasJustFailed = last?.isAhead && !last.succeeded && isRecent(last)
  const taken = last && (isRunning || hasJustFailed) ? last : ask(operation, input)
  taken.isAhead = false
  return taken.answer
}

/** Reads outside a hook. Throws the Failure. */
export const read = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): Promise<Output> =>
  // `fetchAnswer` has checked the answer against the operation's own schema.
  ask(operation, args[0]).answer as Promise<Output>

/**
 * Starts reads before their screen renders. Settles when all have been answered; failures show in their own blocks. `isIdle`: waits for the
 * calls that are running, because no screen waits for these.
 */
export async function preload(readings: readonly Reading[], { isIdle = false } = {}): Promise<void> {
  if (isIdle) await Promise.allSettled([...calls.values()].map(({ answer }) => answer))
  const missing = readings.filter((wanted) => !has(wanted))
  await Promise.allSettled(missing.map((wanted) => startAhead(wanted, isIdle)))
}

async function startAhead({ operation, input }: Reading, isIdle: boolean): Promise<void> {
  const key = keyOf(operation, input)
  const last = calls.get(key)
  if (last?.ended === null && !last.isOld) return void (await last.answer)
  const started = ask(operation, input, { isAhead: true, isIdle })
  const value = await started.answer
  if (started.isAhead && !started.isOld) await mutate(key, value, { revalidate: false })
}

/** SWR neither watches the connection (connection/watch does) nor retries (http does). */
const config = {
  shouldRetryOnError: false,
  revalidateOnReconnect: false,
  focusThrottleInterval: 60_000,
  // Every answer counts as new: a deep comparison of ten thousand calls costs more than rendering them.
  compare: Object.is,
} as const

/** The number of mounted components per key. */
const showing = new Map<string, number>()

function useAnswer<Output>(operation: AnyRead | null, input: unknown, suspense: boolean) {
  const key = operation && keyOf(operation, input)
  const last = key === null ? undefined : calls.get(key)
  useEffect(() => {
    if (key === null) return
    showing.set(key, (showing.get(key) ?? 0) + 1)
    return () => void showing.set(key, (showing.get(key) ?? 1) - 1)
  }, [key])
  return useSWR<Output, unknown>(
    key,
    // `fetchAnswer` has checked the answer, and SWR does not fetch without a key.
    () => take(operation as AnyRead, input) as Promise<Output>,
    { ...config, suspense, revalidateIfStale: !(last?.succeeded && isRecent(last)) },
  )
}

/** The answer. Suspends until there is one, and throws the Failure when there is none. */
export function useRead<Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): Output {
  const { data, error } = useAnswer<Output>(operation, args[0], true)
  // When two blocks with the same read retry at once, one can render without the failure and without an answer.
  if (data === undefined) throw failureOf(error ?? new Failure('broken', operation.name, 'no answer'), operation.name)
  return data
}

export type ReadState<Output> = {
  /** The newest answer, which may come from the device; null without one. */
  value: Output | null
  /** The server has answered on this page. */
  isTold: boolean
  /** There is a value or a failure, or nothing was asked. */
  settled: boolean
  refreshing: boolean
  /** The failure of the newest call; null while a call without an older answer runs. */
  failure: Failure | null
}

/** How things stand with a read. Never suspends and never throws. A null operation reads nothing. */
export function useReadState<Input, Output>(operation: Read<Input, Output> | null, ...args: Args<Input>): ReadState<Output> {
  const { data, error, isValidating } = useAnswer<Output>(operation, args[0], false)
  const hasFailed = operation !== null && error !== undefined && (data !== undefined || !isValidating)
  return {
    value: data ?? null,
    isTold: operation !== null && (calls.get(keyOf(operation, args[0]))?.isTold ?? false),
    settled: operation === null || data !== undefined || hasFailed,
    refreshing: isValidating,
    failure: hasFailed ? failureOf(error, operation.name) : null,
  }
}

const cache = SWRConfig.defaultValue.cache

function forget(isOne: (key: string) => boolean): void {
  for (const key of [...cache.keys()]) if (isOne(key)) void mutate(key, undefined, { revalidate: false })
}

/** Marks these reads as old, including calls that are still running. */
function age(names: Changes): void {
  for (const [key, made] of calls) if (tells(names, key)) made.isOld = true
}

/** Forgets answers that no mounted component shows, so that the next screen waits for the new one instead of flashing the old one. */
function expire(names: Changes): void {
  age(names)
  forget((key) => tells(names, key) && !showing.get(key))
}

// A write names the reads that it changes. Whoever sent the write fetches the visible ones anew (`renew`).
onWrite.add(({ changes }) => expire(changes))

/** After a write: fetches the visible reads among these again and forgets the others. */
export async function renew(names: Changes): Promise<void> {
  expire(names)
  await mutate((key) => tells(names, key))
}

/** Fetches reads again that change without a write. The old answer stays until the new one arrives. */
export async function refresh(...operations: readonly AnyRead[]): Promise<void> {
  // The contract defines every read under one of these names.
  const names = operations.map(({ name }) => name as ReadName)
  age(names)
  await mutate((key) => tells(names, key))
}

/** Fetches everything again, without waiting for calls that hang. */
export function refreshAll(): void {
  age(EVERYTHING)
  void mutate(() => true)
}

/** Forgets a failed read, so that its block can retry. Mounted readers of the same key refetch at once. */
export function forgetFailed({ operation, input }: Reading): void {
  if (has({ operation, input })) return
  calls.delete(keyOf(operation, input))
  void mutate(keyOf(operation, input), undefined)
}

/** Forgets every failed read, so that the next reader fetches again. */
export const forgetFailures = (): void => forget((key) => cache.get(key)?.data === undefined)

/** Forgets every answer, because another customer is here. */
export function forgetAll(): void {
  calls.clear()
  forget(() => true)
}

/** Puts a stored answer in place before the first render, unless an answer has arrived meanwhile. */
export const seed = <Input, Output>(operation: Read<Input, Output>, value: Output, ...args: Args<Input>): void => {
  if (peek(operation, ...args) === undefined) void mutate(keyOf(operation, args[0]), value, { revalidate: false })
}

/** True when there is an answer to show. */
export const has = ({ operation, input }: Reading): boolean => cache.get(keyOf(operation, input))?.data !== undefined

/** The current answer, outside a hook. */
export const peek = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): Output | undefined =>
  // Only checked answers enter the cache.
  cache.get(keyOf(operation, args[0]))?.data as Output | undefined
