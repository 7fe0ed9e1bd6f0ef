import { apiHeaders, failedReply, json, ourFault, refusal, responseOf } from './answers.ts'
import { EVERY_OPERATION } from './callNames.ts'
import { type Entries, entryNamed, withEntry, withoutEntry } from './entries.ts'
import { pause } from './pause.ts'

/** LATE is longer than a customer waits, in ms. */
const LATE = 6000
const NEVER = 60_000
let pace = 1
/** Makes what is slow so many times as fast, for a page whose time-outs are that much shorter too. */
export function quickenFaults(times: number): void {
  pace = times
}
/** Ms: long enough to send half an answer. */
const SENDING = 50

type Real = () => Promise<Response>
type Fault = (real: Real, signal: AbortSignal) => Response | Promise<Response>

const never: Fault = async (_, signal) => {
  await pause(NEVER / pace, signal)
  return Response.error()
}

const late: Fault = async (real, signal) => {
  await pause(LATE / pace, signal)
  return real()
}

const lost: Fault = async (real) => {
  await real()
  return Response.error()
}

const doneWith500: Fault = async (real) => {
  await real()
  return responseOf(failedReply())
}

/** Sends half of the real answer and then breaks the connection. */
const truncated: Fault = async (real, signal) => {
  const response = await real()
  const bytes = new Uint8Array(await response.arrayBuffer())
  let sent = false
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!sent) controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
      else {
        await pause(SENDING, signal)
        controller.error(new Error('The connection was lost'))
      }
      sent = true
    },
  })
  return new Response(body, { status: response.status, headers: response.headers })
}

const nullFields: Fault = async (real) => {
  const response = await real()
  const { result }: { result?: unknown } = await response.json()
  const empty =
    typeof result === 'object' && result !== null ? Object.fromEntries(Object.keys(result).map((key) => [key, null])) : null
  return new Response(JSON.stringify({ result: empty }), { status: response.status, headers: response.headers })
}

const text = (body: string, type: string) => () => new Response(body, { headers: { ...apiHeaders, 'Content-Type': type } })

/** The faults between the app and its backend, by name. */
const faults = {
  '401': () => refusal(401, 'Unauthorized'),
  '403': () => refusal(403, 'Forbidden'),
  '404': () => refusal(404, 'Not Found', 'NOT_FOUND'),
  /** At login this asks for a second factor. */
  '429-challenge': () => refusal(429, 'Second factor required', 'MFA_REQUIRED'),
  '429-generic': () => refusal(429, 'Too Many Requests'),
  '500': () => responseOf(failedReply()),
  '503': () => responseOf(failedReply(503)),
  '200-with-500': () => json({ statusCode: 500, ...ourFault }),
  /** A failure without any message. */
  '500-silent': () => json({ statusCode: 500 }, 500),
  '200-with-500-silent': () => json({ statusCode: 500 }),
  network: () => Response.error(),
  timeout: never,
  lost,
  'done-with-500': doneWith500,
  html: text('<!doctype html><title>Onderhoud</title><h1>We zijn zo terug</h1>', 'text/html; charset=utf-8'),
  malformed: text('{"result": {', 'application/json'),
  truncated,
  empty: () => new Response(null, { status: 204, headers: apiHeaders }),
  null: () => json({ result: null }),
  'null-fields': nullFields,
  late,
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

/** `left`: the number of remaining calls; null until it is removed. */
type ActiveFault = { readonly fault: FaultName; readonly left: number | null }
export type ActiveFaults = Entries<ActiveFault>

export const faultNames = Object.keys(faults)
export const isFaultName = (name: unknown): name is FaultName => typeof name === 'string' && Object.hasOwn(faults, name)

/** The fault for this call; counts the call. The name is an operation, or `auth/login` and the like. */
export function takeFault(conditions: { faults: ActiveFaults }, name: string): FaultName | null {
  const { faults } = conditions
  const key = entryNamed(faults, name) || name.startsWith('auth/') ? name : EVERY_OPERATION
  const found = entryNamed(faults, key)
  if (!found) return null
  const { fault, left } = found
  if (left !== null) conditions.faults = left > 1 ? withEntry(faults, key, { fault, left: left - 1 }) : withoutEntry(faults, key)
  return fault
}

/** The real answer, changed by the fault. */
export const withFault = async (fault: FaultName | null, real: Real, signal: AbortSignal): Promise<Response> =>
  fault === null ? real() : faults[fault](real, signal)
