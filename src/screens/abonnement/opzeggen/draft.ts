import * as v from 'valibot'
import { TerminateReason } from '../../../api/contract/termination.ts'
import { defineDraft, personal, rests } from '../../../draft/defineDraft.ts'
import { clearWhenLeft, leave } from '../../../draft/draft.ts'

export const EndChoice = v.picklist(['contract', 'soonest', 'other'])
export type EndChoice = v.InferOutput<typeof EndChoice>

export const terminateDraft = defineDraft('terminate', {
  reason: rests(v.nullable(TerminateReason), null),
  end: rests(v.nullable(EndChoice), null),
  date: rests(v.pipe(v.string(), v.maxLength(40)), ''),
  isDeclined: rests(v.boolean(), false),
  /** Free text. */
  message: personal(''),
})

/** Clears the draft once it is submitted. */
export const finish = (): void => clearWhenLeft(terminateDraft)
export const left = (): void => leave(terminateDraft)
