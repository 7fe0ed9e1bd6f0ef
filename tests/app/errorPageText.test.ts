import { expect, test } from 'vitest'
import { errorPageText } from '#app/errorDialog.ts'
import { Failure } from '#platform/api/failure.ts'

const title = 'Oeps! Er ging iets mis aan onze kant'
const body = 'Probeer het nog eens of neem contact op met onze klantenservice.'
const failed = (message: string, status = 503) => new Failure('broken', 'getUsage', message, { status })

test.each([
  ['the message of the server, and our advice', failed('Het is druk.'), { status: 503, message: 'Het is druk.', more: body }],
  ['our advice as the message: once, and not as the title', failed(body), { status: 503, message: title, more: body }],
  ['our advice in the message: once', failed(`${title}. ${body}`), { status: 503, message: `${title}. ${body}`, more: null }],
  ['no message', failed(''), { status: 503, message: title, more: body }],
  ["HTTP's English phrase", failed('Service Unavailable'), { status: 503, message: title, more: body }],
  [
    'a 403 that says why',
    failed('Alleen voor abonnementen.', 403),
    { status: 403, message: 'Alleen voor abonnementen.', more: body },
  ],
  [
    'a failure without an answer',
    new Failure('broken', 'x', 'json is not a function'),
    { status: null, message: title, more: body },
  ],
  ['a fault of our own code', new Error('kapot'), { status: null, message: title, more: body }],
  ['anything else that is thrown', 'kapot', { status: null, message: title, more: body }],
])('the error page tells %s', (_, error, told) => expect(errorPageText(error)).toEqual(told))
