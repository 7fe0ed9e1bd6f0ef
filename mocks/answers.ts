import * as v from 'valibot'

/** Never stored, never framed, never taken for something else. */
export const apiHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Thrown to say no: becomes `{ statusCode, message, code?, details? }` with that HTTP status. */
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

export function json(body: unknown, status = 200, cookies: readonly string[] = []): Response {
  const headers = new Headers({ ...apiHeaders, 'Content-Type': 'application/json' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
}

export const refusal = (status: number, message: string, code?: string, cookies?: readonly string[]): Response =>
  json({ statusCode: status, message, ...(code === undefined ? {} : { code }) }, status, cookies)

export const refused = ({ status, message, code, details }: Refusal, cookies?: readonly string[]): Response =>
  json({ statusCode: status, message, ...(code && { code }), ...(details && { details }) }, status, cookies)

/** Turns what an answer throws into what the wire carries: a refusal as it is, anything else as a 500. */
export async function answered(answer: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    console.error(error)
    return refusal(500, 'Internal Server Error')
  }
}

/** The JSON object in a body; anything else is refused with 400. */
export async function objectIn(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, 'Expected a JSON object')
  return { ...body }
}

/** The input of an operation in its shape; refused otherwise. */
export function checked<Shape extends v.GenericSchema>(shape: Shape, input: unknown): v.InferOutput<Shape> {
  const parsed = v.safeParse(shape, input)
  if (parsed.success) return parsed.output
  throw new Refusal(400, 'Unknown input')
}
