/** A short reference of a payment that a customer can read aloud: `590C-8094`. */
export const paymentReference = (id: string): string =>
  id
    .replace(/[^\da-z]/gi, '')
    .slice(0, 8)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-')
