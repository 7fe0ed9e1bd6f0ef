import { createRequire } from 'node:module'
import type jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { qrPath } from '#kit/qr.ts'

/** A CommonJS module with types for an ES module. */
const { default: scan }: { default: typeof jsQR } = createRequire(import.meta.url)('jsqr')

/** Pixels per QR module. */
const SCALE = 4

/** Rasterises the path: black unit squares on white. */
function drawn(path: string, size: number): Uint8ClampedArray {
  const width = size * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const from = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 4
      for (let at = 0; at < SCALE; at += 1) pixels.set([0, 0, 0], from + at * 4)
    }
  }
  return pixels
}

const read = (text: string) => {
  const { path, size } = qrPath(text)
  expect(path.replace(/M\d+ \d+h1v1h-1z/g, '')).toBe('')
  return scan(drawn(path, size), size * SCALE, size * SCALE)?.data
}

describe('the QR code holds exactly the activation code (domain 1.7)', () => {
  test.each([
    'LPA:1$rsp.tureluur.example$TUR-DEMO-0012',
    'LPA:1$rsp.tureluur.example$TUR-DEMO-0001-3',
    'LPA:1$a.b$X$1.3.6.1.4.1.31746$1',
    `LPA:1$${'host.'.repeat(20)}example$${'A1B2-'.repeat(30)}`,
  ])('%s', (code) => expect(read(code)).toBe(code))

  test('with four modules of white around it', () => {
    const { path, size } = qrPath('LPA:1$a.b$X')
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect(Math.min(...places)).toBe(4)
    expect(Math.max(...places)).toBe(size - 5)
  })
})
