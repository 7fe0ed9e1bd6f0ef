import { useEffect, useState } from 'react'
import type { GenericSchema } from 'valibot'
import { changeDraft, clearDraft, clearWhenLeft, draftOf, leave, useDraft } from '../../flow/draft.ts'
import { useAskedToLeave } from '../../flow/useUnsaved.ts'

type Changed<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

type ChoiceDraft<Values extends object> = {
  name: string
  blank: () => Changed<Values>
  draftSchema: GenericSchema<unknown, Changed<Values>>
}

/** What differs from what was saved: nothing personal, so it rests for the tab (decisions D8). */
export const choiceDraft = <Values extends object>(
  name: string,
  draftSchema: GenericSchema<unknown, Changed<Values>>,
): ChoiceDraft<Values> => ({ name, blank: () => ({}), draftSchema })

export type Choice<Values> = {
  values: Values
  choose: (change: Partial<Values>) => void
  /** Differs what is on screen from what was saved? */
  isChanged: boolean
  /** It was chosen before a reload, or before the timer ended the session: it may look as if it were saved. */
  isRestored: boolean
  /** Puts back what was saved. */
  reset: () => void
}

const differs = <Values extends object>(saved: Values, draft: Changed<Values>): boolean =>
  (Object.keys(draft) as (keyof Values)[]).some((name) => draft[name] !== saved[name])

/** Choices that are saved together. They are there again after a reload; who leaves them is asked first. */
export function useChoice<Values extends object>(draft: ChoiceDraft<NoInfer<Values>>, saved: Values): Choice<Values> {
  const changed = useDraft(draft)
  const [isTouched, setTouched] = useState(false)
  const isChanged = differs(saved, changed)
  useAskedToLeave(isChanged, () => clearWhenLeft(draft))
  useEffect(() => () => leave(draft), [draft])
  return {
    // What was chosen has a value: nothing is left out by choosing.
    values: { ...saved, ...changed } as Values,
    choose: (change) => {
      setTouched(true)
      if (differs(saved, { ...draftOf(draft), ...change })) changeDraft(draft, change)
      else clearDraft(draft)
    },
    isChanged,
    isRestored: isChanged && !isTouched,
    reset: () => clearDraft(draft),
  }
}
