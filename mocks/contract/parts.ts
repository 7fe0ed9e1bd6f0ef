import type { Found } from './found.ts'
import type { Json } from './types.ts'

type Shared = { readonly status: number; readonly code?: string }

/** How any operation of a kind may be refused, whatever its own doc comment says. */
export const sharedRefusals = ({ operation, forGuests }: Pick<Found, 'operation' | 'forGuests'>): readonly Shared[] => [
  { status: 400 }, // the input is not as described
  ...(forGuests ? [] : [{ status: 401 }]), // no session
  { status: 403 }, // from another site, or not for this kind of customer
  { status: 429 },
  ...(operation.reads ? [] : [{ status: 409, code: 'KEY_REUSED' }, { status: 409, code: 'KEY_CLOSED' }, { status: 413 }]),
]

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The input is not as described.',
  401: 'There is no session, or it has ended.',
  403: 'Not allowed, or not asked by the app.',
  404: 'There is no such thing for this customer.',
  409: 'Not possible as things stand now.',
  410: 'Not valid any more.',
  413: 'Too large.',
  422: 'What was entered cannot be accepted.',
  429: 'Too often.',
}

/** The body of a refusal. `mayLackCode`: this status is also used without a code. */
export const refusalAnswer = (status: number, codes: readonly string[], mayLackCode: boolean): Json => ({
  description: MEANINGS[status] ?? 'Refused.',
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Refusal' }],
        properties: { statusCode: { const: status }, ...(codes.length > 0 && { code: { enum: codes } }) },
        ...(codes.length > 0 && !mayLackCode && { required: ['code'] }),
      },
    },
  },
})

/** The common parts of operations. */
export const parts = (codes: readonly string[]): { readonly schemas: Json } & Json => ({
  schemas: {
    RefusalCode: {
      type: 'string',
      enum: codes,
      description: 'Why the backend refuses. The operations say which of them they use.',
    },
    Refusal: {
      type: 'object',
      properties: {
        statusCode: { type: 'integer', minimum: 400, maximum: 499 },
        message: { type: 'string', description: 'For developers, except that of a server failure.' },
        code: { $ref: '#/components/schemas/RefusalCode' },
        details: { description: 'The rest of the refusal, such as PriceChange or Attempts.' },
      },
      required: ['statusCode', 'message'],
    },
    Failure: {
      type: 'object',
      properties: {
        statusCode: { type: 'integer', minimum: 500 },
        statusText: { type: 'string', description: 'The title of the dialog that customers see, in Dutch.' },
        message: { type: 'string', description: 'The text of that dialog, in Dutch.' },
      },
      required: ['statusCode'],
    },
  },
  responses: {
    Failure: {
      description: 'The server failed.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
  parameters: {
    RequestedWith: {
      name: 'X-Requested-With',
      in: 'header',
      required: true,
      description:
        'Every call of the app has it. Without it, and from another site, the backend refuses: forms of other sites cannot send it.',
      schema: { const: 'mijn' },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description:
        'Made when the customer reaches the confirming step, and kept until the outcome is known. The same key with the same input gets the same answer and has no second effect; with another input it is refused (KEY_REUSED). `getOrderOutcome` closes a key that never arrived (KEY_CLOSED).',
      schema: { type: 'string', format: 'uuid', maxLength: 100 },
    },
  },
  headers: {
    NoStore: { description: 'No answer may be cached.', required: true, schema: { const: 'no-store' } },
    Cookies: {
      description:
        'The session: `HttpOnly`, `Secure`, `SameSite=Lax`, `Path=/`. And `usr`: the session user (SessionUser) as encoded JSON, readable by the page, at most 182.5 days.',
      schema: { type: 'string' },
    },
  },
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-sid',
      description: 'Set by signing in, HttpOnly. Over plain http, in development, its name is `sid`.',
    },
  },
})
