import * as v from 'valibot'
import type { RefusalCode } from '#model/refusals.ts'
import { putCookies } from './cookies.ts'
import { NotLoaded } from './notLoaded.ts'

/** Forbids caching, framing and MIME sniffing. */
export const apiHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** An answer as plain data, so that it can be stored and repeated. `cookies` are whole `Set-Cookie` lines. */
export type Reply = { readonly status: number; readonly body: object; readonly cookies: readonly string[] }

/** The body of every internal failure: `statusText` is the title of the error dialog, `message` its text. */
export const ourFault = {
  statusText: 'Oeps! Er ging iets mis aan onze kant',
  message: 'Probeer het nog eens of neem contact op met onze klantenservice.',
} as const

/** An answer throws this to refuse. On the wire it is `{ statusCode, message, code?, details? }` with that HTTP status. */
export class Refusal extends Error {
  readonly status: number
  readonly code: RefusalCode | undefined
  readonly details: object | undefined
  constructor(status: number, message: string, code?: RefusalCode, details?: object) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

export const reply = (body: object, status = 200, cookies: readonly string[] = []): Reply => ({ status, body, cookies })

export const refusedReply = ({ status, message, code, details }: Refusal, cookies?: readonly string[]): Reply =>
  reply({ statusCode: status, message, ...(code && { code }), ...(details && { details }) }, status, cookies)

export const failedReply = (status = 500): Reply => reply({ statusCode: status, ...ourFault }, status)

export function json(body: unknown, status = 200, cookies: readonly string[] = []): Response {
  const headers = new Headers({ ...apiHeaders, 'Content-Type': 'application/json' })
  putCookies(headers, cookies)
  return new Response(JSON.stringify(body), { status, headers })
}

export const responseOf = ({ body, status, cookies }: Reply): Response => json(body, status, cookies)

export const refusal = (status: number, message: string, code?: RefusalCode): Response =>
  responseOf(refusedReply(new Refusal(status, message, code)))

export const refused = (no: Refusal, cookies?: readonly string[]): Response => responseOf(refusedReply(no, cookies))

/** Passes a refusal on. Anything else that was thrown is logged and answered as an internal failure. */
function replyTo(error: unknown): Reply {
  if (error instanceof Refusal) return refusedReply(error)
  console.error(error)
  return failedReply()
}

/** Runs an answer and turns what it throws into a reply. */
export function replyFrom(answer: () => Reply): Reply {
  try {
    return answer()
  } catch (error) {
    if (error instanceof NotLoaded) throw error // carried out again once it has loaded
    return replyTo(error)
  }
}

/** Like `attempt`, for an asynchronous answer. */
export async function answered(answer: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    return responseOf(replyTo(error))
  }
}

/** The longest accepted body in bytes. No form of the app sends this much. */
const LONGEST_BODY = 1_000_000
const tooLong = () => new Refusal(413, 'Content Too Large')

/** The text of a body. Throws a 413 refusal as soon as the body exceeds `most` bytes. */
export async function textIn(request: Request, most = LONGEST_BODY): Promise<string> {
  if (Number(request.headers.get('content-length')) > most) throw tooLong()
  const reader = request.body?.getReader()
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > most) {
      void reader?.cancel() // Not awaited: a clone of the request may still hold the same body.
      throw tooLong()
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** The JSON of a body, or undefined for an empty one. Throws a 400 refusal for invalid JSON. */
export function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(400, 'Expected a JSON body')
    throw error
  }
}

/** The JSON object in a body. Throws a 400 refusal for anything else, and 413 above `most` bytes. */
export async function objectIn(request: Request, most?: number): Promise<Record<string, unknown>> {
  const body = parsed(await textIn(request, most))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, 'Expected a JSON object')
  return { ...body }
}

/** Parses the input of an operation; throws a refusal when it does not match the shape. */
export function checked<Shape extends v.GenericSchema>(shape: Shape, input: unknown): v.InferOutput<Shape> {
  const parsed = v.safeParse(shape, input)
  if (parsed.success) return parsed.output
  throw new Refusal(400, 'Unknown input')
}
