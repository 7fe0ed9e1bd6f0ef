import { once } from '../once.ts'

const euros = once(() => new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }))

/** Formats cents as `€ 12,50`, with a no-break space (spec 9 currency). */
export const euro = (cents: number): string => euros().format(cents / 100)

const whole = once(() => new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }))

/** Formats cents for a choice: whole euros without decimals, `€ 20` (domain 2.2). */
export const choiceText = (cents: number): string => (cents % 100 === 0 ? whole().format(cents / 100) : euro(cents))

const signed = once(() => new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', signDisplay: 'exceptZero' }))

/** Formats a difference in cents: `€ +1,50` or `€ -1,50`. The minus is that of every other amount (domain 2.2). */
export const signedEuro = (cents: number): string => signed().format(cents / 100)

/** Formats a price in cents: `€ 12,50`, or `Gratis` for 0 (spec 9 sign-up fee; domain 2.2). */
export const priceText = (cents: number): string => (cents === 0 ? 'Gratis' : euro(cents))

/** The sum of the amounts, in cents. */
export const sumOf = (lines: readonly { readonly amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)
