import { describe, expect, test } from 'vitest'
import { reactionTo } from '../../src/app/reactions.ts'

const failed = (
  kind: 'offline' | 'signed-out' | 'challenge' | 'refused' | 'broken',
  status = 0,
  operation = 'getUsage',
  code: string | undefined = 'NEE',
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
    ['handset order load fails: no order', failed('broken', 500, 'handsetOrder'), '/', 'none'],
  ] as const)('%s', (_, failure, path, reaction) => {
    expect(reactionTo(failure, path)).toBe(reaction)
  })
})
