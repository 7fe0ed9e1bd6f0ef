/** What is known about the customer, derived from the session and the reads at sign-on; what a read did not tell is absent. */
export type Facts = {
  prepaid: boolean
}

/** A route guard (spec 5): one question about the customer, one name, no side effects. */
export type Gate = (facts: Facts) => boolean
