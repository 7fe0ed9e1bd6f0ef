import { changeDraft, useDraft } from '../../../flow/draft.ts'
import { progressDraft } from './progress.ts'

/** How far the installation of this eSIM is; that of another one counts for nothing. */
export function useProgress(id: string) {
  const draft = useDraft(progressDraft)
  const step = draft.id === id ? draft.step : 'start'
  return { step, go: (next: typeof step) => changeDraft(progressDraft, { id, step: next }) }
}
