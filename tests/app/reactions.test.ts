import { describe, expect, test } from 'vitest'
import { errorText } from '#app/errorDialog.ts'
import { beginsOutage, endsOutage, reactionTo } from '#app/reactions.ts'
import type { FailureCode } from '#platform/api/failure.ts'

const failed = (
  kind: 'offline' | 'signed-out' | 'challenge' | 'refused' | 'broken',
  status = 0,
  operation = 'getUsage',
  code: FailureCode | undefined = 'NOT_ALLOWED',
) => ({ kind, status, operation, code })

describe('the error catalogue (spec 8)', () => {
  test.each([
    ['401 on any call: sign off', failed('signed-out', 401), '/verbruik', 'sign-off'],
    ['401 on the change-password screen: not', failed('signed-out', 401), '/instellingen/wijzig/wachtwoord', 'none'],
    ['401 about a picture: sign off too', failed('signed-out', 401, 'getUserProfilePicture'), '/', 'sign-off'],
    ['500: the dialog', failed('broken', 500), '/', 'dialog'],
    ['503: the dialog', failed('broken', 503), '/', 'dialog'],
    ['statusCode 500 in a 200: the dialog', failed('broken', 500, 'postpaidOverview'), '/', 'dialog'],
    ['other API errors: only logged', failed('refused', 404), '/', 'log'],
    ['a customer without a profile: sign off (spec 6)', failed('refused', 404, 'getUser'), '/verbruik', 'sign-off'],
    ['on a guest-only page: not', failed('refused', 404, 'getUser'), '/inloggen/mfa', 'log'],
    ['a gateway says so, without a code: not', { ...failed('refused', 404, 'getUser'), code: undefined }, '/verbruik', 'log'],
    ['a refusal: only logged', failed('refused', 409, 'changePostpaidCampaigns'), '/', 'log'],
    ['a second factor is asked: the login screen sees to it', failed('challenge', 429, 'login'), '/inloggen', 'log'],
    ['an answer that does not fit: only logged', failed('broken'), '/', 'log'],
    ['no answer is not a 401 (decisions D7)', failed('offline'), '/', 'log'],
    ['picture fetch fails: swallowed', failed('broken', 500, 'getUserProfilePicture'), '/', 'none'],
    ['picture save fails: swallowed', failed('broken', 500, 'saveUserProfilePicture'), '/', 'none'],
    ['subscription load fails: logged only', failed('broken', 500, 'getPostpaidSubscription'), '/', 'log'],
    ['simcard load fails: logged only', failed('broken', 503, 'getSimCard'), '/', 'log'],
    ['what an unknown path became: logged only', failed('broken', 500, 'getRedirects'), '/nergens', 'log'],
    ['handset order load fails: no order', failed('broken', 500, 'handsetOrder'), '/', 'none'],
  ] as const)('%s', (_, failure, path, reaction) => expect(reactionTo(failure, path)).toBe(reaction))
})

test('a renewal behind figures, or what is fetched ahead, opens no dialog; a 401 signs off all the same', () => {
  expect(reactionTo(failed('broken', 500), '/', 'nobody')).toBe('log')
  expect(reactionTo(failed('broken', 500), '/', 'write')).toBe('dialog')
  expect(reactionTo(failed('signed-out', 401), '/', 'nobody')).toBe('sign-off')
})

test('the dialog opens once in an outage', () => {
  expect(beginsOutage('getUser', 0)).toBe(true)
  expect(beginsOutage('getUser', 10_000)).toBe(false)
  expect(beginsOutage('getUsage', 20_000)).toBe(false)
  endsOutage('getUser')
  expect(beginsOutage('getUsage', 30_000)).toBe(false)
  endsOutage('getUsage')
  // Everything was answered in between, so this is a new outage.
  expect(beginsOutage('getUser', 40_000)).toBe(true)
  // So is a failure long after.
  expect(beginsOutage('getUser', 40_000 + 6 * 60_000)).toBe(true)
  endsOutage('getUser')
})

describe('what the dialog says (spec 8)', () => {
  const title = 'Oeps! Er ging iets mis aan onze kant'
  const body = 'Probeer het nog eens of neem contact op met onze klantenservice.'
  const both = `${title}. ${body}`
  test.each([
    ['status text and message of the answer', title, body, { title, body }],
    ['without a status text: the code', '', 'Het is druk.', { title: 'Foutcode 500', body: 'Het is druk.' }],
    ['without a message: our sentences', '', '', { title: 'Foutcode 500', body: both }],
    ['said once', title, '', { title, body }],
    ['the phrase of a gateway in Dutch', 'Even niet bereikbaar', '', { title: 'Even niet bereikbaar', body: both }],
    ["HTTP's English phrases are neither", 'Internal Server Error', 'Bad Gateway', { title: 'Foutcode 500', body: both }],
  ])('%s', (_, statusText, message, said) => expect(errorText(500, statusText, message)).toEqual(said))
})
