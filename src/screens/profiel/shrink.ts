import {
  type Crop,
  inspect,
  isDrawable,
  LARGEST_FILE,
  maySend,
  type PictureKind,
  type PictureProblem,
  pictureProblem,
  squareOf,
} from '../../domain/picture.ts'
import { drawSquare } from './drawSquare.ts'

export type Opened = { picture: ImageBitmap } | { problem: PictureProblem }
export type Shrunk = { base64: string } | { problem: PictureProblem }

/** Sides (pixels) and qualities to try until a picture is small enough: the first is nearly always. */
const SIDES = [512, 384, 256, 128] as const
const QUALITIES = [0.88, 0.75, 0.6] as const
/** The shorter side of what is kept to choose a square from: enough for the largest one, zoomed in. */
const KEPT_SIDE = 2048

/** The picture in a file, upright, and no larger than it has to be. Never fails. The caller closes it. */
export async function openPicture(file: File): Promise<Opened> {
  if (file.size > LARGEST_FILE) return { problem: 'tooLarge' }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null, // it is gone, or still in a cloud
  )
  if (bytes === null) return { problem: 'broken' }
  const problem = pictureProblem(bytes)
  if (problem !== null) return { problem }
  const kind = inspect(bytes)?.kind ?? 'jpeg'
  const picture = await decoded(bytes, kind)
  if (picture === null) return { problem: kind === 'heic' ? 'heic' : 'broken' }
  if (isDrawable(picture)) return { picture: await smaller(picture) }
  picture.close()
  return { problem: 'tooLarge' }
}

/** Twelve million pixels take 48 MB of a phone for as long as they are kept. */
async function smaller(picture: ImageBitmap): Promise<ImageBitmap> {
  const scale = KEPT_SIDE / Math.min(picture.width, picture.height)
  if (scale >= 1) return picture
  try {
    const [resizeWidth, resizeHeight] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
    const made = await createImageBitmap(picture, { resizeWidth, resizeHeight, resizeQuality: 'high' })
    picture.close()
    return made
  } catch {
    return picture
  }
}

/**
 * Makes a picture that may be sent, on this device: this square of it, at most 512 by 512, as a JPEG. It is drawn anew, so that nothing comes along
 * of what was written in the file: where, when and with what it was made. Never fails.
 */
export async function shrink(picture: ImageBitmap, crop: Crop): Promise<Shrunk> {
  try {
    return await encoded(picture, crop)
  } catch {
    return { problem: 'broken' }
  }
}

/** Upright, as the file says it has to be held. Of something that moves the first picture. */
async function decoded(bytes: Uint8Array<ArrayBuffer>, kind: PictureKind): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(new Blob([bytes], { type: `image/${kind}` }), { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

async function encoded(picture: ImageBitmap, crop: Crop): Promise<Shrunk> {
  const { side } = squareOf(picture, crop)
  for (const most of SIDES) {
    const size = Math.min(side, most)
    const canvas = new OffscreenCanvas(size, size)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    drawSquare(context, picture, crop, size)
    for (const quality of QUALITIES) {
      const base64 = await base64Of(await canvas.convertToBlob({ type: 'image/jpeg', quality }))
      if (maySend(base64)) return { base64 }
    }
  }
  return { problem: 'tooLarge' }
}

/** So many at a time: a function takes no more arguments. */
const PART = 32_768

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let from = 0; from < bytes.length; from += PART) text += String.fromCharCode(...bytes.subarray(from, from + PART))
  return btoa(text)
}
