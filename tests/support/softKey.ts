import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { NewPasskeyAnswer, NewPasskeyQuestion, PasskeyAnswer, PasskeyQuestion } from '#model/login/contract/passkey.ts'

/** The flags of an authenticator: somebody was there, was verified, the key may be copied and is, and a key follows. */
const [PRESENT, VERIFIED, MAY_COPY, COPIED, HAS_KEY] = [1, 4, 8, 16, 64]

type Signing = {
  /** The page that asks. */
  origin?: string
  /** How often the key signed, if it counts. */
  counter?: number
  isVerified?: boolean
  /** The customer that it says to belong to. */
  userHandle?: string
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** The key and its numbers in COSE: a map of the kind, the algorithm, the curve and the point. */
function publicKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
}

/** A passkey in software, which signs whatever it is asked: also what a browser would refuse. */
export function softKey({ origin = 'http://localhost:4173', copied = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const name = id.toString('base64url')
  let owner = ''

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  function authData(rpId: string, flags: number, counter: number, key = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | (copied ? MAY_COPY | COPIED : 0)]), count, key])
  }
  const whole = { id: name, rawId: name, type: 'public-key' } as const

  return {
    id: name,
    /** Makes the key for this question. */
    make(question: NewPasskeyQuestion, { origin: from = origin, isVerified = true }: Signing = {}): NewPasskeyAnswer {
      owner = question.user.id
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, publicKeyOf(publicKey)])
      const data = authData(question.rp.id, PRESENT | (isVerified ? VERIFIED : 0) | HAS_KEY, 0, key)
      // A map of `fmt: "none"`, an empty `attStmt`, and `authData` with its length in one byte.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      const said = clientData('webauthn.create', question.challenge, from)
      return {
        ...whole,
        response: { clientDataJSON: said.toString('base64url'), attestationObject: attestation.toString('base64url') },
      }
    },
    /** Answers a question. */
    sign(question: PasskeyQuestion, { origin: from = origin, counter = 0, isVerified = true, userHandle = owner }: Signing = {}) {
      const said = clientData('webauthn.get', question.challenge, from)
      const data = authData(question.rpId, PRESENT | (isVerified ? VERIFIED : 0), counter)
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)
      return {
        ...whole,
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      } satisfies PasskeyAnswer
    },
  }
}

export type SoftKey = ReturnType<typeof softKey>
