import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser, and what only it can read (RFC 8291, RFC 8188). */
export function browserKeys() {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const read = (body: string): unknown => {
    const bytes = Buffer.from(body, 'base64url')
    const [salt, sender] = [bytes.subarray(0, 16), bytes.subarray(21, 86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(bytes.subarray(-16))
    const text = Buffer.concat([decipher.update(bytes.subarray(86, -16)), decipher.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }
  return { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url'), read }
}
