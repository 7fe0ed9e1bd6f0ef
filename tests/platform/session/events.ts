import { accountKnown, bindingBegun, bound, rememberingChosen, typeChanged, userAnswered } from '#platform/session/binding.ts'
import {
  ended,
  figuresLost,
  flagsRead,
  refused,
  rowFound,
  type Session,
  serverAnswered,
  serverSilent,
  started,
} from '#platform/session/machine.ts'
import { abandoned, accountLate, letIn, loaded } from '#platform/session/signingIn.ts'
import { checked, endedElsewhere, noted, reasonMissing } from '#platform/session/watching.ts'

/** All events of a session. */
const all = {
  abandoned,
  accountKnown,
  accountLate,
  bindingBegun,
  bound,
  checked,
  ended,
  endedElsewhere,
  figuresLost,
  flagsRead,
  letIn,
  loaded,
  noted,
  reasonMissing,
  refused,
  rememberingChosen,
  rowFound,
  serverAnswered,
  serverSilent,
  started,
  typeChanged,
  userAnswered,
} as const

type All = typeof all
type Heard<Type extends keyof All> = All[Type] extends (session: Session, ...heard: infer Rest) => Session ? Rest : never

/** An event with what was heard, as data. */
export type SessionEvent = { [Type in keyof All]: readonly [type: Type, ...heard: Heard<Type>] }[keyof All]

/** The session after an event. */
export function next(session: Session, [type, ...heard]: SessionEvent): Session {
  // The tuple pairs each event with its own arguments.
  const event = all[type] as (session: Session, ...heard: readonly unknown[]) => Session
  return event(session, ...heard)
}
