import { once } from './once.ts'

const euros = once(() => new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }))

/** Cents as `€ 12,50`, with a no-break space (spec 9 currency). */
export const euro = (cents: number): string => euros().format(cents / 100)
