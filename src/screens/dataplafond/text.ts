import { euro, priceText } from '../../domain/money.ts'
import { dataCapCopy } from './copy.ts'

/** What the data cap costs, in cents a month: `€ 1,00 per maand`, or `Gratis`. */
export const monthlyText = (price: number): string => (price === 0 ? priceText(price) : dataCapCopy.price(euro(price)))
