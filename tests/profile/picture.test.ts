import { describe, expect, test } from 'vitest'
import { inspect, LARGEST_FILE, maySend, middle, mostZoom, movedBy, pictureProblem, squareOf } from '#model/profile/picture.ts'
import { PICTURE } from '../../fixtures/accounts/picture.ts'

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)))
const png = Uint8Array.from(atob(PICTURE), (sign) => sign.charCodeAt(0))

/** A JPEG of this size: a thumbnail with its own end marker first, then the frame, the scan, and the end. */
const jpeg = (width: number, height: number, end = [0xff, 0xd9], frame = [0xff, 0xc2]) =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe1, 0, 8, 0xff, 0xd8, 0xff, 0xd9, 0, 0],
    [...frame, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 3, 0, 0, 0],
    [0xff, 0xda, 0, 4, 0, 0, 1, 2, 3],
    end,
  )
const bigPng = (width: number) => {
  const bytes = png.slice()
  new DataView(bytes.buffer).setUint32(16, width)
  return bytes
}
/** A WebP of 65,536 bytes behind the eight of its own head. */
const longWebp = new Uint8Array(65_544)
longWebp.set(bytesOf('RIFF', [0, 0, 1, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 9, 0, 0]))

describe('what may be sent', () => {
  test.each([
    ['', false],
    ['A', true],
    ['A'.repeat(700_000), true],
    ['A'.repeat(700_001), false],
  ])('%#: %.9s', (base64, may) => expect(maySend(base64)).toBe(may))
})

test('a file of up to 40 million bytes is opened', () => expect(LARGEST_FILE).toBe(40_000_000))

describe('a file, by its own bytes', () => {
  test.each([
    ['a png', png, { kind: 'png', width: 48, height: 48, isWhole: true }],
    ['a wide png', bigPng(70_000), { kind: 'png', width: 70_000, height: 48, isWhole: true }],
    ['a jpeg', jpeg(4000, 3000), { kind: 'jpeg', width: 4000, height: 3000, isWhole: true }],
    ['a jpeg with more behind it', jpeg(40, 30, [0xff, 0xd9, 1, 2, 3]), { kind: 'jpeg', width: 40, height: 30, isWhole: true }],
    ['a baseline jpeg', jpeg(40, 30, undefined, [0xff, 0xc0]), { kind: 'jpeg', width: 40, height: 30, isWhole: true }],
    ['a fill byte', jpeg(40, 30, undefined, [0xff, 0xff, 0xc2]), { kind: 'jpeg', width: 40, height: 30, isWhole: true }],
    ['fill bytes', jpeg(40, 30, undefined, [0xff, 0xff, 0xff, 0xc2]), { kind: 'jpeg', width: 40, height: 30, isWhole: true }],
    ['a gif', bytesOf('GIF89a', [64, 0, 32, 0, 0, 0, 0, 9, 0x3b]), { kind: 'gif', width: 64, height: 32, isWhole: true }],
    [
      'a webp',
      bytesOf('RIFF', [22, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x3f, 0, 0, 0x1f, 0, 0]),
      { kind: 'webp', width: 64, height: 32, isWhole: true },
    ],
    [
      'a wide webp',
      bytesOf('RIFF', [22, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x6f, 0x11, 1, 0, 2, 0]),
      { kind: 'webp', width: 70_000, height: 513, isWhole: true },
    ],
    [
      'a webp without loss',
      bytesOf('RIFF', [17, 0, 0, 0], 'WEBPVP8L', [5, 0, 0, 0, 0x2f, 0x87, 0xd3, 0xc3, 0x19]),
      { kind: 'webp', width: 5000, height: 10_000, isWhole: true },
    ],
    [
      'a webp with loss',
      bytesOf('RIFF', [22, 0, 0, 0], 'WEBPVP8 ', [10, 0, 0, 0, 0x30, 1, 0, 0x9d, 1, 0x2a, 1, 0x50, 0x2d, 0x41]),
      { kind: 'webp', width: 4097, height: 301, isWhole: true },
    ],
    ['a heic', bytesOf([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0]), { kind: 'heic', width: null, height: null, isWhole: true }],
  ])('%s', (_, bytes, found) => expect(inspect(bytes)).toEqual(found))

  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['words', bytesOf('Hallo'), 'wrongType'],
    ['an svg', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'wrongType'],
    ['a sound', bytesOf('RIFF', [4, 0, 0, 0], 'WAVE'), 'wrongType'],
    ['a film', bytesOf([0, 0, 0, 24], 'ftypisom'), 'wrongType'],
    ['a pdf', bytesOf('%PDF-1.7'), 'wrongType'],
    ['a gif whose only end stands in its head', bytesOf('GIF89a', [64, 0, 32, 0, 0, 0, 0x3b]), 'broken'],
    ['a gif whose end follows its head', bytesOf('GIF89a', [64, 0, 32, 0, 0, 0, 0, 0x3b]), null],
    ['a gif of no height', bytesOf('GIF89a', [64, 0, 0, 0, 0, 0, 0, 9, 0x3b]), 'broken'],
    [
      'a webp that is a byte short',
      bytesOf('RIFF', [23, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 9, 0, 0]),
      'broken',
    ],
    ['a long webp', longWebp, null],
    ['a long webp that is a byte short', longWebp.slice(0, -1), 'broken'],
    ['a webp of more', bytesOf('RIFF', [0, 0, 1, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 9, 0, 0]), 'broken'],
    ['a jpeg with half its end', jpeg(40, 30, [0xff, 0, 0xd9, 0]), 'broken'],
    ['half a png', png.slice(0, png.length / 2), 'broken'],
    ['a jpeg without its end', jpeg(40, 30, []), 'broken'],
    ['a png of 30000 wide', bigPng(30_000), 'tooLarge'],
    ['a png of no width', bigPng(0), 'broken'],
    ['a jpeg of 60000 by 60000', jpeg(60_000, 60_000), 'tooLarge'],
    ['a jpeg of 48 million pixels', jpeg(8000, 6000), null],
    ['a jpeg of 64 million pixels', jpeg(8000, 8000), null],
    ['a jpeg of one pixel more', jpeg(5213, 12_277), 'tooLarge'],
    ['a jpeg of 16384 wide', jpeg(16_384, 1), null],
    ['a jpeg of 16385 wide', jpeg(16_385, 1), 'tooLarge'],
    ['a jpeg of 16384 high', jpeg(1, 16_384), null],
    ['a jpeg of 16385 high', jpeg(1, 16_385), 'tooLarge'],
    ['a jpeg of no width', jpeg(0, 30), 'broken'],
    ['a jpeg of no height', jpeg(40, 0), 'broken'],
    ['only the start of a jpeg', bytesOf([0xff, 0xd8, 0xff]), 'broken'],
  ])('%s: %s', (_, bytes, problem) => expect(pictureProblem(bytes)).toBe(problem))

  test('a jpeg has its size in any frame (ITU-T T.81, table B.1), and in no other marker', () => {
    const markers = Array.from({ length: 18 }, (_, at) => 0xbf + at)
    const sized = markers.filter((marker) => inspect(jpeg(40, 30, undefined, [0xff, marker]))?.width === 40)
    expect(sized).toEqual([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
  })

  test('any bytes at all get an answer', () => {
    for (let length = 0; length < 200; length += 1)
      for (const start of [[0xff, 0xd8, 0xff], [...png.slice(0, 8)], [71, 73, 70, 56, 57, 97]])
        expect(() =>
          pictureProblem(Uint8Array.from([...start, ...Array.from({ length }, (_, at) => (at * 7919) % 256)])),
        ).not.toThrow()
  })
})

