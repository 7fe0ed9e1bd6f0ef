import * as v from 'valibot'
import { OutageType } from '../../api/contract/outage.ts'
import { clearWhenLeft, leave } from '../../flow/draft.ts'

/** Problem type and tried tips are not personal, so they are kept for the tab. */
export const choiceDraft = {
  name: 'outage',
  blank: (): { type: OutageType | null; tried: number[] } => ({ type: null, tried: [] }),
  draftSchema: v.object({ type: v.nullable(OutageType), tried: v.array(v.pipe(v.number(), v.integer())) }),
}

/** The place is personal, so it stays in memory. `outage`: the id of the outage that the customer wants updates on. */
export const placeDraft = {
  name: 'outage-place',
  blank: (): { zipCode: string; outage: string | null } => ({ zipCode: '', outage: null }),
}

/** The report is personal, so it stays in memory. */
export const reportDraft = {
  name: 'outage-report',
  blank: () => ({ date: '', time: '', message: '', phoneNumber: '' }),
}

/** Clears the drafts once the report is sent. */
export const finish = (): void => [choiceDraft, placeDraft, reportDraft].forEach(clearWhenLeft)

export function left(): void {
  leave(choiceDraft)
  leave(placeDraft)
  leave(reportDraft)
}
