import { refusalAnswer } from './parts.ts'
import type { Json } from './types.ts'

const schemas = '#/components/schemas'
const answered = (result: Json, headers: Json = {}): Json => ({
  description: 'Done.',
  headers: { 'Cache-Control': { $ref: '#/components/headers/NoStore' }, ...headers },
  content: { 'application/json': { schema: { type: 'object', properties: { result }, required: ['result'] } } },
})
const body = (properties: Json, required: readonly string[]): Json => ({
  required: required.length > 0,
  content: {
    'application/json': { schema: { type: 'object', properties, ...(required.length > 0 && { required }) } },
  },
})
const setsCookies = { 'Set-Cookie': { $ref: '#/components/headers/Cookies' } }
const shared = { parameters: [{ $ref: '#/components/parameters/RequestedWith' }], tags: ['auth'] }
const failure = { $ref: '#/components/responses/Failure' }

/** Signing in and out, which are calls of their own (src/platform/api/auth.ts). */
export const authPaths: Json = {
  '/auth/login': {
    post: {
      ...shared,
      operationId: 'login',
      summary: 'Signs in.',
      description:
        'With a second factor there is no session yet: either a 429 whose message is not that of too many requests, with a Challenge in `details`, or an answer with mfaStatus PENDING_VERIFICATION and a Challenge in `challenge`. `verifyMfa` then signs in.',
      security: [],
      requestBody: body(
        {
          login: { type: 'string', description: 'A 06-number or an e-mail address.', maxLength: 1000 },
          password: { type: 'string', maxLength: 1000 },
        },
        ['login', 'password'],
      ),
      responses: {
        '200': answered({ $ref: `${schemas}/LoginAnswer` }, setsCookies),
        '400': refusalAnswer(400, [], true),
        '401': refusalAnswer(401, ['WRONG_CREDENTIALS'], false),
        '403': refusalAnswer(403, ['LOGIN_BLOCKED'], true),
        '429': refusalAnswer(429, ['MFA_REQUIRED'], true),
        default: failure,
      },
    },
  },
  '/auth/logout': {
    post: {
      ...shared,
      operationId: 'logout',
      summary: 'Signs out.',
      description:
        'Ends the session of this login marker, never a newer one; without a marker, that of the cookie. Always succeeds.',
      security: [],
      requestBody: body({ usr: { type: 'string', description: 'The login marker of the session user.' } }, []),
      responses: { '200': answered({ const: true }, setsCookies), '403': refusalAnswer(403, [], true), default: failure },
    },
  },
  '/auth/is-logged-in': {
    get: {
      ...shared,
      operationId: 'isLoggedIn',
      summary: 'Is there a session?',
      description: 'Brings the readable cookie up to date when its flags have changed.',
      security: [],
      responses: {
        '200': answered({ type: 'boolean' }, setsCookies),
        '403': refusalAnswer(403, [], true),
        default: failure,
      },
    },
  },
}
