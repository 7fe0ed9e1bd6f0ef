import { euro } from '../../domain/money.ts'
import { modalCopy } from './copy.ts'

const copy = modalCopy.dataCap

/** What switching the data cap on or off means for the bill. `price` in cents: of the cap a month, or of a MB without it. */
export function dataCapText({ on, price }: { on: boolean; price: number }): string {
  if (!on) return copy.bodyOff(euro(price))
  return `${copy.bodyOn} ${price === 0 ? copy.free : copy.costs(euro(price))}`
}
