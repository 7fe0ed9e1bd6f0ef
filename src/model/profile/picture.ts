/** The maximum length of a profile picture in base64 (spec 5, spec 9 profile picture upload maximum). */
const LARGEST_PICTURE = 700_000

/** False for an empty or too large picture: it is not sent (spec 5). */
export const maySend = (base64: string): boolean => base64.length > 0 && base64.length <= LARGEST_PICTURE

export type PictureProblem = 'empty' | 'wrongType' | 'heic' | 'broken' | 'tooLarge'

/** The kinds that browsers can draw, and `heic`, which only some can. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic'

/** The result of inspecting the first bytes; the sides in pixels, null when unknown. */
type Inspected = { kind: PictureKind; width: number | null; height: number | null; isWhole: boolean }

/** Larger files (bytes) are not opened; a phone picture has 3 to 12 million bytes. */
export const LARGEST_FILE = 40_000_000
/** The pixels that fit in a phone's memory while drawing: 64 million take 256 MB. */
const MOST_PIXELS = 64_000_000
const LONGEST_SIDE = 16_384

export const isDrawable = ({ width, height }: { width: number; height: number }): boolean =>
  width > 0 && height > 0 && width <= LONGEST_SIDE && height <= LONGEST_SIDE && width * height <= MOST_PIXELS

type Size = { width: number; height: number }

/** The visible square of a picture: its position within the remaining space (0 to 1), and the zoom (1 shows the largest square). */
export type Crop = { x: number; y: number; zoom: number }

/** The largest square, centred. */
export const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** Beyond this zoom too little detail is left. */
const MOST_ZOOM = 4
/** The minimum side of the square in pixels, unless the picture is smaller. */
const LEAST_SIDE = 64

export const mostZoom = ({ width, height }: Size): number =>
  Math.min(MOST_ZOOM, Math.max(1, Math.min(width, height) / LEAST_SIDE))

const within = (part: number): number => Math.min(1, Math.max(0, part))

/** The square in pixels. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop): { x: number; y: number; side: number } {
  const side = Math.max(1, Math.round(Math.min(width, height) / zoom))
  return { x: Math.floor((width - side) * x), y: Math.floor((height - side) * y), side }
}

/** The crop after moving the picture right and down, in fractions of the square. The square stays within the picture. */
export function movedBy(crop: Crop, size: Size, right: number, down: number): Crop {
  const { side } = squareOf(size, crop)
  const part = (now: number, room: number, by: number) => (room <= 0 ? now : within(now - (by * side) / room))
  return { ...crop, x: part(crop.x, size.width - side, right), y: part(crop.y, size.height - side, down) }
}

const at = (bytes: Uint8Array, offset: number): number => bytes[offset] ?? 0
const big = (bytes: Uint8Array, offset: number): number => at(bytes, offset) * 256 + at(bytes, offset + 1)
const little = (bytes: Uint8Array, offset: number): number => at(bytes, offset + 1) * 256 + at(bytes, offset)
const long = (bytes: Uint8Array, offset: number): number => big(bytes, offset) * 65_536 + big(bytes, offset + 2)
const text = (bytes: Uint8Array, offset: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(offset, offset + length))

/** The JPEG frame markers that hold the size; C4, C8 and CC mean something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The image data of a JPEG starts at this marker and ends with `END`. A thumbnail in front may contain an END of its own. */
const SCAN = 0xda
const END = 0xd9

function jpeg(bytes: Uint8Array): Inspected {
  let [width, height]: [number | null, number | null] = [null, null]
  for (let offset = 2; at(bytes, offset) === 0xff; offset += 2 + big(bytes, offset + 2)) {
    while (at(bytes, offset + 1) === 0xff) offset += 1 // fill bytes
    const marker = at(bytes, offset + 1)
    if (isFrame(marker)) [height, width] = [big(bytes, offset + 5), big(bytes, offset + 7)]
    if (marker !== SCAN) continue
    for (let end = bytes.length - 2; end > offset; end -= 1)
      if (at(bytes, end) === 0xff && at(bytes, end + 1) === END) return { kind: 'jpeg', width, height, isWhole: true }
    break
  }
  return { kind: 'jpeg', width, height, isWhole: false }
}

/** True when the file has the closing chunk of a PNG. Some programs append data after it. */
function hasPngEnd(bytes: Uint8Array): boolean {
  for (let offset = 8; offset < bytes.length; offset += 12 + long(bytes, offset))
    if (text(bytes, offset + 4, 4) === 'IEND') return true
  return false
}

/** The size of a WebP in pixels, per encoding. */
function webpSides(bytes: Uint8Array): { width: number; height: number } {
  const packing = text(bytes, 12, 4)
  const three = (offset: number) => little(bytes, offset) + at(bytes, offset + 2) * 65_536 + 1
  if (packing === 'VP8X') return { width: three(24), height: three(27) }
  if (packing !== 'VP8L') return { width: little(bytes, 26) & 0x3fff, height: little(bytes, 28) & 0x3fff }
  const sides = little(bytes, 21) + little(bytes, 23) * 65_536
  return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 }
}

const HEIC_BRANDS = /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)$/

/** The type of a file by its bytes, because its name and MIME type are unreliable. Null for anything else, such as an SVG. */
export function inspect(bytes: Uint8Array): Inspected | null {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return jpeg(bytes)
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n')
    return { kind: 'png', width: long(bytes, 16), height: long(bytes, 20), isWhole: hasPngEnd(bytes) }
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6)))
    return { kind: 'gif', width: little(bytes, 6), height: little(bytes, 8), isWhole: bytes.lastIndexOf(0x3b) > 12 }
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') {
    const length = little(bytes, 4) + little(bytes, 6) * 65_536
    return { kind: 'webp', ...webpSides(bytes), isWhole: bytes.length >= length + 8 }
  }
  if (text(bytes, 4, 4) === 'ftyp' && HEIC_BRANDS.test(text(bytes, 8, 4)))
    return { kind: 'heic', width: null, height: null, isWhole: true }
  return null
}

/** Why these bytes cannot be a picture; null when they can be decoded. */
export function pictureProblem(bytes: Uint8Array): PictureProblem | null {
  if (bytes.length === 0) return 'empty'
  const found = inspect(bytes)
  if (found === null) return 'wrongType'
  const { width, height, isWhole } = found
  if (width !== null && height !== null && !isDrawable({ width, height })) return width > 0 && height > 0 ? 'tooLarge' : 'broken'
  return isWhole ? null : 'broken'
}
