import * as v from 'valibot'

/** How far somebody is with installing. */
const Step = v.picklist(['start', 'begun', 'trouble'])

/**
 * The progress of an installation, kept for the tab: installing takes a customer to the settings of the phone, and back here. Of the eSIM only its
 * opaque id, never its code.
 */
export const progressDraft = {
  name: 'esim-installing',
  blank: (): { id: string; step: v.InferOutput<typeof Step> } => ({ id: '', step: 'start' }),
  draftSchema: v.object({ id: v.pipe(v.string(), v.maxLength(40)), step: Step }),
}
