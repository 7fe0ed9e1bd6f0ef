import * as v from 'valibot'
import { TerminateReason } from '../../api/contract/termination.ts'
import { clearWhenLeft, leave } from '../../flow/draft.ts'

export const EndChoice = v.picklist(['contract', 'soonest', 'other'])
export type EndChoice = v.InferOutput<typeof EndChoice>

const Draft = v.object({
  reason: v.nullable(TerminateReason),
  end: v.nullable(EndChoice),
  date: v.pipe(v.string(), v.maxLength(40)),
  isDeclined: v.boolean(),
})

/** Reason and date are not personal, so the draft is kept for the tab. */
export const terminateDraft = {
  name: 'terminate',
  blank: (): v.InferOutput<typeof Draft> => ({ reason: null, end: null, date: '', isDeclined: false }),
  draftSchema: Draft,
}

/** The free text may be personal, so it stays in memory. */
export const messageDraft = { name: 'terminate-message', blank: () => ({ message: '' }) }

/** Clears the drafts once they are submitted. */
export const finish = (): void => [terminateDraft, messageDraft].forEach(clearWhenLeft)

export function left(): void {
  leave(terminateDraft)
  leave(messageDraft)
}
