/** Yes, no, or undefined: what it hangs on has not been told (yet). */
export type Answer = boolean | undefined

/** No as soon as one is no, whatever is not known yet; yes when all are. */
export const all = (...answers: readonly Answer[]): Answer =>
  answers.includes(false) ? false : answers.includes(undefined) ? undefined : true

/** Yes as soon as one is yes, whatever is not known yet; no when none is. */
export const any = (...answers: readonly Answer[]): Answer =>
  answers.includes(true) ? true : answers.includes(undefined) ? undefined : false
