import { changeDraft, useDraft } from '../../../draft/draft.ts'
import { progressDraft } from './progress.ts'

/** The installation step of this eSIM; the progress of another one is ignored. */
export function useProgress(id: string) {
  const draft = useDraft(progressDraft)
  const step = draft.id === id ? draft.step : 'start'
  return { step, go: (next: typeof step) => changeDraft(progressDraft, { id, step: next }) }
}
