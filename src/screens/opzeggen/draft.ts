import * as v from 'valibot'
import { TerminateReason } from '../../api/contract/termination.ts'
import { clearWhenLeft, leave } from '../../flow/draft.ts'

export const EndChoice = v.picklist(['contract', 'soonest', 'other'])
export type EndChoice = v.InferOutput<typeof EndChoice>

const Draft = v.object({
  reason: v.nullable(TerminateReason),
  end: v.nullable(EndChoice),
  /** Another day, as it was typed. */
  date: v.pipe(v.string(), v.maxLength(40)),
  isDeclined: v.boolean(),
})

/** Why and when: nothing personal, so it rests for the tab (decisions D8). */
export const terminateDraft = {
  name: 'terminate',
  blank: (): v.InferOutput<typeof Draft> => ({ reason: null, end: null, date: '', isDeclined: false }),
  draftSchema: Draft,
}

/** What somebody writes stays in memory. */
export const messageDraft = { name: 'terminate-message', blank: () => ({ message: '' }) }

/** The draft has been used: the next visit starts with an empty one. */
export const finish = (): void => [terminateDraft, messageDraft].forEach(clearWhenLeft)

/** The screen is gone. */
export function left(): void {
  leave(terminateDraft)
  leave(messageDraft)
}
