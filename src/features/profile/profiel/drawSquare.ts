import { type Crop, squareOf } from '#model/profile/picture.ts'

/** JPEG has no transparency, so transparent parts become white. */
const PAPER = '#ffffff'

export function drawSquare(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  picture: ImageBitmap,
  crop: Crop,
  size: number,
): void {
  const { x, y, side } = squareOf(picture, crop)
  context.fillStyle = PAPER
  context.fillRect(0, 0, size, size)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, side, side, 0, 0, size, size)
}
