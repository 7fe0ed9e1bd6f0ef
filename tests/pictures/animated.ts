const chunk = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

const uint24 = (value: number): Buffer => Buffer.from([value & 0xff, (value >> 8) & 0xff, value >> 16])

/** The chunk with the pixels of a still WebP without transparency. */
function pixelsIn(still: Buffer): Buffer {
  for (let at = 12; at < still.length; ) {
    const length = still.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (/^VP8[ L]$/.test(still.toString('latin1', at, at + 4))) return still.subarray(at, end)
    at = end
  }
  throw new Error('this is no WebP picture')
}

export type Frame = { still: Buffer; ms: number }

/** An animated WebP made of still ones, which repeats forever. All frames have this size. */
export function animated(frames: readonly Frame[], { width, height }: { width: number; height: number }): Buffer {
  const size = Buffer.concat([uint24(width - 1), uint24(height - 1)])
  const header = chunk('VP8X', Buffer.concat([Buffer.from([0b10, 0, 0, 0]), size]))
  const forever = chunk('ANIM', Buffer.alloc(6))
  const body = frames.map(({ still, ms }) =>
    // At the top left, and in the place of what was there.
    chunk('ANMF', Buffer.concat([uint24(0), uint24(0), size, uint24(ms), Buffer.from([0b10]), pixelsIn(still)])),
  )
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), header, forever, ...body]))
}