test('the square in the middle', () => {
  expect(squareOf({ width: 400, height: 300 }, middle)).toEqual({ x: 50, y: 0, side: 300 })
  expect(squareOf({ width: 301, height: 400 }, middle)).toEqual({ x: 0, y: 49, side: 301 })
  expect(squareOf({ width: 1, height: 400 }, { ...middle, zoom: 4 })).toMatchObject({ side: 1 })
})

describe('the square that the customer chooses', () => {
  const size = { width: 400, height: 200 }

  test('moves along with the picture as far as there is picture', () => {
    const left = movedBy(middle, size, 0.25, 0)
    expect(squareOf(size, left)).toEqual({ x: 50, y: 0, side: 200 })
    expect(squareOf(size, movedBy(left, size, 9, 9))).toEqual({ x: 0, y: 0, side: 200 })
    expect(squareOf(size, movedBy(middle, size, -9, 0))).toEqual({ x: 200, y: 0, side: 200 })
    expect(movedBy(middle, { width: 200, height: 400 }, 0, 0.25)).toEqual({ x: 0.5, y: 0.25, zoom: 1 })
    expect(movedBy(middle, { width: 301, height: 300 }, 1, 0)).toEqual({ x: 0, y: 0.5, zoom: 1 })
  })

  test('there is room in both ways once it is zoomed in, but never beyond an edge', () => {
    const close = { ...middle, zoom: 2 }
    expect(squareOf(size, close)).toEqual({ x: 150, y: 50, side: 100 })
    expect(squareOf(size, movedBy(close, size, -9, -9))).toEqual({ x: 300, y: 100, side: 100 })
    for (let step = 0; step < 200; step += 1) {
      const crop = movedBy({ ...close, zoom: 1 + (step % 30) / 10 }, size, Math.sin(step) * 3, Math.cos(step) * 3)
      const { x, y, side } = squareOf(size, crop)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + side).toBeLessThanOrEqual(size.width)
      expect(y + side).toBeLessThanOrEqual(size.height)
    }
  })

  test('a small picture is not blown up', () => {
    expect([1, 64, 128, 2000].map((side) => mostZoom({ width: side, height: side }))).toEqual([1, 1, 2, 4])
  })
})
