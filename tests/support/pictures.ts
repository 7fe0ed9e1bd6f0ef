import type { Page } from '@playwright/test'

export type Picture = { name: string; mimeType: string; buffer: Buffer }

/** Draws in the browser: left half red, right half blue; with `hole` the upper half is transparent. */
const drawn = (page: Page, type: string, width: number, height: number, hole = false): Promise<string> =>
  page.evaluate(
    async ([format, wide, high, isHollow]) => {
      const canvas = new OffscreenCanvas(wide, high)
      const context = canvas.getContext('2d')
      if (!context) return ''
      context.fillStyle = '#ff0000'
      context.fillRect(0, 0, wide / 2, high)
      context.fillStyle = '#0000ff'
      context.fillRect(wide / 2, 0, wide / 2, high)
      if (isHollow) context.clearRect(0, 0, wide, high / 2)
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: format, quality: 0.95 })).arrayBuffer())
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      return btoa(text)
    },
    [type, width, height, hole] as const,
  )

/** Adds a camera's orientation (on its side) and location to a JPEG. */
function onItsSide(jpeg: Buffer): Buffer {
  const tiff = Buffer.from('49492a0008000000' + '0100' + '120103000100000006000000' + '00000000', 'hex')
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS 53.3592 5.2133 Terschelling')])
  const size = Buffer.alloc(2)
  size.writeUInt16BE(body.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from('ffe1', 'hex'), size, body, jpeg.subarray(2)])
}

/** Two frames, red and then blue. */
const moving = Buffer.from(
  '474946383961' +
    '01000100800000' +
    'ff0000' +
    '0000ff' +
    '21f90400050000002c00000000010001000002024401' +
    '00' +
    '21f90400050000002c000000000100010000' +
    '02024c0100' +
    '3b',
  'hex',
) // prettier-ignore

/** Files as people choose them. */
export async function pictures(page: Page) {
  const make = async (type: string, width: number, height: number, hole?: boolean) =>
    Buffer.from(await drawn(page, type, width, height, hole), 'base64')
  const jpeg = await make('image/jpeg', 400, 200)
  const png = await make('image/png', 300, 300)
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(30_000, 16)
  bomb.writeUInt32BE(30_000, 20)
  const file = (name: string, mimeType: string, buffer: Buffer): Picture => ({ name, mimeType, buffer })
  return {
    jpeg: file('strand.jpg', 'image/jpeg', jpeg),
    rotated: file('IMG_0001.JPG', 'image/jpeg', onItsSide(jpeg)),
    hollow: file('gat.png', 'image/png', await make('image/png', 300, 300, true)),
    large: file('groot.jpg', 'image/jpeg', await make('image/jpeg', 6000, 4000)),
    webp: file('klein.webp', 'image/webp', await make('image/webp', 64, 64)),
    moving: file('beweegt.gif', 'image/gif', moving),
    misnamed: file('eigenlijk-png.jpg', 'image/jpeg', png),
    bomb: file('bom.png', 'image/png', bomb),
    heic: file(
      'IMG_0002.HEIC',
      'image/heic',
      Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypheic'), Buffer.alloc(64)]),
    ),
    svg: file(
      'script.svg',
      'image/svg+xml',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="gekaapt"</script></svg>'),
    ),
    truncated: file('half.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2)),
    damaged: file('stuk.png', 'image/png', Buffer.concat([png.subarray(0, 60), Buffer.alloc(40, 7), png.subarray(100)])),
    empty: file('leeg.jpg', 'image/jpeg', Buffer.alloc(0)),
    words: file('brief.jpg', 'image/jpeg', Buffer.from('Beste klant')),
  }
}
