import { expect, test } from 'vitest'
import { codeError } from '#features/login/codeError.ts'
import { loginError } from '#features/login/loginError.ts'
import { Failure, type FailureCode, type FailureKind } from '#platform/api/failure.ts'

const failed = (kind: FailureKind, status: number, operation = 'login', code?: FailureCode) =>
  new Failure(kind, operation, '', { status, ...(code !== undefined && { code }) })

test.each([
  ['a wrong combination', failed('signed-out', 401), /^Je 06-nummer, e-mailadres of wachtwoord klopt niet/],
  ['what cannot be a combination', failed('refused', 400), /^Je 06-nummer, e-mailadres of wachtwoord klopt niet/],
  ['a gateway that lets nobody in says nothing about the password', failed('refused', 403), /^Oeps!/],
  ['nor does an address that is not there', failed('refused', 404), /^Oeps!/],
  ['too often', failed('refused', 429), /^Je hebt dit te vaak/],
  ['too often a wrong password', failed('refused', 429, 'login', 'LOGIN_BLOCKED'), /over 15 minuten/],
  [
    'the sign-in page of a network in our place',
    failed('offline', 0, 'login', 'NOT_OURS'),
    /Meld je dan eerst aan bij dat netwerk\.$/,
  ],
  ['a broken server', failed('broken', 500), /^Oeps!/],
  ['no data about the customer', failed('broken', 500, 'getUser'), /^We konden je gegevens niet laden/],
  [
    'let in, and unknown a moment later',
    failed('signed-out', 401, 'getUser'),
    /^Inloggen lukte, maar je browser onthoudt het niet/,
  ],
])('%s', (_, failure, said) => expect(loginError(failure, true)).toMatch(said))

const codeFailed = (kind: FailureKind, status: number, code?: FailureCode, details: unknown = {}) =>
  new Failure(kind, 'verifyMfa', '', { status, details, ...(code !== undefined && { code }) })

test.each([
  ['wrong', codeFailed('refused', 422, 'CODE_WRONG', { attemptsLeft: 4 }), 'field', /klopt niet.* Je hebt nog 4 pogingen\.$/],
  [
    'wrong, but one',
    codeFailed('refused', 422, 'CODE_WRONG', { attemptsLeft: 1 }),
    'field',
    /klopt niet.* Je hebt nog 1 poging\.$/,
  ],
  ['expired', codeFailed('refused', 422, 'CODE_EXPIRED'), 'field', /^Deze code is verlopen\. Vraag een nieuwe code aan\.$/],
  ['blocked', codeFailed('refused', 403, 'CODE_BLOCKED'), 'end', /te vaak een verkeerde code.*15 minuten/],
  ['too late', codeFailed('refused', 410, 'CHALLENGE_GONE'), 'end', /^Dit duurde te lang/],
  ['too often', codeFailed('refused', 429), 'form', /Wacht even en probeer het opnieuw/],
  ['a broken server', codeFailed('broken', 500), 'form', /^Oeps!/],
  ['an answer that is none', codeFailed('broken', 200), 'form', /^Oeps!/],
  ['nobody there', codeFailed('offline', 0), 'form', /We krijgen geen verbinding/],
] as const)('a code: %s', (_, failure, at, said) =>
  expect(codeError(failure, true)).toEqual({ at, text: expect.stringMatching(said) }),
)
