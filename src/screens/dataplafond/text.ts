import { euro } from '../../domain/money.ts'
import { flowCopy } from '../../flow/copy.ts'
import { dataCapCopy } from './copy.ts'

/** What the data cap costs, in cents a month: `€ 1,00 per maand`, or `Gratis` (domain 2.2). */
export const priceText = (price: number): string => (price === 0 ? flowCopy.free : dataCapCopy.price(euro(price)))
