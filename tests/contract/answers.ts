/** Malformed answers, each made from a good one. The name says what is wrong. */
type Mutator = (good: unknown) => Response | Promise<Response>

const json = (body: unknown, status = 200) => Response.json(body, { status })
const text = (body: string, type: string, status = 200) => new Response(body, { status, headers: { 'Content-Type': type } })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const mapFields = (value: unknown, change: (field: unknown) => unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, change(field)])) : change(value)
const deep = (value: unknown, change: (leaf: unknown) => unknown): unknown =>
  Array.isArray(value)
    ? value.map((item) => deep(item, change))
    : isObject(value)
      ? mapFields(value, (field) => deep(field, change))
      : change(value)
const numbersTo = (wrong: unknown) => (leaf: unknown) => (typeof leaf === 'number' ? wrong : leaf)

/** Answers that must be rejected. */
export const unusable: Record<string, Mutator> = {
  'an empty body': () => text('', 'application/json'),
  'no content': () => new Response(null, { status: 204 }),
  'a page of HTML': () => text('<!doctype html><title>Inloggen bij wifi</title>', 'text/html'),
  'HTML that says it is JSON': () => text('<html></html>', 'application/json'),
  'half of the JSON': (good) => text(JSON.stringify({ result: good }).slice(0, -20), 'application/json'),
  'JSON with something behind it': (good) => text(`${JSON.stringify({ result: good })}x`, 'application/json'),
  'not a number': (good) => text(JSON.stringify({ result: good }).replace('{', '{"x":NaN,'), 'application/json'),
  null: () => json(null),
  'a bare string': () => json('ok'),
  'a bare array': (good) => json([good]),
  'no result': () => json({}),
  'the result without its wrapper': (good) => json(good),
  'result null': () => json({ result: null }),
  'result true': () => json({ result: true }),
  'result a string': () => json({ result: 'ok' }),
  'result an array': (good) => json({ result: [good] }),
  'result empty': () => json({ result: {} }),
  'a result in a result': (good) => json({ result: { result: good } }),
  'every field null': (good) => json({ result: mapFields(good, () => null) }),
  'every field a string': (good) => json({ result: mapFields(good, String) }),
  'every field an object': (good) => json({ result: mapFields(good, () => ({})) }),
  'only its prototype': () => text('{"result":{"__proto__":{"prepaid":true}}}', 'application/json'),
  'statusCode 500 in a 200': () => json({ statusCode: 500, message: 'stuk' }),
  'statusCode 500 in a 200, without a word': () => json({ statusCode: 500 }),
  'statusCode 401 in a 200': () => json({ statusCode: 401, message: 'Unauthorized' }),
  '400': () => json({ statusCode: 400, message: 'nee' }, 400),
  '401': () => json({ statusCode: 401, message: 'Unauthorized' }, 401),
  '403 with HTML': () => text('<h1>Forbidden</h1>', 'text/html', 403),
  '404 without a body': () => new Response(null, { status: 404 }),
  '409': () => json({ statusCode: 409, message: 'al gedaan' }, 409),
  '429 with Retry-After': () => new Response('{}', { status: 429, headers: { 'Retry-After': '3600' } }),
  '500 with HTML': () => text('<h1>Oeps</h1>', 'text/html', 500),
  '503': () => json({ statusCode: 503, message: 'onderhoud' }, 503),
  'a body that breaks off': () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) })),
}

/** Invalid numbers, for answers that contain numbers. */
export const wrongNumbers: Record<string, Mutator> = {
  'numbers as text': (good) => json({ result: deep(good, numbersTo('12')) }),
  'numbers missing': (good) => json({ result: deep(good, numbersTo(undefined)) }),
  'numbers null': (good) => json({ result: deep(good, numbersTo(null)) }),
  'numbers beyond counting': (good) =>
    text(JSON.stringify({ result: deep(good, numbersTo(7)) }).replaceAll('7', '1e999'), 'application/json'),
}

/** Unusual answers that must be accepted. */
export const usable: Record<string, Mutator> = {
  'an extra field': (good) => json({ result: isObject(good) ? { ...good, brandNew: { deep: [1] } } : good, meta: 1 }),
  'another content type': (good) => text(JSON.stringify({ result: good }), 'text/plain'),
  'with a prototype key': (good) =>
    text(JSON.stringify({ result: good }).replace('{', '{"__proto__":{"polluted":1},'), 'application/json'),
  'pretty printed': (good) => text(JSON.stringify({ result: good }, null, 2), 'application/json; charset=utf-8'),
}
