import * as v from 'valibot'
import { Cents } from '#kit/parts.ts'
import { euro, priceText } from '#kit/words/money.ts'
import { copy } from './copy.ts'

export const Switched = v.object({ active: v.boolean(), price: Cents, perMb: Cents })

/** The price of the data cap (cents a month): `€ 1,00 per maand`, or `Gratis`. */
export const monthlyText = (price: number): string => (price === 0 ? priceText(price) : copy.price(euro(price)))

export function dataCapDoneText({ active, price, perMb }: Switched) {
  const { titleOn, titleOff, introOn, introOff, nothing, each } = copy.done
  return {
    title: active ? titleOn : titleOff,
    intro: active ? introOn : introOff(euro(perMb)),
    costs: active ? monthlyText(price) : copy.states.off,
    outside: active ? nothing : each(euro(perMb)),
  }
}

/** The effect of the switch on the bill. `price` in cents: of the cap a month, or of a MB without it. */
export function askText(on: boolean, price: number): string {
  if (!on) return copy.ask.bodyOff(euro(price))
  return `${copy.ask.bodyOn} ${price === 0 ? copy.ask.free : copy.ask.costs(euro(price))}`
}

export type Switched = v.InferOutput<typeof Switched>
