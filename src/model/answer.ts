/** Yes, no, or undefined while the data has not loaded. */
export type Answer = boolean | undefined

/** False when any answer is false, undefined when any is unknown, otherwise true. */
export const all = (...answers: readonly Answer[]): Answer =>
  answers.includes(false) ? false : answers.includes(undefined) ? undefined : true

/** True when any answer is true, undefined when any is unknown, otherwise false. */
export const any = (...answers: readonly Answer[]): Answer =>
  answers.includes(true) ? true : answers.includes(undefined) ? undefined : false
