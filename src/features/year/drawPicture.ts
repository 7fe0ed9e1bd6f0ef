import drawings from '#kit/ui/art/drawings.svg?no-inline'
import type { Picture } from './picture.ts'
import type { pictureText } from './text.ts'

/** Pixels. The picture is above, the words are below it. */
const [WIDE, HIGH, WATER, SURFACE] = [1200, 900, 540, 300]
const MARGIN = 64
const LINE = 58
/** The stamp with the animal: its place, its size, and how far it leans. */
const STAMP = { x: 900, y: 56, wide: 236, high: 214, lean: 0.07 }

/** Resolves a colour of the theme where the card stands. */
type Colours = (name: string) => string

/** A probe inside the card reads the colours as they are there, light or dark. The caller removes it. */
function coloursIn(card: HTMLElement): { colour: Colours; font: string; done: () => void } {
  const probe = document.createElement('span')
  card.append(probe)
  const colour: Colours = (name) => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  return { colour, font: getComputedStyle(probe).fontFamily, done: () => probe.remove() }
}

/** The animal of the brand as a picture of its own, in these colours; null when it cannot be fetched. */
async function animalIn(colour: Colours): Promise<HTMLImageElement | null> {
  const answer = await fetch(drawings).catch(() => null) // the card does without
  if (!answer?.ok) return null
  const [, box = '', shapes = ''] =
    /<symbol id="animal-top" viewBox="([^"]+)">([\s\S]*?)<\/symbol>/.exec(await answer.text()) ?? []
  const drawn = shapes.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name))
  const [, , wide, high] = box.split(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${wide}" height="${high}">${drawn}</svg>`
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const animal = new Image()
    animal.src = url
    await animal.decode()
    return animal
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** A path of a drawing of this size, stretched over the lower part of the picture. */
function stretched(path: string, { wide, high }: Picture): Path2D {
  const made = new Path2D()
  made.addPath(new Path2D(path), new DOMMatrix([WIDE / wide, 0, 0, SURFACE / high, 0, WATER - SURFACE]))
  return made
}

/** Sets the font at this size (pixels), or smaller when the text would be too wide. */
function setFont(
  context: CanvasRenderingContext2D,
  text: string,
  size: number,
  font: (size: number) => string,
  wide: number,
): void {
  context.font = font(size)
  const { width } = context.measureText(text)
  if (width > wide) context.font = font(Math.floor((size * wide) / width))
}

/**
 * Draws the card as a picture file. It is drawn from the model and not from the page, so that what an extension or a translation changes
 * there is not in it.
 */
export async function drawPicture(
  card: HTMLElement,
  picture: Picture,
  { greetings, year, lines, sender }: ReturnType<typeof pictureText>,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [WIDE, HIGH]
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const { colour, font, done } = coloursIn(card)
  try {
    await document.fonts.ready
    const animal = await animalIn(colour)
    const weighed = (weight: number) => (size: number) => `${weight} ${size}px ${font}`
    const fill = (name: string) => {
      context.fillStyle = colour(name)
    }
    const stroke = (name: string, wide: number) => {
      context.strokeStyle = colour(name)
      context.lineWidth = wide
    }

    fill('--color-sky')
    context.fillRect(0, 0, WIDE, WATER)
    fill('--color-level-past')
    context.fill(stretched(picture.area, picture))
    stroke('--color-level-deep', 6)
    context.stroke(stretched(picture.line, picture))
    stroke('--color-level-deep', 3)
    context.stroke(stretched(picture.texture, picture))

    fill('--color-text')
    setFont(context, greetings, 52, weighed(600), 500)
    context.fillText(greetings, MARGIN, 110)
    setFont(context, year, 150, weighed(750), 600)
    context.fillText(year, MARGIN - 6, 245)

    context.save()
    context.translate(STAMP.x + STAMP.wide / 2, STAMP.y + STAMP.high / 2)
    context.rotate(STAMP.lean)
    fill('--color-surface')
    context.fillRect(-STAMP.wide / 2, -STAMP.high / 2, STAMP.wide, STAMP.high)
    context.setLineDash([2, 9])
    context.lineCap = 'round'
    stroke('--color-level-deep', 6)
    context.strokeRect(-STAMP.wide / 2, -STAMP.high / 2, STAMP.wide, STAMP.high)
    if (animal) context.drawImage(animal, -STAMP.wide / 2 + 16, -52, STAMP.wide - 32, ((STAMP.wide - 32) * 124) / 212)
    context.restore()

    fill('--color-surface')
    context.fillRect(0, WATER, WIDE, HIGH - WATER)
    fill('--color-text')
    for (const [at, text] of lines.entries()) {
      setFont(context, text, 42, weighed(at === 0 ? 700 : 450), WIDE - 2 * MARGIN)
      context.fillText(text, MARGIN, WATER + 84 + at * LINE)
    }
    fill('--color-text-muted')
    setFont(context, sender, 30, weighed(450), 500)
    context.fillText(sender, MARGIN, HIGH - 40)
  } finally {
    done()
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png')
  })
}
