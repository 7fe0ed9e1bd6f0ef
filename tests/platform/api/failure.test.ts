import { describe, expect, test } from 'vitest'
import { Failure, failureOf, refusalIn, refusedWith } from '#platform/api/failure.ts'

describe('a refusal', () => {
  test.each([
    [401, 'signed-out'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [429, 'refused'],
    [500, 'broken'],
    [503, 'broken'],
  ] as const)('when its status is %i, then it is %s', (status, kind) => {
    const failure = refusedWith('getUser', status, { statusCode: status, message: 'nee', code: 'X' })
    expect(failure).toMatchObject({ kind, status, code: 'X', message: 'nee', operation: 'getUser' })
  })
  test('when it has no body, then it has its status alone', () => {
    expect(refusedWith('getUser', 502, undefined)).toMatchObject({ status: 502, statusText: '', message: '' })
  })
  test('when the body has a status text, then the failure has it too', () => {
    const body = { statusCode: 500, statusText: 'Oeps!', message: 'Probeer het nog eens.' }
    expect(refusedWith('getUser', 500, body)).toMatchObject({ statusText: 'Oeps!', message: 'Probeer het nog eens.' })
  })
  test.each([
    ['Second factor required', 'challenge'],
    ['Er is een code verstuurd', 'challenge'],
    ['Too Many Requests', 'refused'],
    ['ThrottlerException: Too Many Requests', 'refused'],
    ['Je hebt dit te vaak achter elkaar geprobeerd.', 'refused'],
    ['', 'refused'],
  ])('when it is a 429 with %j at the login, then it is %s (spec 8)', (message, kind) => {
    expect(refusedWith('login', 429, { statusCode: 429, message, details: { id: 'x' } })).toMatchObject({
      kind,
      details: { id: 'x' },
    })
    expect(refusedWith('getUser', 429, { statusCode: 429, message }).kind).toBe('refused')
  })
  test('when it is a 429 without a body, then it is no challenge', () =>
    expect(refusedWith('login', 429, undefined).kind).toBe('refused'))
})

test('a body: when it has a statusCode, then it is a refusal, even without a message', () => {
  expect(refusalIn({ statusCode: 500 })).toMatchObject({ message: '', statusText: '' })
  expect(refusalIn({ statusCode: 500, message: 'x' })).not.toBeNull()
  expect(refusalIn({ result: 1 })).toBeNull()
  expect(refusalIn('500')).toBeNull()
  expect(refusalIn(null)).toBeNull()
})

test('a thrown value: when it is no failure, then it becomes one', () => {
  const failure = new Failure('refused', 'getUser', 'nee')
  expect(failureOf(failure, 'other')).toBe(failure)
  expect(failureOf(new SyntaxError('html'), 'getUser')).toMatchObject({ kind: 'broken', operation: 'getUser' })
  expect(failureOf('text', 'getUser').kind).toBe('broken')
})
