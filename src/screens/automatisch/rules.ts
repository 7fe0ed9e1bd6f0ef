import { dayOfMonthCopy } from '../../ui/fieldCopy.ts'
import type { Choice } from './choice.ts'

/** A day is only asked of customers who want it every month. */
export const dayRule =
  (type: Choice['type']) =>
  (chosen: string): string | null =>
    type === 'MONTHLY' && chosen === '' ? dayOfMonthCopy.required : null
