import { expect, test } from 'vitest'
import { Failure, type FailureCode, type FailureKind } from '../../src/api/failure.ts'
import { codeError } from '../../src/screens/inloggen/codeError.ts'

const failed = (kind: FailureKind, status: number, code?: FailureCode, details: unknown = {}) =>
  new Failure(kind, 'verifyMfa', '', { status, details, ...(code !== undefined && { code }) })

test.each([
  ['wrong', failed('refused', 422, 'CODE_WRONG', { attemptsLeft: 4 }), 'field', /klopt niet.* Je hebt nog 4 pogingen\.$/],
  ['wrong, but one', failed('refused', 422, 'CODE_WRONG', { attemptsLeft: 1 }), 'field', /klopt niet.* Je hebt nog 1 poging\.$/],
  ['expired', failed('refused', 422, 'CODE_EXPIRED'), 'field', /^Deze code is verlopen\. Vraag een nieuwe code aan\.$/],
  ['blocked', failed('refused', 403, 'CODE_BLOCKED'), 'end', /te vaak een verkeerde code.*15 minuten/],
  ['too late', failed('refused', 410, 'CHALLENGE_GONE'), 'end', /^Dit duurde te lang/],
  ['too often', failed('refused', 429), 'form', /Wacht even en probeer het opnieuw/],
  ['a broken server', failed('broken', 500), 'form', /^Oeps!/],
  ['an answer that is none', failed('broken', 200), 'form', /^Oeps!/],
  ['nobody there', failed('offline', 0), 'form', /We krijgen geen verbinding/],
] as const)('%s', (_, failure, at, said) => expect(codeError(failure, true)).toEqual({ at, text: expect.stringMatching(said) }))
