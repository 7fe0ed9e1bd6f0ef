import { useEffect, useState } from 'react'
import type { GenericSchema } from 'valibot'
import { changeDraft, clearDraft, clearWhenLeft, draftOf, leave, useDraft } from '#page/draft/draft.ts'
import { useAskedToLeave } from '#page/draft/useUnsaved.ts'

type Changed<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

type ChoiceDraft<Values extends object> = {
  name: string
  blank: () => Changed<Values>
  draftSchema: GenericSchema<unknown, Changed<Values>>
}

/** Keeps only the changed values. They are not personal, so the draft is stored in the tab. */
export const settingsChoiceDraft = <Values extends object>(
  name: string,
  draftSchema: GenericSchema<unknown, Changed<Values>>,
): ChoiceDraft<Values> => ({ name, blank: () => ({}), draftSchema })

export type SavedChoice<Values> = {
  values: Values
  choose: (change: Partial<Values>) => void
  isChanged: boolean
  /** True when the changes come from before a reload or an ended session, and so might look saved. */
  isRestored: boolean
  reset: () => void
  /** These values were saved: what was chosen since they were sent stays a change. */
  settle: (sent: Values) => void
}

const differs = <Values extends object>(saved: Values, draft: Changed<Values>): boolean =>
  (Object.keys(draft) as (keyof Values)[]).some((name) => draft[name] !== saved[name])

/** Choices that are saved together. They survive a reload, and leaving with unsaved changes asks for confirmation. */
export function useChoice<Values extends object>(draft: ChoiceDraft<NoInfer<Values>>, saved: Values): SavedChoice<Values> {
  const changed = useDraft(draft)
  const [isTouched, setTouched] = useState(false)
  const isChanged = differs(saved, changed)
  useAskedToLeave(isChanged, () => clearWhenLeft(draft))
  useEffect(() => () => leave(draft), [draft])
  return {
    // The draft has only chosen values and no undefined ones, so the merge is complete.
    values: { ...saved, ...changed } as Values,
    choose: (change) => {
      setTouched(true)
      if (differs(saved, { ...draftOf(draft), ...change })) changeDraft(draft, change)
      else clearDraft(draft)
    },
    isChanged,
    isRestored: isChanged && !isTouched,
    reset: () => clearDraft(draft),
    settle(sent) {
      const since: Partial<Values> = { ...saved, ...(draftOf(draft) as Partial<Values>) }
      for (const name in sent) if (since[name] === sent[name]) delete since[name]
      clearDraft(draft)
      changeDraft(draft, since)
    },
  }
}
