import * as v from 'valibot'

const Step = v.picklist(['start', 'begun', 'trouble'])

/**
 * The progress of an installation, kept for the tab, because installing leads through the phone's settings. It holds the eSIM's opaque id,
 * never its code.
 */
export const progressDraft = {
  name: 'esim-installing',
  blank: (): { id: string; step: v.InferOutput<typeof Step> } => ({ id: '', step: 'start' }),
  draftSchema: v.object({ id: v.pipe(v.string(), v.maxLength(40)), step: Step }),
}
