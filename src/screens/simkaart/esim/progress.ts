import * as v from 'valibot'
import { defineDraft, rests } from '../../../draft/defineDraft.ts'

/**
 * The progress of an installation, kept for the tab, because installing leads through the phone's settings. It holds the eSIM's opaque id,
 * never its code.
 */
export const progressDraft = defineDraft('esim-installing', {
  id: rests(v.pipe(v.string(), v.maxLength(40)), ''),
  step: rests(v.picklist(['start', 'begun', 'trouble']), 'start'),
})
