import { dayOfMonthCopy } from '../../../ui/fieldCopy.ts'
import type { Choice } from './choice.ts'

/** The day is required only for monthly top-ups. */
export const dayRule =
  (type: Choice['type']) =>
  (chosen: string): string | null =>
    type === 'MONTHLY' && chosen === '' ? dayOfMonthCopy.required : null
