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
} from '#model/profile/picture.ts'
import { drawSquare } from './drawSquare.ts'

type OpenedPicture = { picture: ImageBitmap } | { problem: PictureProblem }
type Shrunk = { base64: string } | { problem: PictureProblem }

/** Sides (pixels) and qualities to try until a picture is small enough; the first nearly always is. */
const SIDES = [512, 384, 256, 128] as const
const QUALITIES = [0.88, 0.75, 0.6] as const
/** The shorter side of the picture that is kept for cropping: enough for the largest square, zoomed in. */
const KEPT_SIDE = 2048

/** Opens a picture file upright, scaled down if needed. Never rejects. The caller closes the bitmap. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  if (file.size > LARGEST_FILE) return { problem: 'tooLarge' }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null, // the file was removed, or is still in cloud storage
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

/** A bitmap of twelve megapixels takes 48 MB of memory, so it is scaled down. */
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
 * Crops and encodes a picture on the device: a JPEG of at most 512 by 512. Drawing it anew drops the metadata (place, time, camera). Never
 * rejects.
 */
export async function shrink(picture: ImageBitmap, crop: Crop): Promise<Shrunk> {
  try {
    return await encoded(picture, crop)
  } catch {
    return { problem: 'broken' }
  }
}

/** Upright, following the EXIF orientation. An animated picture gives its first frame. */
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

/** Bytes per call: a function takes a limited number of arguments. */
const PART = 32_768

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let from = 0; from < bytes.length; from += PART) text += String.fromCharCode(...bytes.subarray(from, from + PART))
  return btoa(text)
}
