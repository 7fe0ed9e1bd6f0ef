import * as v from 'valibot'
import { defineDraft, persisted } from '#page/draft/defineDraft.ts'
import { changeDraft, useDraft } from '#page/draft/draft.ts'

/**
 * The progress of an installation, kept for the tab, because installing leads through the phone's settings. It holds the eSIM's opaque id,
 * never its code.
 */
const progressDraft = defineDraft('esim-installing', {
  id: persisted(v.pipe(v.string(), v.maxLength(40)), ''),
  step: persisted(v.picklist(['start', 'begun', 'trouble']), 'start'),
})

/** The installation step of this eSIM; the progress of another one is ignored. */
export function useProgress(id: string) {
  const draft = useDraft(progressDraft)
  const step = draft.id === id ? draft.step : 'start'
  return { step, go: (next: typeof step) => changeDraft(progressDraft, { id, step: next }) }
}

/** True once an installation was begun in this tab. */
export const useHasBegun = (): boolean => useDraft(progressDraft).step === 'begun'
