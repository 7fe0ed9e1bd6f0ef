import { createHash } from 'node:crypto'

export const hashOf = (algorithm: 'sha256' | 'sha384', content: Buffer | string) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
/** The integrity of a file. */
export const sri = (content: Buffer | string) => hashOf('sha384', content)
