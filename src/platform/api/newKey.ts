/** A random UUID. Browsers offer `crypto.randomUUID` only over https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const [sixth = 0, eighth = 0] = [bytes[6], bytes[8]]
  bytes.set([(sixth & 0x0f) | 0x40], 6)
  bytes.set([(eighth & 0x3f) | 0x80], 8)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
