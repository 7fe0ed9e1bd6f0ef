import { once } from './once.ts'

const euros = once(() => new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }))

/** Cents as `€ 12,50`, with a no-break space (spec 9 currency). */
export const euro = (cents: number): string => euros().format(cents / 100)

/** What something costs, in cents: `€ 12,50`, and nothing is `Gratis` (spec 9 sign-up fee; domain 2.2). */
export const priceText = (cents: number): string => (cents === 0 ? 'Gratis' : euro(cents))
