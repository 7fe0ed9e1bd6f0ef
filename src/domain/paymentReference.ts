/** An opaque id of a payment as people can read it to us: eight signs of it, `590C-8094`. */
export const paymentReference = (id: string): string =>
  id
    .replace(/[^\da-z]/gi, '')
    .slice(0, 8)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-')
