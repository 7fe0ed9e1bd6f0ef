import { zipCodeIn } from '#kit/typed/address.ts'

/** The area of an outage: the digits of a postcode. The letters are not sent, for privacy. Null when invalid. */
export const areaOf = (zipCode: string): string | null => zipCodeIn(zipCode)?.slice(0, 4) ?? null
