import type { FailureKind } from '../api/failure.ts'
import { failures, tidings } from '../api/news.ts'
import { signOff } from '../session.ts'
import { visitor } from '../stores/session.ts'

export type Reaction = 'sign-off' | 'none'

/** What the app does about a failed call, besides what the block that asked shows (spec 8). */
export const reactionTo = (kind: FailureKind): Reaction => (kind === 'signed-out' ? 'sign-off' : 'none')

/** Listens to what the api announces. */
export function startReactions(): void {
  failures.listen(({ kind }) => {
    if (reactionTo(kind) === 'sign-off') signOff()
  })
  tidings.listen((operation, input, value) => {
    const here = visitor()
    if (here.kind === 'customer') void import('../lastKnown.ts').then(({ rest }) => rest(operation, input, value, here.flags))
  })
}
