import { strToU8, zipSync } from 'fflate'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { saveFile } from '#kit/ui/download.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { filesOf } from '#model/profile/sheets.ts'
import type { OwnAnswers } from './gather.ts'
import { sheetsOf } from './sheets.ts'

/** The file extension, from the first base64 characters; JPEG otherwise. */
const endingOf = (base64: string): string => (base64.startsWith('iVBOR') ? 'png' : base64.startsWith('UklGR') ? 'webp' : 'jpg')

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** Makes the archive, downloads it and returns its name. The archive is neither stored nor sent. */
export function makeArchive(answers: OwnAnswers): string {
  const today = dayOf(now())
  const name = `mijn-${provider.slug}-gegevens-${today}.zip`
  const { picture, user } = answers
  const notes = [
    `Gemaakt op ${dayInFull(today)} op je eigen toestel, van wat ${provider.product} over je weet.`,
    'Bedragen zijn in euro, dagen in Nederlandse tijd. Leeg betekent: niet bekend of niet van toepassing.',
    'Heb je een noodkaart gemaakt? Die staat versleuteld op dat ene toestel, en zit hier niet in.',
    ...(user.isPrepaid ? ['Bij prepaid zijn er geen facturen.'] : []),
  ]
  const pictures = picture.base64 === null ? {} : { [`profielfoto.${endingOf(picture.base64)}`]: bytesOf(picture.base64) }
  const archive = zipOf(filesOf(`Jouw gegevens bij ${provider.name}`, sheetsOf(answers), notes), pictures, now())
  saveFile(name, new Blob([archive as Uint8Array<ArrayBuffer>], { type: 'application/zip' }))
  return name
}

/** A zip archive of files by path. `at` is the modification time (ms). */
export function zipOf(
  texts: Readonly<Record<string, string>>,
  pictures: Readonly<Record<string, Uint8Array>>,
  at: number,
): Uint8Array {
  const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)]))
  return zipSync({ ...files, ...pictures }, { level: 6, mtime: at })
}
