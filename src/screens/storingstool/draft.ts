import * as v from 'valibot'
import { OutageType } from '../../api/contract/outage.ts'
import { clearWhenLeft, leave } from '../../flow/draft.ts'

/** What is wrong and which tips were tried: nothing personal, so it rests for the tab (decisions D8). */
export const choiceDraft = {
  name: 'outage',
  blank: (): { type: OutageType | null; tried: number[] } => ({ type: null, tried: [] }),
  draftSchema: v.object({ type: v.nullable(OutageType), tried: v.array(v.pipe(v.number(), v.integer())) }),
}

/** Where somebody is stays in memory. `outage`: the one that they want to hear about. */
export const placeDraft = {
  name: 'outage-place',
  blank: (): { zipCode: string; outage: string | null } => ({ zipCode: '', outage: null }),
}

/** And so does what they write. */
export const reportDraft = {
  name: 'outage-report',
  blank: () => ({ date: '', time: '', message: '', phoneNumber: '' }),
}

/** It has served: the next visit starts anew. */
export const finish = (): void => [choiceDraft, placeDraft, reportDraft].forEach(clearWhenLeft)

/** The screen is gone. */
export function left(): void {
  leave(choiceDraft)
  leave(placeDraft)
  leave(reportDraft)
}
