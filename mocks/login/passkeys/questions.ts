/**
 * Passkeys in the demo. The keys belong to the browser, whose world they are part of; a real backend has one world. A question belongs to one
 * session and purpose, is answered once, and waits two minutes of the demo clock.
 */
import * as v from 'valibot'
import { provider } from '#kit/provider.ts'
import type { NewPasskeyAnswer, PasskeyAnswer, PasskeyQuestion } from '#model/login/contract/passkey.ts'
import { QUESTION_LIVES } from '#model/security/passkeys.ts'
import { Refusal } from '../../server/answers.ts'
import type { Browser, KeptPasskey, OpenQuestion } from '../../server/browsers.ts'
import { challengeIn, encoded, newChallenge, verdictOn } from './verify.ts'

/** The most questions that a browser keeps open: a login screen that stays open asks anew every so often. */
const MOST_QUESTIONS = 20

const Text = v.pipe(v.string(), v.maxLength(20_000))
const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1400))
const key = { id: Id, rawId: Id, type: v.literal('public-key') }

/** The parts of an answer that are verified; a browser adds others. */
export const Answer = v.object({
  ...key,
  response: v.object({ clientDataJSON: Text, authenticatorData: Text, signature: Text, userHandle: v.optional(Text) }),
})
export const NewAnswer = v.object({
  ...key,
  response: v.object({ clientDataJSON: Text, attestationObject: Text, transports: v.optional(v.array(v.string())) }),
})

export const keysOf = ({ passkeys }: Pick<Browser, 'passkeys'>, account: number): readonly KeptPasskey[] =>
  passkeys[account] ?? []

export function keepKeys(browser: Browser, account: number, keys: readonly KeptPasskey[]): void {
  browser.passkeys = { ...browser.passkeys, [account]: keys }
}

/** The customer as the keys know them. The keys of a host are shared by all its ports, so the brand is part of it. */
export const userIdOf = (account: number): string => encoded(`${provider.slug} demo ${account}`)

type Wanted = Pick<OpenQuestion, 'purpose' | 'account' | 'sid'>
type Place = { readonly browser: Browser; readonly now: number }

/** Opens a question, and answers its challenge. */
export function openQuestion({ browser, now }: Place, wanted: Wanted): string {
  const challenge = newChallenge()
  browser.passkeyQuestions = [...browser.passkeyQuestions, { ...wanted, challenge, at: now }].slice(-MOST_QUESTIONS)
  return challenge
}

export const questionOf = (challenge: string, host: string, keys: readonly KeptPasskey[]): PasskeyQuestion => ({
  challenge,
  rpId: host,
  timeout: QUESTION_LIVES,
  userVerification: 'required',
  allowCredentials: keys.map(({ id }) => ({ type: 'public-key', id })),
})

/** The open question that this answers. Throws a refusal when there is none, or when it is too old. */
export function questionFor({ browser, now }: Place, answer: PasskeyAnswer | NewPasskeyAnswer, wanted: Wanted): OpenQuestion {
  const challenge = challengeIn(answer)
  const open = browser.passkeyQuestions.find((one) => one.challenge === challenge)
  const isOwn = open?.purpose === wanted.purpose && open.account === wanted.account && open.sid === wanted.sid
  if (!open || !isOwn || open.at > now || open.at + QUESTION_LIVES <= now)
    throw new Refusal(404, 'No such question is open', 'CHALLENGE_GONE')
  return open
}

/** A question is answered once, rightly or wrongly. */
export function closeQuestion(browser: Browser, { challenge }: OpenQuestion): void {
  browser.passkeyQuestions = browser.passkeyQuestions.filter((one) => one.challenge !== challenge)
}

export const wrong = () => new Refusal(422, 'This passkey did not answer the question', 'PASSKEY_WRONG')
export const unknown = () => new Refusal(404, 'No such passkey', 'PASSKEY_UNKNOWN')

/**
 * The account whose passkey answered the question, and notes its use. Throws a refusal, and NotLoaded before anything was changed. With
 * `wanted.account` only a key of that customer counts.
 */
export function provenBy(place: Place & { readonly origin: string }, answer: PasskeyAnswer, wanted: Wanted): number {
  const { browser, now, origin } = place
  const question = questionFor(place, answer, wanted)
  const [account, keys = []] = Object.entries(browser.passkeys).find(([, own]) => own.some(({ id }) => id === answer.id)) ?? []
  const known = keys.find(({ id }) => id === answer.id)
  const owner = Number(account)
  if (!known || (wanted.account !== null && wanted.account !== owner)) {
    closeQuestion(browser, question)
    throw unknown()
  }
  const verdict = verdictOn(answer, known, { challenge: question.challenge, origin })
  closeQuestion(browser, question)
  const { userHandle } = answer.response
  const isHandle = userHandle === undefined ? wanted.account !== null : userHandle === userIdOf(owner)
  // The counter of the moment of the verification may be behind: another answer of the same key came meanwhile.
  const hasGrown = verdict !== null && (verdict.counter > known.counter || (verdict.counter === 0 && known.counter === 0))
  if (verdict === null || !isHandle || !hasGrown) throw wrong()
  keepKeys(
    browser,
    owner,
    keys.map((one) => (one.id === known.id ? { ...one, ...verdict, usedAt: now } : one)),
  )
  return owner
}
