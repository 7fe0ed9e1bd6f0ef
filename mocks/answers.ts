import * as v from 'valibot'
import { putCookies } from './cookies.ts'

/** Browsers do not store an answer, show it in a frame, or take it for another type. */
export const apiHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** An answer as plain data, which can be kept and given again. `cookies` are whole `Set-Cookie` lines. */
export type Reply = { readonly status: number; readonly body: object; readonly cookies: readonly string[] }

/** What every failure of our own says (spec 8 user texts): `statusText` is the title of the dialog, `message` what stands in it. */
export const ourFault = {
  statusText: 'Oeps! Er ging iets mis aan onze kant',
  message: 'Probeer het nog eens of neem contact op met onze klantenservice.',
} as const

/** An answer throws this to refuse. On the wire it is `{ statusCode, message, code?, details? }` with that HTTP status. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly details: object | undefined
  constructor(status: number, message: string, code?: string, details?: object) {
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

export const refusal = (status: number, message: string, code?: string): Response =>
  responseOf(refusedReply(new Refusal(status, message, code)))

export const refused = (no: Refusal, cookies?: readonly string[]): Response => responseOf(refusedReply(no, cookies))

/** A refusal as it is; anything else that was thrown is a failure of our own, and is logged. */
function replyTo(error: unknown): Reply {
  if (error instanceof Refusal) return refusedReply(error)
  console.error(error)
  return failedReply()
}

/** Turns what an answer throws into what the wire carries. */
export function attempt(answer: () => Reply): Reply {
  try {
    return answer()
  } catch (error) {
    return replyTo(error)
  }
}

/** The same for an answer that has to wait. */
export async function answered(answer: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    return responseOf(replyTo(error))
  }
}

/** The longest body that is read (bytes): more than any form of the app sends. */
const LONGEST_BODY = 1_000_000
const tooLong = () => new Refusal(413, 'Content Too Large')

/** The text of a body. Refused with 413 as soon as it turns out to be longer than `most` bytes, and then nothing of it is kept. */
export async function textIn(request: Request, most = LONGEST_BODY): Promise<string> {
  if (Number(request.headers.get('content-length')) > most) throw tooLong()
  const reader = request.body?.getReader()
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > most) {
      void reader?.cancel() // which is not awaited: a copy of the request may hold the same body
      throw tooLong()
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** The JSON of a body, or undefined when there is none; refused with 400 when it is something else. */
export function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(400, 'Expected a JSON body')
    throw error
  }
}

/** The JSON object in a body; anything else is refused with 400, and with 413 when it is longer than `most` bytes. */
export async function objectIn(request: Request, most?: number): Promise<Record<string, unknown>> {
  const body = parsed(await textIn(request, most))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, 'Expected a JSON object')
  return { ...body }
}

/** The input of an operation in its shape; refused otherwise. */
export function checked<Shape extends v.GenericSchema>(shape: Shape, input: unknown): v.InferOutput<Shape> {
  const parsed = v.safeParse(shape, input)
  if (parsed.success) return parsed.output
  throw new Refusal(400, 'Unknown input')
}
