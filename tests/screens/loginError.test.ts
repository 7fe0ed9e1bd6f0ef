import { expect, test } from 'vitest'
import { Failure, type FailureCode, type FailureKind } from '../../src/api/failure.ts'
import { loginError } from '../../src/screens/inloggen/loginError.ts'

const failed = (kind: FailureKind, status: number, operation = 'login', code?: FailureCode) =>
  new Failure(kind, operation, '', { status, ...(code !== undefined && { code }) })

test.each([
  ['a wrong combination', failed('signed-out', 401), /^Je 06-nummer, e-mailadres of wachtwoord klopt niet/],
  ['what cannot be a combination', failed('refused', 400), /^Je 06-nummer, e-mailadres of wachtwoord klopt niet/],
  ['a gateway that lets nobody in says nothing about the password', failed('refused', 403), /^Oeps!/],
  ['nor does an address that is not there', failed('refused', 404), /^Oeps!/],
  ['too often', failed('refused', 429), /^Je hebt dit te vaak/],
  ['too often a wrong password', failed('refused', 429, 'login', 'LOGIN_BLOCKED'), /over 15 minuten/],
  ['a broken server', failed('broken', 500), /^Oeps!/],
  ['no data about the customer', failed('broken', 500, 'getUser'), /^We konden je gegevens niet laden/],
  [
    'let in, and unknown a moment later',
    failed('signed-out', 401, 'getUser'),
    /^Inloggen lukte, maar je browser onthoudt het niet/,
  ],
])('%s', (_, failure, said) => expect(loginError(failure, true)).toMatch(said))
