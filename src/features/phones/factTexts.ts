import { listText } from '#kit/words/listText.ts'
import type { Smartphone } from '#model/phones/contract/handsetShop.ts'
import { batteryOf, picturesIn, printOf, screenFacts } from '#model/phones/phoneFacts.ts'
import { type OwnPhone, sizeDifference } from '#model/phones/phoneSize.ts'
import { modelIn, type Variant } from '#model/phones/phoneSpec.ts'
import { findCopy } from './copy.ts'

const { facts: copy, size: sizes } = findCopy.device

/** `assumed`: what the sum behind the sentence takes for granted. */
type Line = { term: string; text: string; assumed?: string }

/** A sentence each for screen, battery, camera and storage, where the specifications hold the figures. */
export function factTexts(phone: Pick<Smartphone, 'specs'>, { storage }: Pick<Variant, 'storage'>): Line[] {
  const [screen, battery, print, pictures] = [screenFacts(phone), batteryOf(phone), printOf(phone), picturesIn(storage)]
  const { terms, assumptions } = copy
  const lines: Line[] = []
  if (screen) {
    const { centimetres, isOled, isSmooth } = screen
    const traits = [copy.diagonal(centimetres), ...(isOled ? [copy.oled] : []), ...(isSmooth ? [copy.smooth] : [])]
    lines.push({ term: terms.screen, text: copy.screen(listText(traits)) })
  }
  if (battery)
    lines.push({ term: terms.battery, text: copy.battery(battery.charges, battery.isWireless), assumed: assumptions.battery })
  if (print)
    lines.push({ term: terms.camera, text: copy.camera(print.width, print.height, print.isWide), assumed: assumptions.camera })
  if (pictures !== null)
    lines.push({ term: terms.storage, text: copy.storage(pictures.toLocaleString('nl-NL')), assumed: assumptions.storage })
  return lines
}

const away = (by: number, [more, less]: readonly [string, string]): string | null =>
  by === 0 ? null : sizes.by(Math.abs(by), by > 0 ? more : less)

/** A phone compared with the one that the customer has: `4 mm hoger en 2 mm breder dan je Talura S2`. */
export function dimensionsText(size: OwnPhone['size'], own: OwnPhone): string {
  const { height, width } = sizeDifference(size, own.size)
  const [higher, wider] = [away(height, sizes.high), away(width, sizes.wide)]
  const name = modelIn(own.name)
  if (higher !== null && wider !== null) return sizes.both(higher, wider, name)
  if (higher !== null) return sizes.sameWidth(higher, name)
  return wider !== null ? sizes.sameHeight(wider, name) : sizes.same(name)
}
