/** Payments that a screen of this tab follows: nothing else has to say how they stand. */
const followed = new Set<string>()

export const isFollowed = (payment: string): boolean => followed.has(payment)

/** Answers what takes it back. */
export function follow(payment: string): () => void {
  followed.add(payment)
  return () => followed.delete(payment)
}
