import { once } from './once.ts'

const euros = once(() => new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }))

/** Cents as `€ 12,50`, with a no-break space (spec 9 currency). */
export const euro = (cents: number): string => euros().format(cents / 100)

const whole = once(() => new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }))

/** A choice of whole euros without its cents, `€ 20`; any other amount as it is (domain 2.2). */
export const choiceText = (cents: number): string => (cents % 100 === 0 ? whole().format(cents / 100) : euro(cents))

/** A change of an amount, in cents: `+ € 1,50` or `− € 1,50`. */
export const signedEuro = (cents: number): string => `${cents > 0 ? '+' : '−'} ${euro(Math.abs(cents))}`

/** What something costs, in cents: `€ 12,50`, and nothing is `Gratis` (spec 9 sign-up fee; domain 2.2). */
export const priceText = (cents: number): string => (cents === 0 ? 'Gratis' : euro(cents))

/** What these come to: cents. */
export const sumOf = (lines: readonly { readonly amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)
