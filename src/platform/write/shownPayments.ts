/** Payments that a screen of this tab follows, so that no toast reports them. */
const followed = new Set<string>()

export const isFollowed = (payment: string): boolean => followed.has(payment)

/** Returns the function that ends it. */
export function followPayment(payment: string): () => void {
  followed.add(payment)
  return () => followed.delete(payment)
}
