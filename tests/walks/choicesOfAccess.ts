import type { MfaSettings } from '#model/login/contract/mfa.ts'
import type { NewPasskeyQuestion, PasskeyQuestion } from '#model/login/contract/passkey.ts'
import type { NumberLock } from '#model/security/contract/numberLock.ts'
import { PushTopic } from '#model/warnings/contract.ts'
import { CODE } from '../../mocks/login/secondFactor.ts'
import { between, type Random } from '../../mocks/world/random.ts'
import { softKey } from '../support/softKey.ts'
import { type Choice, oneOf, read, type Wanted } from './choices.ts'
import { linkTo, type Walker } from './customer.ts'
import { waitForCode } from './moment.ts'
import { pocketOf } from './pocket.ts'

/** What customers choose about who gets in, and about messages to their devices. */

/** The push services of their browsers. */
const PUSH = ['https://push.example/phone', 'https://push.example/tablet', 'https://push.example/laptop'] as const
export const isPushService = (endpoint: string): boolean => endpoint.startsWith('https://push.example/')
const keysOfBrowser = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }

const NAMES = ['Telefoon', 'Laptop van Noor', 'Sleutelhanger'] as const
/** Now and then somebody mistypes a code. */
const typed = (random: Random): string => (random() < 0.1 ? '654321' : CODE)

/** Gives a code to prove who is there. */
async function prove(walker: Walker): Promise<void> {
  const challenge = await walker.write('sendProofCode')
  if (challenge !== null) await walker.write('proveByCode', { id: Object(challenge).id, code: CODE })
}

async function newPasskey(walker: Walker, random: Random): Promise<Wanted | null> {
  if (random() < 0.5) await prove(walker)
  const question = (await walker.write('startAddingPasskey')) as NewPasskeyQuestion | null
  if (!question) return null
  const key = softKey()
  pocketOf(walker).made.set(key.id, key)
  return { name: 'addPasskey', input: { answer: key.make(question), name: oneOf(random, NAMES) } }
}

/** Answers a question with any passkey that was ever made: one that was removed must not be heard. */
async function signed(walker: Walker, random: Random, question: string, name: string): Promise<Wanted | null> {
  const key = oneOf(random, [...pocketOf(walker).made.values()])
  const asked = key && ((await walker.write(question)) as PasskeyQuestion | null)
  return key && asked ? { name, input: { answer: key.sign(asked) } } : null
}

async function lockedNumber(walker: Walker, random: Random): Promise<Wanted | null> {
  const lock = await read<NumberLock>(walker, 'getNumberLock')
  if (!lock) return null
  if (random() < 0.8) await prove(walker)
  const id = oneOf(random, lock.waiting)?.id
  if (id !== undefined) return { name: random() < 0.5 ? 'confirmLockedRequest' : 'cancelLockedRequest', input: { id } }
  return { name: 'setNumberLock', input: { on: !lock.on } }
}

async function codesAtSignIn(walker: Walker, random: Random): Promise<Wanted | null> {
  const settings = await read<MfaSettings>(walker, 'getMfaSettings')
  if (!settings) return null
  const method = oneOf(random, ['SMS', 'EMAIL'] as const)
  const { waiting } = settings
  if (waiting === null && settings.status === 'DISABLED_BY_CUSTOMER' && random() < 0.3) {
    const on = { wanted: 'on', method: 'EMAIL', password: pocketOf(walker).password }
    const { waiting: begun } = Object(await walker.write('startMfaChange', on))
    await waitForCode(walker)
    return begun ? { name: 'resendMfaChange', input: { id: begun.id, method: 'EMAIL' } } : null
  }
  if (waiting === null) {
    const wanted = oneOf(random, ['on', 'on', 'off'] as const)
    return { name: 'startMfaChange', input: { wanted, method, password: pocketOf(walker).password } }
  }
  const kind = random()
  if (kind < 0.6) return { name: 'confirmMfaChange', input: { id: waiting.id, code: typed(random) } }
  return kind < 0.8 ? { name: 'resendMfaChange', input: { id: waiting.id, method } } : { name: 'stopMfaChange', input: {} }
}

export const access: readonly Choice[] = [
  [1, 'both', newPasskey],
  [
    1,
    'both',
    async (walker, random) => {
      const id = oneOf(random, [...pocketOf(walker).made.keys()])
      return id === undefined ? null : { name: 'renamePasskey', input: { id, name: oneOf(random, NAMES) } }
    },
  ],
  [
    1,
    'both',
    async (walker, random) => {
      const id = oneOf(random, [...pocketOf(walker).made.keys()])
      return id === undefined ? null : { name: 'removePasskey', input: { id } }
    },
  ],
  [1, 'both', (walker, random) => signed(walker, random, 'startPasskeyProof', 'proveByPasskey')],
  [1, 'both', (walker, random) => signed(walker, random, 'startPasskeySignIn', 'signInWithPasskey')],
  [1, 'postpaid', lockedNumber],
  [1, 'both', codesAtSignIn],
  [
    0.3,
    'both',
    async (walker, random) => {
      const token = await linkTo(walker, '/instellingen/wijzig/email')
      if (token !== null && random() < 0.6) return { name: 'confirmEmail', input: { token } }
      const email = `iemand${between(random, 1, 9)}@nieuw.example`
      return { name: 'updateEmail', input: { email, password: pocketOf(walker).password } }
    },
  ],
  [
    1,
    'both',
    async (_, random) => {
      const topics = PushTopic.options.filter(() => random() < 0.5)
      return { name: 'setPush', input: { endpoint: oneOf(random, PUSH), ...keysOfBrowser, topics, details: random() < 0.5 } }
    },
  ],
  [
    1,
    'both',
    async (walker, random) => {
      const { devices = [] } = (await read<{ devices: { id: string }[] }>(walker, 'getPush')) ?? {}
      const device = oneOf(random, devices)
      return device ? { name: 'endPush', input: { id: device.id } } : null
    },
  ],
]
