import {
  inspect,
  isDrawable,
  LARGEST_FILE,
  maySend,
  middleSquare,
  type PictureKind,
  type PictureProblem,
  pictureProblem,
} from '../../domain/picture.ts'

export type Shrunk = { base64: string } | { problem: PictureProblem }

/** Sides (pixels) and qualities to try until a picture is small enough: the first is nearly always. */
const SIDES = [512, 384, 256, 128] as const
const QUALITIES = [0.88, 0.75, 0.6] as const
/** A JPEG has no holes: what shines through is white. */
const PAPER = '#ffffff'

/**
 * Makes a picture of a file, on this device: the square in its middle, upright, at most 512 by 512, as a JPEG that may be sent. It is drawn anew,
 * so that nothing comes along of what was written in the file: where, when and with what it was made. Never fails.
 */
export async function shrink(file: File): Promise<Shrunk> {
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
  try {
    return isDrawable(picture) ? await encoded(picture) : { problem: 'tooLarge' }
  } catch {
    return { problem: 'broken' }
  } finally {
    picture.close()
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

async function encoded(picture: ImageBitmap): Promise<Shrunk> {
  const { side } = middleSquare(picture)
  for (const most of SIDES) {
    const canvas = drawn(picture, Math.min(side, most))
    for (const quality of QUALITIES) {
      const base64 = await base64Of(await canvas.convertToBlob({ type: 'image/jpeg', quality }))
      if (maySend(base64)) return { base64 }
    }
  }
  return { problem: 'tooLarge' }
}

function drawn(picture: ImageBitmap, size: number): OffscreenCanvas {
  const { x, y, side } = middleSquare(picture)
  const canvas = new OffscreenCanvas(size, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = PAPER
  context.fillRect(0, 0, size, size)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, side, side, 0, 0, size, size)
  return canvas
}

/** So many at a time: a function takes no more arguments. */
const PART = 32_768

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let from = 0; from < bytes.length; from += PART) text += String.fromCharCode(...bytes.subarray(from, from + PART))
  return btoa(text)
}
