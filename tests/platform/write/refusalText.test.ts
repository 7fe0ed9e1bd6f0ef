import { expect, test, vi } from 'vitest'
import { Failure, type FailureCode, type FailureKind, notOurs, screenMissing } from '#platform/api/failure.ts'
import { leftText } from '#platform/write/left.ts'
import { atField, reactionOf, refusalText } from '#platform/write/refusalText.ts'

const failed = (kind: FailureKind, status = 0, code?: FailureCode) =>
  new Failure(kind, 'updateAddress', '', { status, ...(code !== undefined && { code }) })

const SERVER = /^Oeps! Er ging iets mis aan onze kant\. /
const NOBODY = /^We krijgen geen verbinding\. /
const PORTAL = /openbare wifi/
const TOO_OFTEN = /^Je hebt dit te vaak achter elkaar geprobeerd\. /
const OWN = /^Your address did not change\.$/

const refused = failed('refused', 403)
const broken = failed('broken', 500)
const offline = failed('offline')

const own = { failed: 'Your address did not change.' }
const known = { ...own, outcomeUnknown: 'It may have changed.' }

test.each([
  ['a refusal', refused, {}, SERVER],
  ['a refusal, by the screen', refused, own, OWN],
  ['a session that ended, by the screen', failed('signed-out', 401), own, OWN],
  ['a broken server that did not carry it out, by the screen', broken, own, OWN],
  ['too often', failed('refused', 429), own, TOO_OFTEN],
  ['nobody answered', offline, own, NOBODY],
  ['somebody else answered', notOurs('updateAddress'), own, PORTAL],
  ['the screen that follows did not come', screenMissing('updateAddress'), own, NOBODY],
] as const)('%s', (_, failure, words, said) =>
  expect(refusalText(failure, { hasNetwork: true, isOutcomeUnknown: false }, words)).toMatch(said),
)

test.each([
  ['a broken server', broken, own, SERVER],
  ['nobody answered', offline, own, NOBODY],
  ['a broken server, by the screen', broken, known, /^It may have changed\.$/],
  ['nobody answered, by the screen', offline, known, /^It may have changed\.$/],
] as const)('it may have been carried out: %s', (_, failure, words, said) =>
  expect(refusalText(failure, { hasNetwork: true, isOutcomeUnknown: true }, words)).toMatch(said),
)

test('the question who is at the screen: when it was closed, then we blame nobody and say that nothing changed', () => {
  for (const failure of [failed('refused', 403, 'PROOF_NEEDED'), failed('refused', 409, 'NUMBER_LOCKED')])
    expect(refusalText(failure, { hasNetwork: true, isOutcomeUnknown: false }, own)).toMatch(
      /^We weten nog niet of jij het bent\. /,
    )
})

test('a device without network says so', () => {
  expect(refusalText(offline, { hasNetwork: false, isOutcomeUnknown: true }, own)).toMatch(/^Je bent offline\. /)
})

const LEFT = /^Je laatste wijziging is niet gelukt\. /
test.each([
  ['a refusal of the input', failed('refused', 422), {}, LEFT],
  ['a refusal, in words of the screen', refused, own, OWN],
  [
    'a refusal with its own reason',
    failed('refused', 409, 'CODE_WRONG'),
    { refusals: { CODE_WRONG: 'Your address did not change.' } },
    OWN,
  ],
  ['an error of a field that is gone', failed('refused', 409, 'CODE_WRONG'), { refusals: { CODE_WRONG: () => undefined } }, LEFT],
  ['no connection', offline, {}, LEFT],
  ['a question who is at the screen', failed('refused', 403, 'PROOF_NEEDED'), own, /^We weten nog niet of jij het bent\. /],
] as const)('a write that fails after its screen was left: when it is %s, then a sentence says so', (_, failure, words, said) =>
  expect(leftText(failure, false, words)).toMatch(said),
)

test('a write whose screen was left: when its outcome is unknown, then the sentence promises nothing', () => {
  expect(leftText(offline, true, own)).toMatch(/^We weten niet of je laatste wijziging is gelukt\. /)
  expect(leftText(offline, true, known)).toBe('It may have changed.')
})

test('a write whose screen was left: when a dialog or the login shows the failure, then nothing else does', () => {
  expect(leftText(broken, false, own)).toBeNull()
  expect(leftText(failed('signed-out', 401), false, own)).toBeNull()
})

test('the screen tells by code, or else by status', () => {
  const shown = () => undefined
  const refusals = { CODE_WRONG: 'Wrong.', 409: null, LINK_GONE: shown }
  expect(reactionOf<unknown>(failed('refused', 409, 'CODE_WRONG'), refusals)).toBe('Wrong.')
  expect(reactionOf<unknown>(failed('refused', 409, 'ALREADY'), refusals)).toBeNull()
  expect(reactionOf<unknown>(failed('refused', 404, 'LINK_GONE'), refusals)).toBe(shown)
  // A backend can send anything.
  expect(reactionOf<unknown>(failed('refused', 403, 'toString' as FailureCode), refusals)).toBeUndefined()
  expect(reactionOf<unknown>(failed('refused', 403), undefined)).toBeUndefined()
})

test('a refusal of a field becomes its error', () => {
  const refuse = vi.fn()
  const told = reactionOf(failed('refused', 400, 'EMAIL_SAME'), atField({ refuse }, 'zipCode', { EMAIL_SAME: 'It is the same.' }))
  if (typeof told === 'function') told(refused)
  expect(refuse).toHaveBeenCalledWith('zipCode', 'It is the same.')
})
