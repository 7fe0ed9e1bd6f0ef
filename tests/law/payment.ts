/** Where a bank sends the customer back to. */
export const BACK = 'http://localhost:4173/betaling-controleren'

/** What every payment at a bank takes. `amount`: cents. */
export const payment = (amount: number) => ({ AccountPayment: { Amount: amount, Issuer: null, ReturnURL: BACK } })
