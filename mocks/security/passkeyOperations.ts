import * as v from 'valibot'
import { provider } from '#kit/provider.ts'
import type { Passkeys } from '#model/security/contract/passkeys.ts'
import * as contract from '#model/security/contract/passkeys.ts'
import { MOST_PASSKEYS, passkeyNameIn, passkeyNameProblem } from '#model/security/passkeys.ts'
import { PASSKEYS_AT } from '../login/passkeys/ended.ts'
import {
  Answer,
  closeQuestion,
  keepKeys,
  keysOf,
  NewAnswer,
  openQuestion,
  provenBy,
  questionFor,
  questionOf,
  unknown,
  userIdOf,
  wrong,
} from '../login/passkeys/questions.ts'
import { ALGORITHMS, keyIn } from '../login/passkeys/verify.ts'
import { checked, Refusal } from '../server/answers.ts'
import { area, type Context } from '../server/backend.ts'
import type { KeptPasskey } from '../server/browsers.ts'
import { noteAccess } from './accessLog.ts'
import { UNKNOWN } from './device.ts'
import { askLocked, prove } from './proof.ts'

const Name = v.pipe(
  v.string(),
  v.check((name) => passkeyNameProblem(name) === null),
  v.transform(passkeyNameIn),
)
const Which = v.object({ id: v.pipe(v.string(), v.maxLength(1400)) })
const Answered = v.object({ answer: Answer })
const Added = v.object({ answer: NewAnswer, name: Name })
const Renamed = v.object({ ...Which.entries, name: Name })

const wantedIn = ({ account, sid }: Context, purpose: 'proof' | 'add') => ({ purpose, account: account.number, sid }) as const
const ownKeys = ({ browser, account }: Context) => keysOf(browser, account.number)
const hostOf = ({ origin }: Context) => new URL(origin).hostname

const momentOf = (at: number) => new Date(at).toISOString()

const told = (context: Context): Passkeys => ({
  userId: userIdOf(context.account.number),
  device: context.device === UNKNOWN ? null : context.device,
  passkeys: ownKeys(context)
    .map(({ id, name, at, usedAt, synced }) => ({
      id,
      name,
      addedAt: momentOf(at),
      usedAt: usedAt === null ? null : momentOf(usedAt),
      synced,
    }))
    .toReversed(),
})

const keep = ({ browser, account }: Context, keys: readonly KeptPasskey[]) => keepKeys(browser, account.number, keys)

/** Notes it in the log, and mails the customer, whom somebody else may have been before. */
function tell(context: Context, kind: 'passkey-added' | 'passkey-removed', text: string): void {
  const { browser, account, device, now, session, warn } = context
  noteAccess(browser, account.number, { at: now, kind, device, marker: session.usr })
  warn(text, PASSKEYS_AT)
}

export const passkeyOperations = area(contract)({
  getPasskeys: (_, context) => told(context),

  startAddingPasskey(_, context) {
    const { account } = context
    const keys = ownKeys(context)
    if (keys.length >= MOST_PASSKEYS) throw new Refusal(409, 'There are ten already', 'PASSKEY_LIMIT')
    askLocked(context)
    const name = `${account.firstName} ${account.lastName}`
    return {
      challenge: openQuestion(context, wantedIn(context, 'add')),
      rp: { id: hostOf(context), name: provider.product },
      user: { id: userIdOf(account.number), name: account.phoneNumber, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: questionOf('', '', []).timeout,
      excludeCredentials: questionOf('', '', keys).allowCredentials,
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    }
  },

  addPasskey(input, context) {
    const { name } = checked(Added, input)
    const { browser, now, origin } = context
    const question = questionFor(context, input.answer, wantedIn(context, 'add'))
    const made = keyIn(input.answer, { challenge: question.challenge, origin })
    closeQuestion(browser, question)
    if (made === null) throw wrong()
    const isKnown = Object.values(browser.passkeys).some((keys) => keys.some(({ id }) => id === made.id))
    if (isKnown) throw new Refusal(409, 'This passkey is known', 'PASSKEY_KNOWN')
    keep(context, [...ownKeys(context), { ...made, name, at: now, usedAt: null }])
    tell(
      context,
      'passkey-added',
      `Er is een passkey gemaakt voor ${provider.product}: ${name}. Was jij dat niet? Verwijder hem.`,
    )
    return told(context)
  },

  renamePasskey(input, context) {
    const { id, name } = checked(Renamed, input)
    const keys = ownKeys(context)
    if (!keys.some((one) => one.id === id)) throw unknown()
    keep(
      context,
      keys.map((one) => (one.id === id ? { ...one, name } : one)),
    )
    return told(context)
  },

  removePasskey(input, context) {
    const { id } = checked(Which, input)
    const keys = ownKeys(context)
    const gone = keys.find((one) => one.id === id)
    if (!gone) throw unknown()
    keep(
      context,
      keys.filter((one) => one !== gone),
    )
    tell(
      context,
      'passkey-removed',
      `De passkey ${gone.name} voor ${provider.product} is verwijderd. Je logt er niet meer mee in.`,
    )
    return told(context)
  },

  startPasskeyProof(_, context) {
    const keys = ownKeys(context)
    if (keys.length === 0) throw unknown()
    return questionOf(openQuestion(context, wantedIn(context, 'proof')), hostOf(context), keys)
  },

  proveByPasskey(input, context) {
    checked(Answered, input)
    provenBy(context, input.answer, wantedIn(context, 'proof'))
    prove(context, 'passkey')
    return true
  },
})
