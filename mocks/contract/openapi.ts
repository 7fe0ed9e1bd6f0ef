import { provider } from '#kit/provider.ts'
import { Annotator, described } from './answers.ts'
import { type Found, found } from './found.ts'
import { parts, refusalAnswer, sharedRefusals } from './parts.ts'
import { type Refusals, refusalsIn } from './refusals.ts'
import { type Json, Types } from './types.ts'

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
const authPaths: Json = {
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

const ABOUT = `The calls that ${provider.product} makes.

**Paths.** The backend has one path per verb: \`GET /api/get\`, \`POST /api/post\`, \`PUT /api/put\`, \`DELETE /api/delete\`. The query names the
operation: \`?endpoint=getUsage\`. OpenAPI has room for one operation per path and verb, and none for a query in a path, so each operation has
a path of its own here, with its name behind a \`#\`: \`/api/get#getUsage\`. What stands behind the \`#\` is not sent; \`endpoint\` is.

**Input.** A GET takes its input as a JSON object in \`requestParams\`; \`args\`, a JSON array of which the first counts, is taken too. Others
have a JSON body; those without input have none.

**Answers** are \`{"result": …}\`. **Refusals** are \`{"statusCode", "message", "code"?, "details"?}\` with that status; screens act on \`code\`
and never show \`message\` of a status below 500. A 200 whose body says \`statusCode\` 500 or more is a failure of the server. Nothing under
\`/api\` and \`/auth\` may be cached.

**Units.** \`x-unit\` says what a figure is counted in: money is always whole cents, data MB (1 GB is 1000 MB), days are those of Amsterdam.

**Newer backends.** Fields may be added anywhere. A value that is not listed may be sent where \`x-unknown-becomes\` stands, and is treated
as that one; where \`x-unknown-left-out\` stands, the value, or the row by the fields that are named, is left out. Anywhere else it makes the
answer unusable for older apps. \`x-rules\` are checks that have no other words.

**Additions.** \`x-not-in-spec\` marks what the product specification does not name.`

const pathOf = ({ operation }: Found): string => `/api/${operation.verb}#${operation.name}`

const isInQuery = ({ operation }: Found): boolean => operation.verb === 'get'

/** The first sentence of a doc comment, for lists; empty when it is about refusals or a field. */
const summaryOf = (doc: string): string => /^(?!Refus|`)[^.]+\.?/.exec(doc)?.[0] ?? ''

const json = (schema: Json): Json => ({ 'application/json': { schema } })

const parametersOf = (one: Found, input: Json | undefined): Json[] => [
  { name: 'endpoint', in: 'query', required: true, schema: { const: one.operation.name } },
  { $ref: '#/components/parameters/RequestedWith' },
  ...(one.operation.reads ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
  ...(input && isInQuery(one)
    ? [{ name: 'requestParams', in: 'query', required: 'required' in input || 'anyOf' in input, content: json(input) }]
    : []),
]

const withShared = (one: Found, own: Refusals): Refusals => {
  const all = new Map([...own].map(([status, codes]) => [status, new Set(codes)]))
  for (const { status, code } of sharedRefusals(one)) {
    const codes = all.get(status) ?? new Set<string>()
    all.set(status, code ? codes.add(code) : codes)
  }
  return all
}

const responsesOf = (answer: Json, refusals: Refusals, refusedWithoutCode: ReadonlySet<number>): Json => ({
  '200': {
    description: 'Done.',
    headers: { 'Cache-Control': { $ref: '#/components/headers/NoStore' } },
    content: json({ type: 'object', properties: { result: answer }, required: ['result'] }),
  },
  ...Object.fromEntries(
    [...refusals]
      .toSorted(([a], [b]) => a - b)
      .map(([status, codes]) => [status, refusalAnswer(status, [...codes].toSorted(), refusedWithoutCode.has(status))]),
  ),
  default: { $ref: '#/components/responses/Failure' },
})

/** The contract as an OpenAPI 3.1 document. `lacking`: figures without a unit. `used`: the lines of the table of units that were needed. */
export function contract(): { document: Json; lacking: readonly string[]; used: ReadonlySet<string> } {
  const types = new Types()
  try {
    const annotator = new Annotator(types)
    const schemas = annotator.components()
    const codes = types.textsOf('refusals', 'RefusalCode')
    const docs = new Map(found.map(({ area, exported }) => [exported, types.docOf(area, exported)]))

    const pathItem = (one: Found): [string, Json] => {
      const { area, exported, operation, forGuests, isOurs } = one
      const doc = docs.get(exported) ?? ''
      const type = types.inputOf(area, exported)
      const input = type && types.schemaOf(type, exported, annotator.markInput)
      const own = refusalsIn(doc, codes, (name) => docs.get(name))
      const bare = [...own].flatMap(([status, some]) => (some.size === 0 ? [status] : []))
      const withoutCode = new Set([...bare, ...sharedRefusals(one).flatMap(({ status, code }) => (code ? [] : [status]))])
      const details: Json = {
        operationId: exported,
        tags: [area],
        ...(summaryOf(doc) !== '' && { summary: summaryOf(doc) }),
        ...described(doc),
        ...(isOurs && { 'x-not-in-spec': true }),
        'x-reads': operation.reads,
        ...('changes' in operation && { 'x-changes': operation.changes }),
        security: forGuests ? [] : [{ session: [] }],
        parameters: parametersOf(one, input),
        ...(input && !isInQuery(one) && { requestBody: { required: true, content: json(input) } }),
        responses: responsesOf(annotator.answer(one), withShared(one, own), withoutCode),
      }
      return [pathOf(one), { [operation.verb]: details }]
    }

    const paths = { ...authPaths, ...Object.fromEntries(found.map(pathItem)) }
    const document = {
      openapi: '3.1.0',
      info: { title: provider.product, version: '1', description: ABOUT },
      servers: [{ url: '/' }],
      tags: ['auth', ...new Set(found.map(({ area }) => area))].map((name) => ({ name })),
      paths,
      components: { ...parts([...codes].toSorted()), schemas: { ...schemas, ...parts([]).schemas } },
    }
    return { document, lacking: annotator.lacking, used: annotator.used }
  } finally {
    types.close()
  }
}
